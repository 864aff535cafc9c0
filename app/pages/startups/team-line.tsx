import { Plus } from 'lucide-react';
import { Avatar } from '#app/ui/avatar.tsx';
import type { Startup } from '#contract/content/startups.ts';
import './team-line.css';

/** The team as a line of avatars that ends in a dashed circle for each open position. */
export function TeamLine({ startup }: { startup: Startup }) {
  return (
    <ol className="team-line" aria-label={`The team of ${startup.name}`}>
      {startup.teamMembers.map(({ name, role, avatar }) => (
        <li key={name}>
          <Avatar id={avatar} size={56} />
          <span className="team-label">
            <span className="visually-hidden">{name}, </span>
            {role}
          </span>
        </li>
      ))}
      {startup.openPositions.map(({ title, label }) => (
        <li key={title} className="is-open">
          <span className="chair">
            <svg viewBox="0 0 56 56" aria-hidden="true">
              <circle cx="28" cy="28" r="27" />
            </svg>
            <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
          </span>
          <span className="team-label">
            <span className="visually-hidden">Open: </span>
            {label}
          </span>
        </li>
      ))}
    </ol>
  );
}
