import { Node } from '#app/ui/node.tsx';
import type { Startup } from '#contract/content/startups.ts';

/** The chairs that are free: what one would do, and for how long a week. */
export function OpenPositions({ positions }: { positions: Startup['openPositions'] }) {
  return (
    <section aria-labelledby="open-positions">
      <h3 id="open-positions" className="dialog-heading">
        Open positions
      </h3>
      {positions.length === 0 && <p className="text-foreground-soft">No chair is free just now.</p>}
      <ul className="open-positions">
        {positions.map(({ title, work, hoursPerWeek }) => (
          <li key={title}>
            <Node state="yours" />
            <p>{title}</p>
            <p className="mono text-foreground-faint">
              {hoursPerWeek} {hoursPerWeek === 1 ? 'hour' : 'hours'} a week
            </p>
            <p className="text-[0.9375rem] text-foreground-soft">{work}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
