import { Technology } from '#app/pages/startups/technology.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import type { Startup } from '#contract/content/startups.ts';
import { Plus } from 'lucide-react';
import { Avatar } from '#app/ui/avatar.tsx';
import './team-line.css';

/** The team as a line of avatars that ends in a dashed circle for each open position. */
function TeamLine({ startup }: { startup: Startup }) {
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

function TeamCounts({ startup }: { startup: Startup }) {
  const open = startup.openPositions.length;
  return (
    <p className="startup-numbers">
      <span>
        <b>{startup.teamSize}</b> {startup.teamSize === 1 ? 'member' : 'members'}
      </span>
      <span className={open > 0 ? 'text-accent' : ''}>
        <b>{open}</b> {open === 1 ? 'open position' : 'open positions'}
      </span>
    </p>
  );
}

/** One startup: its project, tech stack, team and open positions. */
export function StartupCard({
  startup,
  onDetails,
  onApply,
}: {
  startup: Startup;
  onDetails: () => void;
  onApply: () => void;
}) {
  const titleId = `startup-${startup.id}`;
  return (
    <li className="card startup">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id={titleId}>{startup.name}</h2>
          <p className="mt-1 text-foreground-faint">{startup.project}</p>
        </div>
        <TeamCounts startup={startup} />
      </div>
      <p className="max-w-[42.5rem] text-foreground-soft">{startup.description}</p>
      <ul
        className="flex flex-wrap gap-x-6 gap-y-2 text-[0.9375rem] text-foreground-soft"
        aria-label="Tech stack"
      >
        {startup.techStack.map((technology) => (
          <li key={technology}>
            <Technology name={technology} />
          </li>
        ))}
      </ul>
      <TeamLine startup={startup} />
      <div className="startup-actions">
        <Button variant="main" tip aria-haspopup="dialog" aria-describedby={titleId} onClick={onApply}>
          Apply Now
        </Button>
        <Button aria-haspopup="dialog" aria-describedby={titleId} onClick={onDetails}>
          View Details
        </Button>
      </div>
    </li>
  );
}
