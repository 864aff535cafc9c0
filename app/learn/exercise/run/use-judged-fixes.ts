import { useEffect, useState } from 'react';
import { applyChange, type CodeChange } from '#app/learn/diagnostics/code-change.ts';
import type { ChangeOffer } from '#app/learn/diagnostics/diagnostic-item.tsx';
import type { ExplanationState } from '#app/learn/diagnostics/use-explanation.ts';
import { limitTime } from '#app/learn/exercise/run/limit-time.ts';
import type { CheckRun } from '#app/learn/exercise/run/use-check-run.ts';
import { listSentences, type CheckResult } from '#app/learn/exercise/run/check-result.ts';
import { joinSetup } from '#app/learn/parts/setup/join-setup.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import type { Check } from '#contract/lessons/lesson-checks.ts';

type Offers = ReadonlyMap<CodeChange, ChangeOffer>;

/** Before the first run, the checks wait until the learner has stopped typing. */
const typingMs = 1_000;
const trying: ChangeOffer = { note: 'Trying this change…' };
const notTried: ChangeOffer = { note: 'The checks could not try this change.' };

/** What the checks say of the code with a fix: how many of those that fail it passes. */
type FixJudgement = { fixedCount: number; failingCount: number };

const listFailing = (results: readonly CheckResult[]) =>
  listSentences(results.filter(({ passed }) => !passed));

/** Compares the results with a fix to those without it; undefined when the fix brings the learner no nearer. */
export function judgeFix(
  before: readonly CheckResult[],
  after: readonly CheckResult[],
): FixJudgement | undefined {
  const passingIds = new Set(after.filter(({ passed }) => passed).map(({ id }) => id));
  const breaksOne = before.some(({ id, passed }) => passed && !passingIds.has(id));
  const failingNow = new Set(listFailing(after));
  const failing = listFailing(before);
  const fixedCount = failing.filter((says) => !failingNow.has(says)).length;
  return fixedCount > 0 && !breaksOne ? { fixedCount, failingCount: failing.length } : undefined;
}

function createOffer(judgement: FixJudgement | undefined): ChangeOffer {
  return judgement
    ? { label: `Apply: fixes ${judgement.fixedCount} of ${judgement.failingCount}` }
    : { note: 'This change alone does not pass a failing check.' };
}

type FixesToJudge = {
  /** The learner's code. */
  sources: readonly SourceFile[];
  setup: readonly SourceFile[];
  checks: readonly Check[];
  /** The learner's run of the checks; the fixes wait until it has ended. */
  run: Pick<CheckRun, 'results' | 'isBusy'>;
  explanation: ExplanationState;
};

/**
 * Runs the exercise's checks on the code with each fix; before the learner's first run, also on the code itself. Returns
 * which fix is offered: those that pass a failing check and break none.
 */
export function useJudgedFixes({
  sources,
  setup,
  checks,
  run: { results, isBusy },
  explanation,
}: FixesToJudge): (change: CodeChange) => ChangeOffer {
  const [offers, setOffers] = useState<Offers>(new Map());
  const explained =
    typeof explanation === 'object' && explanation.sources === sources ? explanation : undefined;
  useEffect(() => {
    if (isBusy || explained === undefined) return undefined;
    let isStale = false;
    const check = async (files: readonly SourceFile[]) => {
      const { runChecks } = await import('#app/learn/exercise/run/run-checks.ts');
      return runChecks(joinSetup(files, setup), checks);
    };
    let before = results;
    const judge = async (change: CodeChange) => {
      before ??= await check(explained.sources);
      const fixed = explained.sources.map(({ language, code }) => ({
        language,
        code: language === change.language ? applyChange(code, change) : code,
      }));
      return createOffer(judgeFix(before, await check(fixed)));
    };
    const judgeAll = async () => {
      // One after the other, the most likely cause first.
      for (const { change } of explained.causes) {
        if (isStale) return;
        if (change === undefined) continue;
        // A fix that is not judged in time is not offered: what the checks load may never arrive.
        const offer = await limitTime(judge(change)).catch((error: unknown) => {
          console.warn(error);
          return notTried;
        });
        setOffers((others) => new Map(others).set(change, offer));
      }
    };
    const timer = setTimeout(() => void judgeAll(), results === undefined ? typingMs : 0);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [setup, checks, results, isBusy, explained]);
  // A change belongs to one explanation, so an offer for other code is never found.
  return (change) => offers.get(change) ?? trying;
}
