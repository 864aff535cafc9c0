import type { ReactNode } from 'react';
import { formatGot } from '#app/learn/exercise/check-words.ts';
import { listSentences, toShownResults } from '#app/learn/exercise/run/check-result.ts';
import type { CheckRun } from '#app/learn/exercise/run/use-check-run.ts';
import type { Check } from '#contract/lessons/lesson-checks.ts';

type VerdictProps = {
  run: Pick<CheckRun, 'runCount' | 'results' | 'hasFailed' | 'isLate'>;
  /** The checks of the exercise. */
  checks: readonly Pick<Check, 'says'>[];
  /** Shown before the first run, when it is not the number of checks. */
  before?: ReactNode;
  /** The code is still the one to start from. */
  isUnchanged: boolean;
  /** The words of the commit that passing makes. */
  commit: string;
};

type VerdictWords = { passedCount?: number; says: string; found?: string };

function formatVerdict({
  run: { results, hasFailed, isLate },
  isUnchanged,
}: VerdictProps): VerdictWords | undefined {
  if (hasFailed) return { says: 'The checks could not load. Check your connection and run them again.' };
  if (isLate)
    return {
      says: 'Your page did not finish loading within 10 seconds. Look for a script or a file that never ends loading, then run the checks again.',
    };
  if (results === undefined) return undefined;
  const passedCount = toShownResults(results).filter(({ passed }) => passed).length;
  const failed = results.find(({ passed }) => !passed);
  if (failed === undefined) return { passedCount, says: 'All checks pass.' };
  if (isUnchanged) return { passedCount, says: 'Change the code first.' };
  return { passedCount, says: failed.says, found: formatGot(failed) };
}

/** The result of the last run of the checks in one sentence, announced when it appears. */
export function Verdict(props: VerdictProps) {
  const { run, checks, commit, before } = props;
  const count = listSentences(checks).length;
  const words = formatVerdict(props);
  // A screen reader is silent about words that stay, and Orca about new ones with the same characters.
  const end = run.runCount % 2 === 0 ? '\u00A0' : '';
  const passesAll = words?.passedCount === count;
  const state = passesAll ? 'is-good' : words?.found === undefined ? '' : 'is-bad';
  return (
    <>
      <div role="status" className={`verdict ${state}`}>
        {words && (
          <span key={run.runCount} className="verdict-words">
            {words.passedCount !== undefined && (
              <span className="mono">
                {passesAll && <span className="visually-hidden">Passed, </span>}
                {`${words.passedCount} of ${count}`}
                <span className="visually-hidden">. </span>
              </span>
            )}
            {words.says + end}
            {passesAll && <span className="visually-hidden"> Commit: {commit}.</span>}
            {words.found !== undefined && <span className="visually-hidden"> Found: {words.found}</span>}
          </span>
        )}
      </div>
      {!words &&
        (before ?? (
          <p className="mono verdict-count">
            {count} {count === 1 ? 'check' : 'checks'}
          </p>
        ))}
    </>
  );
}
