import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  draftMaxBytes,
  isSameDraft,
  mergeDrafts,
  progressWithDraftsSchema,
  type Draft,
} from '#contract/progress/drafts.ts';
import { emptyProgress } from '#contract/progress/progress.ts';

const version = (savedAt: number, origin: string, html: string, passed?: true) => ({
  savedAt,
  origin,
  code: { html },
  ...(passed && { passed }),
});
const anyDraft: fc.Arbitrary<Draft> = fc
  .array(
    fc
      .tuple(fc.nat(4), fc.constantFrom('a', 'b', 'c'), fc.constantFrom('x', 'y'), fc.boolean())
      .map(([savedAt, origin, html, passed]) => version(savedAt, origin, html, passed || undefined)),
    { maxLength: 4 },
  )
  .map((versions) => versions.reduce<Draft>((draft, each) => mergeDrafts(draft, [each]), []));

test('the merge of drafts is commutative, associative and idempotent', () => {
  fc.assert(
    fc.property(anyDraft, anyDraft, anyDraft, (a, b, c) => {
      expect(mergeDrafts(a, b)).toEqual(mergeDrafts(b, a));
      expect(mergeDrafts(mergeDrafts(a, b), c)).toEqual(mergeDrafts(a, mergeDrafts(b, c)));
      expect(mergeDrafts(a, a)).toEqual(a);
      expect(isSameDraft(mergeDrafts(a, a), a)).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test('the newest version wins, and that of another sitting and the one that passed stay', () => {
  const first = mergeDrafts([], [version(1, 'desk', 'one', true)]);
  const second = mergeDrafts(first, [version(2, 'desk', 'two')]);
  expect(second.map(({ code }) => code.html)).toEqual(['two', 'one']);
  const third = mergeDrafts(second, [version(4, 'phone', 'four')]);
  expect(mergeDrafts(third, [version(3, 'desk', 'three')]).map(({ code }) => code.html)).toEqual([
    'four',
    'three',
    'one',
  ]);
});

test('a draft is checked: its id, its size as JSON, its number of versions', () => {
  const parse = (id: string, versions: Draft) =>
    progressWithDraftsSchema.safeParse({ ...emptyProgress, drafts: { [id]: versions } });
  const longest = 'x'.repeat(draftMaxBytes - '{"html":""}'.length);
  expect(parse('html/lists#nested-list/2', [version(1, 'a', longest)]).success).toBe(true);
  expect(parse('html/lists#nested-list', [version(1, 'a', `${longest}x`)]).error?.issues[0]?.message).toBe(
    'A draft may have at most 32 KB',
  );
  expect(parse('html/lists', [version(1, 'a', '')]).error?.issues[0]?.message).toBe(
    'A draft’s id looks like html/lists#nested-list',
  );
  expect(parse('html/lists#a', []).success).toBe(false);
  expect(progressWithDraftsSchema.safeParse(emptyProgress).data).toEqual(emptyProgress);
});
