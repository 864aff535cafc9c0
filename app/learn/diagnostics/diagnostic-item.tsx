import { formatFileLine } from '#app/learn/playground/document/format-file-line.ts';
import type { LocatedDiagnostic } from '#app/learn/diagnostics/explain-sources.ts';
import { applyChange, diffLines, type CodeChange } from '#app/learn/diagnostics/code-change.ts';
import { Button } from '#app/ui/controls/button.tsx';

/** A change as a diff, between the lines around it. */
function ChangeDiff({ code, change }: { code: string; change: CodeChange }) {
  const { line, removed, added } = diffLines(code, applyChange(code, change));
  const lines = code.split('\n');
  const before = lines[line - 2];
  const after = lines[line - 1 + removed.length];
  return (
    <pre className="code-change" tabIndex={0} role="group" aria-label="The change">
      {before !== undefined && <span>{`  ${before}`}</span>}
      {removed.map((text, index) => (
        <span key={`${index} ${text}`} className="is-out">{`- ${text}`}</span>
      ))}
      {added.map((text, index) => (
        <span key={`${index} ${text}`} className="is-in">{`+ ${text}`}</span>
      ))}
      {after !== undefined && <span>{`  ${after}`}</span>}
    </pre>
  );
}

/** The label of the button that makes a change, or why there is none. */
export type ChangeOffer = { label: string } | { note: string };

type DiagnosticItemProps = {
  located: LocatedDiagnostic;
  isCause: boolean;
  code: string | undefined;
  offer: ChangeOffer;
  onApply: (change: CodeChange) => void;
  onPoint: (selector: string) => void;
};

/** One diagnostic: where it is, what the browser did, and the fix. */
export function DiagnosticItem({
  located: { diagnostic, fileLine, change },
  isCause,
  code,
  offer,
  onApply,
  onPoint,
}: DiagnosticItemProps) {
  const { message, fixes, kind, data } = diagnostic;
  const title = fixes[0]?.title;
  const [, firstSentence = message, otherSentences = ''] = /^(.+?[.!?])( .*)?$/s.exec(message) ?? [];
  const selector = kind === 'unmatched-selector' ? undefined : data.selector;
  return (
    <div className={`diagnostic ${isCause ? 'is-cause' : ''}`} role="listitem">
      <span className="diagnostic-line">{fileLine ? formatFileLine(fileLine) : 'whole page'}</span>
      <div className="diagnostic-words">
        <p>
          {isCause ? <strong>{firstSentence}</strong> : firstSentence}
          {otherSentences}
          {change === undefined && title !== undefined ? ` ${title}` : ''}
        </p>
        {isCause && change && code !== undefined && <ChangeDiff code={code} change={change} />}
        {isCause && (change ?? selector) !== undefined && (
          <div className="diagnostic-actions">
            {change &&
              ('label' in offer ? (
                <Button size="small" onClick={() => onApply(change)}>
                  {offer.label}
                </Button>
              ) : (
                <span className="diagnostic-note">{offer.note}</span>
              ))}
            {selector !== undefined && (
              <Button variant="plain" size="small" onClick={() => onPoint(selector)}>
                Show the box
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
