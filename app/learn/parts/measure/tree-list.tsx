import type { Measures } from '#app/learn/playground/frame/measure/measures.ts';

/** A tree of the result, one row a node, indented by its depth. */
export function TreeList({ title, rows }: { title: string; rows: Measures['domTree'] }) {
  return (
    <div className="measure-list">
      <h5>{title}</h5>
      {rows.length === 0 ? (
        <p>Empty.</p>
      ) : (
        <ul className="mono">
          {rows.map(({ depth, text }, index) => (
            <li key={index} style={{ paddingInlineStart: `${depth * 16}px` }}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
