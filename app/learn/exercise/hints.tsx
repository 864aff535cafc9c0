import type { ReactNode } from 'react';
import { joinProse } from '#app/learn/parts/join-prose.ts';

/** The hints shown so far. Each has its own live region, because a screen reader says a region from its start. */
export function Hints({ hints, shown }: { hints: readonly ReactNode[]; shown: number }) {
  return (
    <div className={shown > 0 ? 'exercise-hints' : undefined}>
      {hints.map((hint, index) => (
        <div key={index} role="status">
          {index < shown && (
            <>
              {/* A space that stays at the end of the span, so that the number and the hint are said as two words. */}
              <span className="mono">{`Hint ${index + 1}\u00A0`}</span>
              <div ref={joinProse}>{hint}</div>
            </>
          )}
        </div>
      ))}
    </div>
  );
}
