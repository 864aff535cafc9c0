import { layers, type LayerId } from '#app/learn/parts/measure/layers.ts';
import type { Measures } from '#app/learn/playground/frame/measure/measures.ts';
import { Children, useId, type ReactNode } from 'react';

/**
 * A layer as a list of rows, or a sentence when there are none. It is focusable, so that the arrow keys
 * scroll a long list.
 */
function MeasureList({ title, empty, children }: { title: string; empty: string; children: ReactNode }) {
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

/** The lists beside the result: the document's tree, the accessibility tree and the tab order. */
export function MeasureLists({ measures, shown }: { measures: Measures; shown: ReadonlySet<LayerId> }) {
  const trees = [
    { layer: 'dom', rows: measures.domTree },
    { layer: 'accessibility', rows: measures.accessibilityTree },
  ] as const;
  return (
    <>
      {trees.map(
        ({ layer, rows }) =>
          shown.has(layer) && (
            <MeasureList
              key={layer}
              title={layers.find(({ id }) => id === layer)?.name ?? ''}
              empty="The result is empty."
            >
              {rows.map(({ depth, text }, index) => (
                <li key={index} style={{ paddingInlineStart: `${depth * 16}px` }}>
                  {text}
                </li>
              ))}
            </MeasureList>
          ),
      )}
      {shown.has('tab') && (
        <MeasureList title="Tab order" empty="Tab can’t reach anything in this result.">
          {measures.tabOrder.map(({ name }, index) => (
            <li key={index}>
              {index + 1}. {name}
            </li>
          ))}
        </MeasureList>
      )}
    </>
  );
}
