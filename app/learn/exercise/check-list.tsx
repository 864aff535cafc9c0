import { Check as CheckMark, X } from 'lucide-react';
import type { CheckResult } from '#app/learn/exercise/run/check-result.ts';
import { describeWidths } from '#app/learn/exercise/run/check-result.ts';
import { Node } from '#app/ui/graph/node.tsx';
import type { Check } from '#contract/lessons/lesson-checks.ts';
import './check-list.css';

function PendingCheck({ says }: { says: string }) {
  return (
    <div className="check" role="listitem">
      <span className="check-sign">
        <Node state="open" size={20} />
      </span>
      <p className="check-says">{says}</p>
    </div>
  );
}

function CheckResultItem({ result }: { result: CheckResult }) {
  const { passed, says, why, widths, failedAt, expected, got } = result;
  return (
    <div className={`check ${passed ? 'is-passed' : 'is-failed'}`} role="listitem">
      <span className="check-sign">
        {passed ? <CheckMark aria-hidden="true" /> : <X aria-hidden="true" />}
      </span>
      <div>
        <p className="check-says">
          <span className="visually-hidden">{passed ? 'Passed: ' : 'Failed: '}</span>
          {says}
        </p>
        {passed ? (
          widths.length > 0 && <p className="mono">{describeWidths(widths)}</p>
        ) : (
          <>
            <dl>
              <dt>expected</dt>
              <dd>{expected}</dd>
              <dt>got</dt>
              <dd className="is-got">
                {got}
                {failedAt === undefined ? '' : `, at ${failedAt} px`}
              </dd>
            </dl>
            {why !== undefined && <p className="check-why">{why}</p>}
          </>
        )}
      </div>
    </div>
  );
}

/** The checks of an exercise and, after a run, what each of them expected and got. */
export function CheckList({
  checks,
  results,
}: {
  checks: readonly Check[];
  results: readonly CheckResult[] | undefined;
}) {
  return (
    <div className="check-list" role="list" aria-label="Checks">
      {results
        ? results.map((result) => <CheckResultItem key={result.id} result={result} />)
        : checks.map(({ id, says }) => <PendingCheck key={id} says={says} />)}
    </div>
  );
}
