import { describe, expect, it } from 'vitest';
import { explainPage } from '../explain-page.ts';
import { buildPage, type CoverageRow } from './coverage-row.ts';
import { coverageRows } from './coverage-rows.ts';
import { validPages } from './valid-pages.ts';

/** Rows of mistakes that the engine doesn't find. */
const unsupported: readonly string[] = [
  'a nearer scope',
  'display inline-block on a flex item',
  'display inline-block on a float',
];

function listSubjects(row: CoverageRow): { kind: string; subjects: string[] } | undefined {
  const [first] = explainPage(buildPage(row.mistake));
  if (!first) return undefined;
  const { property, element, selector } = first.data;
  // An element is named with its classes, and a row without a subject is about no tag.
  const subjects = [property, selector, element?.split(/[.#]/)[0]].filter((one) => one !== undefined);
  return { kind: first.kind, subjects: row.subject === '' ? [''] : subjects };
}

describe('each row of the lists', () => {
  it.each(coverageRows.filter(({ shows }) => !unsupported.includes(shows)))('$kind: $shows', (row) => {
    const found = listSubjects(row);
    const about = found ? 'the first diagnostic is about this' : 'no rule reports anything of the page yet';
    expect(found, about).toEqual({ kind: row.kind, subjects: expect.arrayContaining([row.subject]) });
  });

  it.each(coverageRows.filter(({ shows }) => unsupported.includes(shows)))(
    '$shows: nothing is reported',
    (row) => {
      expect(explainPage(buildPage(row.mistake))).toEqual([]);
    },
  );

  it.each(coverageRows)('$shows: nothing is reported of the page without it', ({ valid }) => {
    expect(explainPage(buildPage(valid))).toEqual([]);
  });
});

describe('the lines in messages', () => {
  it('are all described by the caller', () => {
    const messages = coverageRows.flatMap((row) =>
      explainPage(buildPage(row.mistake), undefined, (line) => `place ${line}`).flatMap(
        ({ message, fixes }) => [message, ...fixes.map(({ title }) => title)],
      ),
    );
    expect(messages.filter((message) => /\bplace \d/.test(message)).length).toBeGreaterThan(100);
    expect(messages.filter((message) => /\b[Ll]ines? \d/.test(message))).toEqual([]);
  });
});

describe('a page that comes close to a mistake', () => {
  it.each(validPages)('has no diagnostics: %s', (page) => {
    expect(explainPage(page)).toEqual([]);
  });
});

describe('the lists', () => {
  it('have hundreds of rows with names of their own', () => {
    expect(coverageRows.length).toBeGreaterThan(340);
    expect(new Set(coverageRows.map(({ shows }) => shows)).size).toBe(coverageRows.length);
  });
});
