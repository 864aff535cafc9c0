import { Node } from '#app/ui/graph/node.tsx';
import type { Startup } from '#contract/content/startups.ts';

/** The open positions: the work, and the hours a week. */
export function OpenPositions({ positions }: { positions: Startup['openPositions'] }) {
  return (
    <section aria-labelledby="open-positions">
      <h3 id="open-positions" className="dialog-heading">
        Open positions
      </h3>
      {positions.length === 0 && (
        <p className="text-foreground-soft">There are no open positions just now.</p>
      )}
      <ul className="open-positions">
        {positions.map(({ title, work, hoursPerWeek }) => (
          <li key={title}>
            <Node state="yours" />
            <p>{title}</p>
            <p className="mono text-foreground-faint">
              {`${hoursPerWeek} ${hoursPerWeek === 1 ? 'hour' : 'hours'} a week`}
            </p>
            <p className="text-[0.9375rem] text-foreground-soft">{work}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
