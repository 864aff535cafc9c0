import type { Explained } from '#app/learn/example/explain-sources.ts';
import type { Change } from '#app/learn/example/propose-change.ts';
import { Button } from '#app/ui/button.tsx';

/** A change as a diff, between the lines around it. */
function MendDiff({ code, change: { line, removed, added } }: { code: string; change: Change }) {
  const lines = code.split('\n');
  const before = lines[line - 2];
  const after = lines[line - 1 + removed.length];
  return (
    <pre className="mend" tabIndex={0} role="group" aria-label="The change">
      {before !== undefined && <span>{`  ${before}`}</span>}
      {removed.map((text) => (
        <span key={text} className="is-out">{`- ${text}`}</span>
      ))}
      {added.map((text) => (
        <span key={text} className="is-in">{`+ ${text}`}</span>
      ))}
      {after !== undefined && <span>{`  ${after}`}</span>}
    </pre>
  );
}

type FindingItemProps = {
  explained: Explained;
  isCause: boolean;
  code: string | undefined;
  onApply: (change: Change) => void;
  onPoint: (selector: string) => void;
};

/** One finding: where, what the browser did, and the mend. */
export function FindingItem({
  explained: { finding, place, change },
  isCause,
  code,
  onApply,
  onPoint,
}: FindingItemProps) {
  const { message, mend, selector, kind } = finding;
  const [, first = message, rest = ''] = /^(.+?[.!?])( .*)?$/s.exec(message) ?? [];
  const pointed = kind === 'unmatched-selector' ? undefined : selector;
  return (
    <div className={`finding ${isCause ? 'is-cause' : ''}`} role="listitem">
      <span className="finding-line">
        {place ? `${place.language.toUpperCase()} line ${place.line}` : 'whole page'}
      </span>
      <div className="finding-words">
        <p>
          {isCause ? <strong>{first}</strong> : first}
          {rest}
          {change === undefined && mend !== undefined ? ` ${mend}` : ''}
        </p>
        {isCause && change && code !== undefined && <MendDiff code={code} change={change} />}
        {isCause && (change ?? pointed) !== undefined && (
          <div className="finding-actions">
            {change && (
              <Button size="small" onClick={() => onApply(change)}>
                Apply this line
              </Button>
            )}
            {pointed !== undefined && (
              <Button look="plain" size="small" onClick={() => onPoint(pointed)}>
                Show the box
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
