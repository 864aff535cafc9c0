import { Check as CheckMark, ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatExpected, formatGot, markDifference } from '#app/learn/exercise/check-words.ts';
import { listSentences, toShownResults, type CheckResult } from '#app/learn/exercise/run/check-result.ts';
import { Node } from '#app/ui/graph/node.tsx';
import type { Check } from '#contract/lessons/lesson-checks.ts';
import './check-list.css';

/** `next`: not met yet in code that the learner has not changed. */
type CheckState = 'passed' | 'failed' | 'next' | 'later';

const signs: Record<CheckState, ReactNode> = {
  passed: <CheckMark aria-hidden="true" />,
  failed: <X aria-hidden="true" />,
  next: <Node state="current" size={20} />,
  later: <Node state="open" size={20} />,
};

const spoken: Record<CheckState, string> = {
  passed: 'Passed: ',
  failed: 'Failed: ',
  next: 'To do: ',
  later: 'To do: ',
};

/** What a check expected and found. In the learner's own code the words that differ are marked, with the reason. */
function CheckFinding({ result, isOwn }: { result: CheckResult; isOwn: boolean }) {
  const expected = formatExpected(result);
  const got = formatGot(result);
  const { before, different, after } = markDifference(isOwn ? expected : undefined, got);
  return (
    <>
      <dl>
        {expected !== undefined && (
          <div>
            <dt>Expected</dt>
            <dd>{expected}</dd>
          </div>
        )}
        <div>
          <dt>Found</dt>
          <dd>
            {before}
            {different !== '' && <span className="is-different">{different}</span>}
            {after}
          </dd>
        </div>
      </dl>
      {isOwn && result.why !== undefined && <p className="check-why">{result.why}</p>}
    </>
  );
}

type CheckItemProps = { says: string; state: CheckState; result?: CheckResult };

function CheckItem({ says, state, result }: CheckItemProps) {
  return (
    <div className={`check is-${state}`} role="listitem">
      <span className="check-sign">{signs[state]}</span>
      <div>
        <p className="check-says">
          <span className="visually-hidden">{spoken[state]}</span>
          {says}
        </p>
        {result && <CheckFinding result={result} isOwn={state === 'failed'} />}
      </div>
    </div>
  );
}

type CheckFoldProps = { state: CheckState; label: string; count: number; children: ReactNode };

/** Several checks in one row, until it is pressed. */
function CheckFold({ state, label, count, children }: CheckFoldProps) {
  return (
    <details className={`check-fold is-${state}`}>
      <summary>
        <span className="check-sign">{signs[state]}</span>
        {label}
        <span className="check-nodes" aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            <Node key={index} state={state === 'passed' ? 'full' : 'open'} size={8} />
          ))}
        </span>
        <ChevronDown aria-hidden="true" className="check-chevron" />
      </summary>
      <div role="list" aria-label={label}>
        {children}
      </div>
    </details>
  );
}

type CheckListProps = {
  checks: readonly Check[];
  results: readonly CheckResult[] | undefined;
  isUnchanged: boolean;
  /** Why the first check fails. */
  children: ReactNode;
};

/**
 * The checks of an exercise. After a run: the first that fails, open, with its cause; then those after it and those
 * that pass, folded.
 */
export function CheckList({ checks, results, isUnchanged, children }: CheckListProps) {
  const sentences = listSentences(checks);
  const shown = results && toShownResults(results);
  const isMissing = ({ passed }: CheckResult) => !passed;
  const first = shown?.find(isMissing);
  const later = shown?.filter((result) => isMissing(result) && result !== first) ?? [];
  const passed = shown?.filter((result) => result.passed) ?? [];
  return (
    <>
      {first && (
        <div className="check-first" role="list" aria-label="Checks">
          <CheckItem says={first.says} state={isUnchanged ? 'next' : 'failed'} result={first} />
        </div>
      )}
      {children}
      {!results && (
        <CheckFold state="later" label="What is checked" count={sentences.length}>
          {sentences.map((says) => (
            <CheckItem key={says} says={says} state="later" />
          ))}
        </CheckFold>
      )}
      {later.length > 0 && (
        <CheckFold state="later" label={`${later.length} more after this one`} count={later.length}>
          {later.map((result) => (
            <CheckItem key={result.id} says={result.says} state="later" result={result} />
          ))}
        </CheckFold>
      )}
      {passed.length > 0 && (
        <CheckFold state="passed" label={`${passed.length} passed`} count={passed.length}>
          {passed.map(({ id, says }) => (
            <CheckItem key={id} says={says} state="passed" />
          ))}
        </CheckFold>
      )}
    </>
  );
}
