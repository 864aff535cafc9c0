import { Fragment, type ReactNode } from 'react';

/** The hints shown so far; each is announced alone when it appears. */
export function Hints({ hints, shown }: { hints: readonly ReactNode[]; shown: number }) {
  return (
    <div role="status" aria-atomic="false" className={shown > 0 ? 'exercise-hints' : undefined}>
      {hints.slice(0, shown).map((hint, index) => {
        const name = `Hint ${index + 1}`;
        return (
          <Fragment key={name}>
            <div>
              <span className="mono">{name}</span>
              <div>{hint}</div>
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}
