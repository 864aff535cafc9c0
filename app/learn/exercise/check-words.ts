import type { CheckResult } from '#app/learn/exercise/run/check-result.ts';

/** What a check found, with the width only where another width gives another outcome. */
export function formatGot({ got, failedAt, variesByWidth }: CheckResult): string {
  return variesByWidth && failedAt !== undefined ? `${got}, at ${failedAt} px` : got;
}

/** What was expected; undefined where the check's sentence says it. */
export function formatExpected({ expected, says }: CheckResult): string | undefined {
  return expected === says ? undefined : expected;
}

export type MarkedWords = { before: string; different: string; after: string };

const splitWords = (text: string) => text.split(/(?<=\s)/);

/** The words of `got` that `expected` does not have there; all of them are `before` when the two share no word. */
export function markDifference(expected: string | undefined, got: string): MarkedWords {
  const [wanted, found] = [splitWords(expected ?? ''), splitWords(got)];
  const isShared = (one: string | undefined, other: string | undefined) => one?.trim() === other?.trim();
  let start = 0;
  while (start < Math.min(found.length, wanted.length) && isShared(found[start], wanted[start])) start += 1;
  let end = 0;
  while (
    end < Math.min(found.length, wanted.length) - start &&
    isShared(found.at(-1 - end), wanted.at(-1 - end))
  )
    end += 1;
  if (start + end === 0) return { before: got, different: '', after: '' };
  const join = (from: number, to: number) => found.slice(from, to).join('');
  return {
    before: join(0, start),
    different: join(start, found.length - end),
    after: join(found.length - end, found.length),
  };
}
