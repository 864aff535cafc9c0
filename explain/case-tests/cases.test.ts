import { describe, expect, it } from 'vitest';
import { explainPage } from '../explain-page.ts';
import { diagnosticCodes } from '../priorities.ts';
import { applyVerifiedFix } from './apply-fix.ts';
import * as basePages from '../cases/base-pages.ts';
import {
  applyEdits,
  buildCasePage,
  buildPage,
  listFound,
  type CaseRow,
  type MistakeCase,
} from '../cases/case.ts';
import { questionPages } from '../cases/question-pages.cases.ts';
import { caseRows, mistakeCases, validCases } from './list-cases.ts';

/** Rows of mistakes that the engine doesn't find. */
const unsupported: readonly string[] = [
  'a nearer scope',
  'display inline-block on a flex item',
  'display inline-block on a float',
];

function listSubjects(row: CaseRow): { kind: string; subjects: string[] } | undefined {
  const [first] = explainPage(buildPage(row.mistake));
  if (!first) return undefined;
  const { property, element, selector } = first.data;
  // An element is named with its classes, and a row without a subject is about no tag.
  const subjects = [property, selector, element?.split(/[.#]/)[0]].filter((one) => one !== undefined);
  return { kind: first.kind, subjects: row.subject === '' ? [''] : subjects };
}

describe('each row of the lists', () => {
  it.each(caseRows.filter(({ shows }) => !unsupported.includes(shows)))('$kind: $shows', (row) => {
    const found = listSubjects(row);
    const about = found ? 'the first diagnostic is about this' : 'no rule reports anything of the page yet';
    expect(found, about).toEqual({ kind: row.kind, subjects: expect.arrayContaining([row.subject]) });
  });

  it.each(caseRows.filter(({ shows }) => unsupported.includes(shows)))(
    '$shows: nothing is reported',
    (row) => {
      expect(explainPage(buildPage(row.mistake))).toEqual([]);
    },
  );

  it.each(caseRows)('$shows: nothing is reported of the page without it', ({ valid }) => {
    expect(explainPage(buildPage(valid))).toEqual([]);
  });
});

/** The page that the fix of a case must make; undefined where no fix is offered. */
function buildFixedPage(mistake: MistakeCase): string | undefined {
  const { fix } = mistake;
  if (fix === undefined) return undefined;
  if (fix !== 'base') return applyEdits(buildCasePage(mistake), fix);
  return 'base' in mistake ? mistake.base : undefined;
}

describe('a page with a mistake', () => {
  it.each(mistakeCases)('$code: $shows', (mistake) => {
    const page = buildCasePage(mistake);
    const diagnostics = explainPage(page);
    const found = diagnostics.map(({ kind, range, data }) => ({ kind, line: range.start.line + 1, ...data }));
    const expected = listFound(mistake);
    expect(found.slice(0, expected.length)).toMatchObject(expected);
    expect(diagnostics[0]?.code).toBe(mistake.code);
    expect(applyVerifiedFix(page)?.fixed).toBe(buildFixedPage(mistake));
  });

  it('is there for every code, and has a name of its own', () => {
    const pages = [...mistakeCases.map(buildCasePage), ...caseRows.map(({ mistake }) => buildPage(mistake))];
    const found = new Set<string>(pages.flatMap((page) => explainPage(page).map(({ code }) => code)));
    expect(Object.keys(diagnosticCodes).filter((code) => !found.has(code))).toEqual([]);
    const names = mistakeCases.map(({ code, shows }) => `${code}: ${shows}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe("a page from a learner's question", () => {
  it.each(questionPages)('$shows: its cause is named first', ({ kind, names, ...page }) => {
    const [first] = explainPage(buildPage(page));
    const { property, selector, element } = first?.data ?? {};
    expect(first?.kind).toBe(kind);
    expect(['', property, selector, element?.split(/[.#]/)[0]]).toContain(names);
  });

  it.each(questionPages.filter(({ aim }) => aim !== undefined))('$shows: its fix reaches the aim', (page) => {
    const fixed = applyVerifiedFix(buildPage(page))?.fixed;
    if (fixed !== undefined) expect(fixed).toContain(page.aim);
  });
});

describe('a valid page', () => {
  it.each(Object.entries(basePages))('%s has no diagnostics', (_, page) => {
    expect(explainPage(page)).toEqual([]);
  });

  it.each(validCases)('$shows: nothing is reported', (valid) => {
    expect(explainPage(buildCasePage(valid))).toEqual([]);
  });
});

describe('the lines in messages', () => {
  it('are all described by the caller', () => {
    const messages = caseRows.flatMap((row) =>
      explainPage(buildPage(row.mistake), undefined, (line) => `place ${line}`).flatMap(
        ({ message, fixes }) => [message, ...fixes.map(({ title }) => title)],
      ),
    );
    expect(messages.filter((message) => /\bplace \d/.test(message)).length).toBeGreaterThan(100);
    expect(messages.filter((message) => /\b[Ll]ines? \d/.test(message))).toEqual([]);
  });
});

describe('the lists', () => {
  it('have rows with names of their own', () => {
    expect(new Set(caseRows.map(({ shows }) => shows)).size).toBe(caseRows.length);
  });
});
