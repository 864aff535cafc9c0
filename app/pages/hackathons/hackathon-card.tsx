import { Burst } from '#app/pages/hackathons/burst.tsx';
import { formatDaySpan } from '#app/pages/hackathons/dates.ts';
import { createExcerpt } from '#app/pages/hackathons/create-excerpt.ts';
import { nodeStateByStatus } from '#app/pages/hackathons/node-state-by-status.ts';
import { RegisterButton } from '#app/pages/hackathons/register-button.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Status } from '#app/ui/status.tsx';
import type { Hackathon } from '#contract/content/hackathons.ts';
import { hackathonCategories } from '#content/hackathons.ts';

function Facts({ hackathon }: { hackathon: Hackathon }) {
  const facts = [
    ['Venue', hackathon.venue],
    ['Prize', hackathon.prize],
    ['Team', hackathon.teamSize],
    ['Level', hackathon.level],
  ];
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>Register by</dt>
        <dd className="mono">{hackathon.registrationDeadline}</dd>
      </div>
    </dl>
  );
}

/** One hackathon as a card. Its rows align with those of the cards beside it. */
export function HackathonCard({ hackathon, onDetails }: { hackathon: Hackathon; onDetails: () => void }) {
  const titleId = `hackathon-${hackathon.id}`;
  const categories: readonly string[] = hackathon.category;
  return (
    <li className="hackathon card">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Status state={nodeStateByStatus[hackathon.status]}>{hackathon.registrationStatus}</Status>
        <span className="flex flex-wrap gap-1">
          {hackathonCategories
            .filter(({ id }) => categories.includes(id))
            .map(({ id, label }) => (
              <span key={id} className="tag">
                {label}
              </span>
            ))}
        </span>
      </div>
      <Burst hours={hackathon.durationHours} status={hackathon.status} />
      <p className="mono flex flex-wrap justify-between gap-x-4">
        <span>{formatDaySpan(hackathon.startDate, hackathon.endDate)}</span>
        <span className="text-foreground-faint">{hackathon.durationHours} hours</span>
      </p>
      <h2 id={titleId}>{hackathon.title}</h2>
      <p className="hackathon-excerpt">{createExcerpt(hackathon.description)}</p>
      <Facts hackathon={hackathon} />
      <div className="hackathon-actions">
        <RegisterButton hackathon={hackathon} describedBy={titleId} />
        <Button variant="plain" aria-describedby={titleId} aria-haspopup="dialog" onClick={onDetails}>
          View Details
        </Button>
      </div>
    </li>
  );
}
