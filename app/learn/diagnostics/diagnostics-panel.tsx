import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { formatFileLine } from '#app/learn/playground/document/format-file-line.ts';
import { hasScript } from '#app/learn/playground/document/has-script.ts';
import { CascadeView } from '#app/learn/diagnostics/cascade-view.tsx';
import type { LocatedDiagnostic, Explanation } from '#app/learn/diagnostics/explain-sources.ts';
import { loadingFailed, type ExplanationState } from '#app/learn/diagnostics/use-explanation.ts';
import { applyChange, type CodeChange } from '#app/learn/diagnostics/code-change.ts';
import { DiagnosticItem, type ChangeOffer } from '#app/learn/diagnostics/diagnostic-item.tsx';
import { ElementChoice } from '#app/learn/diagnostics/element-choice.tsx';
import { tooLarge, tooLargeSentence } from '#app/learn/diagnostics/explainer-messages.ts';
import type { CodeLanguage, SourceFile } from '#contract/lessons/lesson-code.ts';
import type { PickedElement, ResultHandle } from '#app/learn/playground/result/result-frame.tsx';
import { announce } from '#app/ui/announce.ts';
import { Button } from '#app/ui/controls/button.tsx';
import './diagnostics-panel.css';

const noProblems =
  'I found nothing that I am certain of. I looked for selectors that find nothing, for declarations that are dropped, lose or have no effect, and for repaired tags.';
const runsNoScripts =
  ' I run no scripts: what they write, and their errors, are in the console below the result.';
const loadingFailedSentence = 'The explanation could not load. Check your connection and try again.';

function formatCounts({ causes, followers }: Explanation): string {
  const main = `${causes.length} ${causes.length === 1 ? 'cause' : 'causes'}`;
  if (followers.length === 0) return main;
  return `${main}, ${followers.length} ${followers.length === 1 ? 'problem that follows' : 'problems that follow'} from ${causes.length === 1 ? 'it' : 'them'}`;
}

/** Half-written code always has a cause, so it is announced only after a pause in the typing. */
const announcedAfterMs = 2000;

/** Makes screen readers say the first cause; without it they would say only how many there are. */
function useAnnouncedCause(cause: LocatedDiagnostic | undefined): void {
  const place = cause?.fileLine && `${formatFileLine(cause.fileLine)}: `;
  const message = cause && `${place ?? ''}${cause.diagnostic.message}`;
  useEffect(() => {
    if (message === undefined) return undefined;
    const timer = setTimeout(() => announce(message), announcedAfterMs);
    return () => clearTimeout(timer);
  }, [message]);
}

/** Selects the element at a path of child indices from the root. */
function createSelector(path: readonly number[]): string {
  return [':root', ...path.map((index) => `:nth-child(${index + 1})`)].join(' > ');
}

type SummaryProps = { explanation: ExplanationState; onRetry: () => void };

/** How many causes there are, or why there is no answer. */
function Summary({ explanation, onRetry }: SummaryProps) {
  if (explanation === loadingFailed)
    return (
      <>
        <span className="why-count" role="status">
          {loadingFailedSentence}
        </span>
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      </>
    );
  return (
    <span className="why-count" role="status">
      {explanation === tooLarge && tooLargeSentence}
      {typeof explanation === 'object' &&
        (explanation.causes.length === 0
          ? `${noProblems}${hasScript(explanation.sources) ? runsNoScripts : ''}`
          : formatCounts(explanation))}
    </span>
  );
}

const offerEach = (): ChangeOffer => ({ label: 'Apply this line' });

type DiagnosticsPanelProps = {
  explanation: ExplanationState;
  onRetry: () => void;
  sources: readonly SourceFile[];
  frame: RefObject<ResultHandle | null>;
  picked: PickedElement | undefined;
  onPick: (element: PickedElement) => void;
  /** The id of the code's name, where several are explained together. */
  nameId?: string | undefined;
  /** Whether a change is offered; left out where each is. */
  getOffer?: (change: CodeChange) => ChangeOffer;
  onChange: (language: CodeLanguage, code: string) => void;
};

/**
 * *Why doesn’t this work?* for the code in the editor: causes first, then what follows from them; and the
 * cascade of a pressed element.
 */
export function DiagnosticsPanel({
  explanation,
  onRetry,
  sources,
  frame,
  picked,
  onPick,
  nameId,
  getOffer = offerEach,
  onChange,
}: DiagnosticsPanelProps) {
  const [isPicking, setPicking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const shownExplanation = typeof explanation === 'string' ? undefined : explanation;
  const findCode = (language: CodeLanguage | undefined) =>
    shownExplanation?.sources.find((file) => file.language === language)?.code;
  const renderItem = (located: LocatedDiagnostic, isCause: boolean) => {
    const { diagnostic, fileLine, change } = located;
    return (
      <DiagnosticItem
        key={`${diagnostic.range.start.line} ${diagnostic.code} ${diagnostic.message}`}
        located={located}
        isCause={isCause}
        code={findCode(change?.language ?? fileLine?.language)}
        offer={change ? getOffer(change) : offerEach()}
        onPoint={(selector) => frame.current?.point(selector)}
        onApply={(appliedChange) => {
          const code = findCode(appliedChange.language);
          // The places of a change are those of the explained code, which may just have been typed over.
          if (code === undefined || shownExplanation?.sources !== sources) return;
          onChange(appliedChange.language, applyChange(code, appliedChange));
          // The pressed button disappears with its diagnostic.
          heading.current?.focus();
        }}
      />
    );
  };
  const hasNoProblems = shownExplanation?.causes.length === 0;
  useAnnouncedCause(shownExplanation?.causes[0]);
  return (
    <section className="why" aria-labelledby={nameId === undefined ? id : `${id} ${nameId}`}>
      <div className="why-head">
        <h3 ref={heading} id={id} tabIndex={-1}>
          Why doesn’t this work?
        </h3>
        <Summary explanation={explanation} onRetry={onRetry} />
        <Button
          variant="plain"
          size="small"
          aria-pressed={isPicking}
          onClick={() => {
            frame.current?.pick(!isPicking);
            setPicking(!isPicking);
          }}
        >
          Pick an element
        </Button>
      </div>
      {shownExplanation && !hasNoProblems && (
        <div className="why-list" role="list">
          {shownExplanation.causes.map((located) => renderItem(located, true))}
          {shownExplanation.followers.map((located) => renderItem(located, false))}
        </div>
      )}
      {isPicking && (
        <ElementChoice
          sources={sources}
          onChoose={({ path, name, classes }) => {
            frame.current?.point(createSelector(path));
            onPick({ kind: 'picked', path, name, classes });
          }}
        />
      )}
      {picked !== undefined && <CascadeView picked={picked} sources={sources} />}
    </section>
  );
}
