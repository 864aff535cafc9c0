import { expect, test } from 'vitest';
import { judgeFix } from './use-judged-fixes.ts';

const results = (outcomes: string) =>
  outcomes.split(' ').map((outcome) => ({
    id: outcome.charAt(0),
    says: outcome.charAt(0).toUpperCase(),
    passed: outcome.endsWith('+'),
    variesByWidth: false,
    expected: '',
    got: '',
  }));

test.for([
  { after: 'a+ b+ c+', judgement: { fixedCount: 2, failingCount: 2 }, what: 'passes all' },
  { after: 'a+ b+ c-', judgement: { fixedCount: 1, failingCount: 2 }, what: 'passes one' },
  { after: 'a+ b- c-', judgement: undefined, what: 'passes none' },
  { after: 'a- b+ c+', judgement: undefined, what: 'breaks another check' },
  { after: 'b+ c+', judgement: undefined, what: 'leaves a check without an answer' },
])('a fix that $what', ({ after, judgement }) => {
  expect(judgeFix(results('a+ b- c-'), results(after))).toEqual(judgement);
});

test('checks with one sentence count as one, and none of them may break', () => {
  const [first = [], second = [], third = []] = ['a+ b- c-', 'a+ b+ c-', 'a- b+ c+'].map((outcomes) =>
    results(outcomes).map((result) => ({ ...result, says: 'The page has both.' })),
  );
  expect(judgeFix(first, second)).toBeUndefined();
  expect(judgeFix(first, third)).toBeUndefined();
  expect(judgeFix(first, results('a+ b+ c+'))).toEqual({ fixedCount: 1, failingCount: 1 });
});
