import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampTimes, findUnmerged, mergeProgress } from './merge-progress.ts';
import {
  countEntries,
  emptyProgress,
  findExcess,
  pieceMaxCharacters,
  progressMaxPieces,
  progressSchema,
  technologyStates,
  type Progress,
} from './progress.ts';

// Few ids and few times, so that merges meet the same id and ties all the time.
const lessonId = fc.constantFrom(
  'html/intro',
  'html/misc/canvas',
  'css/css-designing/flexbox-layout',
  'constructor',
);
const time = fc.integer({ min: 0, max: 5 });
const done = fc.record({ doneAt: time });
const reviews = fc.dictionary(
  lessonId.map((id) => `${id}#why`),
  fc.record({ step: fc.integer({ min: 0, max: 4 }), answeredAt: time }),
  { minKeys: 1 },
);
const code = fc.record(
  { html: fc.constantFrom('', '<p>', '<h1>'), css: fc.constantFrom('', 'p {}') },
  { requiredKeys: [] },
);
const pieces = fc.dictionary(
  lessonId.map((id) => `${id}#piece`),
  fc.record({ addedAt: time, savedAt: time, code }),
  { minKeys: 1 },
);
const progress: fc.Arbitrary<Progress> = fc
  .tuple(
    fc.option(reviews, { nil: undefined }),
    fc.option(pieces, { nil: undefined }),
    fc.record({
      version: fc.constant(1 as const),
      lessons: fc.dictionary(lessonId, done),
      exercises: fc.dictionary(
        lessonId.map((id) => `${id}#first`),
        done,
      ),
      technologies: fc.dictionary(
        fc.constantFrom('react', 'vue', 'constructor'),
        fc.record({ state: fc.constantFrom(...technologyStates), changedAt: time }),
      ),
      lastLesson: fc.dictionary(fc.constantFrom('html', 'css'), fc.record({ lessonId, at: time })),
    }),
  )
  .map(([answered, added, rest]) => ({
    ...rest,
    ...(answered ? { reviews: answered } : {}),
    ...(added ? { pieces: added } : {}),
  }));

describe('merging progress', () => {
  test('does not depend on order or grouping, and merging again changes nothing', () => {
    fc.assert(
      fc.property(progress, progress, progress, (a, b, c) => {
        expect(mergeProgress(a, b)).toEqual(mergeProgress(b, a));
        expect(mergeProgress(mergeProgress(a, b), c)).toEqual(mergeProgress(a, mergeProgress(b, c)));
        expect(mergeProgress(a, a)).toEqual(a);
        expect(mergeProgress(mergeProgress(a, b), b)).toEqual(mergeProgress(a, b));
        expect(mergeProgress(a, emptyProgress)).toEqual(a);
      }),
    );
  });

  test('writes equal progress as equal text, whatever the order it came in', () => {
    fc.assert(
      fc.property(progress, progress, (a, b) => {
        expect(JSON.stringify(mergeProgress(a, b))).toBe(JSON.stringify(mergeProgress(b, a)));
      }),
    );
  });

  test('loses nothing that was done, and stays readable', () => {
    fc.assert(
      fc.property(progress, progress, (a, b) => {
        const merged = mergeProgress(a, b);
        for (const part of ['lessons', 'exercises', 'technologies', 'lastLesson'] as const) {
          expect(Object.keys(merged[part]).toSorted()).toEqual(
            [...new Set([...Object.keys(a[part]), ...Object.keys(b[part])])].toSorted(),
          );
        }
        for (const part of ['reviews', 'pieces'] as const) {
          expect(Object.keys(merged[part] ?? {}).toSorted()).toEqual(
            [...new Set([...Object.keys(a[part] ?? {}), ...Object.keys(b[part] ?? {})])].toSorted(),
          );
        }
        expect(progressSchema.parse(JSON.parse(JSON.stringify(merged)))).toEqual(merged);
      }),
    );
  });

  test('keeps the first time something was done and the newest of what can change', () => {
    const one: Progress = {
      ...emptyProgress,
      lessons: { 'html/intro': { doneAt: 5 } },
      technologies: { react: { state: 'done', changedAt: 1 } },
      lastLesson: { html: { lessonId: 'html/intro', at: 1 } },
    };
    const other: Progress = {
      ...emptyProgress,
      lessons: { 'html/intro': { doneAt: 3 } },
      technologies: { react: { state: 'none', changedAt: 2 } },
      lastLesson: { html: { lessonId: 'html/lists', at: 2 } },
    };
    expect(mergeProgress(one, other)).toEqual({ ...other, exercises: {} });
  });

  test('keeps the newest answer to a question, and of two given at once the one that is asked sooner', () => {
    const answered = (step: number, answeredAt: number): Progress => ({
      ...emptyProgress,
      reviews: { 'html/intro#why': { step, answeredAt } },
    });
    expect(mergeProgress(answered(4, 1), answered(0, 2))).toEqual(answered(0, 2));
    expect(mergeProgress(answered(4, 2), answered(1, 2))).toEqual(answered(1, 2));
    expect(mergeProgress(emptyProgress, emptyProgress)).toEqual(emptyProgress);
  });

  test('keeps the code of a piece that was saved last, and the time when it was first added', () => {
    const piece = (addedAt: number, savedAt: number, css: string): Progress => ({
      ...emptyProgress,
      pieces: { 'css/css-properties/css-navbar#header': { addedAt, savedAt, code: { css } } },
    });
    expect(mergeProgress(piece(3, 9, 'new'), piece(1, 5, 'old'))).toEqual(piece(1, 9, 'new'));
    expect(mergeProgress(piece(1, 5, 'a'), piece(1, 5, 'b'))).toEqual(piece(1, 5, 'b'));
  });

  test('of two marks made at the same moment keeps the stronger', () => {
    const mark = (state: 'none' | 'learning' | 'done'): Progress => ({
      ...emptyProgress,
      technologies: { react: { state, changedAt: 7 } },
    });
    expect(mergeProgress(mark('done'), mark('learning')).technologies.react?.state).toBe('done');
    expect(mergeProgress(mark('none'), mark('learning')).technologies.react?.state).toBe('learning');
  });
});

test('what another lacks is all that a merge with it needs', () => {
  fc.assert(
    fc.property(progress, progress, (base, mine) => {
      const lacking = findUnmerged(base, mine);
      expect(mergeProgress(base, lacking)).toEqual(mergeProgress(base, mine));
      expect(countEntries(findUnmerged(mergeProgress(base, mine), mine))).toBe(0);
    }),
  );
});

test('times in the future become now, and clamping goes with merging in any order', () => {
  fc.assert(
    fc.property(progress, progress, time, (a, b, now) => {
      expect(
        Math.max(0, ...Object.values(clampTimes(a, now).lessons).map(({ doneAt }) => doneAt)),
      ).toBeLessThanOrEqual(now);
      expect(clampTimes(a, 5)).toEqual(a);
      expect(Object.keys(clampTimes(mergeProgress(a, b), now).lessons)).toEqual(
        Object.keys(mergeProgress(clampTimes(a, now), clampTimes(b, now)).lessons),
      );
    }),
  );
});

const piece = (html: string) => ({ addedAt: 1, savedAt: 1, code: { html } });

describe('the schema', () => {
  test('takes parts that are left out for empty', () => {
    expect(progressSchema.parse({ version: 1 })).toEqual(emptyProgress);
  });

  test.each<[unknown, string]>([
    [{}, 'no version'],
    [{ version: 2 }, 'a version to come'],
    [{ version: 1, lessons: { 'HTML/Intro': { doneAt: 1 } } }, 'capitals in an id'],
    [{ version: 1, lessons: { 'html//intro': { doneAt: 1 } } }, 'an empty part of an id'],
    [{ version: 1, lessons: { 'html/../x': { doneAt: 1 } } }, 'dots in an id'],
    [{ version: 1, lessons: { [`html/${'a'.repeat(100)}`]: { doneAt: 1 } } }, 'an id too long'],
    [{ version: 1, lessons: { 'html/intro': { doneAt: -1 } } }, 'a time before 1970'],
    [{ version: 1, lessons: { 'html/intro': { doneAt: 1.5 } } }, 'half a millisecond'],
    [{ version: 1, lessons: { 'html/intro': { doneAt: '1' } } }, 'a time as text'],
    [{ version: 1, lessons: { 'html/intro': { doneAt: 1, by: 'me' } } }, 'a field too many'],
    [{ version: 1, lessons: [] }, 'a list'],
    [{ version: 1, exercises: { 'html/intro': { doneAt: 1 } } }, 'an exercise without a name'],
    [{ version: 1, technologies: { react: { state: 'mastered', changedAt: 1 } } }, 'an unknown mark'],
    [{ version: 1, grades: {} }, 'an unknown part'],
    [{ version: 1, pieces: { 'html/lists': piece('<p>') } }, 'a piece without an exercise'],
    [
      { version: 1, pieces: { 'html/lists#home': piece('x'.repeat(pieceMaxCharacters + 1)) } },
      'too much code',
    ],
    [{ version: 1, pieces: { 'html/lists#home': { savedAt: 1, code: {} } } }, 'a piece never added'],
    [null, 'nothing'],
  ])('refuses %j: %s', (value, _why) => {
    expect(progressSchema.safeParse(value).success).toBe(false);
  });
});

test('more pieces than there is room for are too much, whatever else there is', () => {
  const withPieces = (count: number): Progress => ({
    ...emptyProgress,
    pieces: Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`html/l${index}#piece`, piece('<p>')]),
    ),
  });
  expect(findExcess(withPieces(progressMaxPieces))).toBeUndefined();
  expect(findExcess(withPieces(progressMaxPieces + 1))).toBe('32 pieces of projects');
});
