import { Children, useId, type ReactNode } from 'react';

/**
 * A layer as a list of rows, or a sentence when there are none. It is focusable, so that the arrow keys
 * scroll a long list.
 */
export function MeasureList({
  title,
  empty,
  children,
}: {
  title: string;
  empty: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="measure-list" role="group" aria-labelledby={id} tabIndex={0}>
      <p id={id} className="measure-title">
        {title}
      </p>
      {Children.count(children) === 0 ? <p>{empty}</p> : <ul className="mono">{children}</ul>}
    </div>
  );
}
