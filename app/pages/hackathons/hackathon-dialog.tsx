import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { formatMoment, getTimelineStates } from '#app/pages/hackathons/dates.ts';
import { nodeStateByStatus } from '#app/pages/hackathons/node-state-by-status.ts';
import { RegisterButton } from '#app/pages/hackathons/register-button.tsx';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { CommitList } from '#app/ui/graph/commit-list.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { Status } from '#app/ui/status.tsx';
import type { Hackathon } from '#contract/content/hackathons.ts';

const rupees = new Intl.NumberFormat('en-IN');
const places = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Record<Intl.LDMLPluralRule, string> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};

/** How the prize is split, with a bar for each share. Amounts are in rupees with Indian digit grouping. */
function Prizes({ prize, split }: { prize: string; split: readonly number[] }) {
  const largest = Math.max(...split);
  return (
    <section aria-labelledby="prizes">
      <h3 id="prizes" className="dialog-heading">
        Prizes, {prize}
      </h3>
      <ol className="prizes mono">
        {split.map((amount, index) => {
          const share = `${(100 * amount) / largest}%`;
          return (
            <li key={index}>
              <span className="text-foreground-faint">
                {index + 1}
                {endings[places.select(index + 1)]}
              </span>
              <svg width="100%" height="12" aria-hidden="true">
                <line x1="0" y1="6" x2={share} y2="6" stroke="var(--accent)" strokeWidth="2" />
                <circle cx={share} cy="6" r="6" fill="var(--accent)" />
              </svg>
              <span className="text-right">
                <span className="visually-hidden">₹</span>
                {rupees.format(amount)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Timeline({ timeline }: Pick<Hackathon, 'timeline'>) {
  const [now] = useState(() => Date.now());
  const states = getTimelineStates(
    timeline.map(({ time }) => time),
    now,
  );
  return (
    <section aria-labelledby="timeline">
      <h3 id="timeline" className="dialog-heading">
        Timeline
      </h3>
      <CommitList
        commits={timeline.map(({ time, event }, index) => ({
          key: time + event,
          state: states[index] ?? 'open',
          when: formatMoment(time),
          title: event,
        }))}
      />
    </section>
  );
}

function Details({ hackathon }: { hackathon: Hackathon }) {
  return (
    <div className="hackathon-details">
      <div className="grid content-start gap-7">
        {/* Content is checked to hold nothing but a few plain tags (contract/content/fields/fields.ts). */}
        <div className="rich-text" dangerouslySetInnerHTML={{ __html: hackathon.description }} />
        <section aria-labelledby="requirements">
          <h3 id="requirements" className="dialog-heading">
            Requirements
          </h3>
          <ul className="dotted">
            {hackathon.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </section>
        {hackathon.prizeSplitRupees && <Prizes prize={hackathon.prize} split={hackathon.prizeSplitRupees} />}
      </div>
      <Timeline timeline={hackathon.timeline} />
    </div>
  );
}

/**
 * Everything about one hackathon: description, requirements, timeline, prizes, its form and its calendar
 * file.
 */
export function HackathonDialog({
  hackathon,
  onClose,
}: {
  hackathon: Hackathon | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={hackathon !== undefined}
      onClose={onClose}
      title={hackathon?.title}
      aboveTitle={
        hackathon && (
          <p className="mb-1 flex flex-wrap gap-x-3">
            <Status state={nodeStateByStatus[hackathon.status]}>{hackathon.registrationStatus}</Status>
            <span className="mono text-foreground-faint">
              {hackathon.status === 'closed' ? 'closed' : 'closes'} {hackathon.registrationDeadline}
            </span>
          </p>
        )
      }
      footer={
        hackathon && (
          <>
            <RegisterButton hackathon={hackathon} tip />
            <ButtonLink
              variant="plain"
              href={`/generated/calendar/${hackathon.id}.ics`}
              download={`${hackathon.id}.ics`}
              icon={<CalendarPlus aria-hidden="true" size={18} strokeWidth={1.75} />}
            >
              Add to calendar
            </ButtonLink>
            {hackathon.status === 'open' && (
              <span className="ml-auto text-small text-foreground-faint">Opens a form in a new tab</span>
            )}
          </>
        )
      }
    >
      {hackathon && <Details hackathon={hackathon} />}
    </Dialog>
  );
}
