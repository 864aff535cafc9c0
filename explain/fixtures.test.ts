import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DiagnosticData } from './diagnostic.ts';
import { explainPage } from './explain-page.ts';
import type { DiagnosticCode, DiagnosticKind } from './priorities.ts';

/** What must be said of a page first, in this order; `line` counts from 1, and the data are those that matter. */
type Expected = DiagnosticData & { kind: DiagnosticKind; line: number };

const folder = join(import.meta.dirname, 'fixtures');

const fixtures = globSync('**/*.html', { cwd: folder })
  .toSorted()
  .map((page) => page.replace(/\.html$/, ''));

function explainFixture(name: string): {
  found: (Expected & { code: DiagnosticCode })[];
  expected: Expected[];
} {
  const html = readFileSync(join(folder, `${name}.html`), 'utf8');
  const expected: Expected[] = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  const found = explainPage(html).map(({ kind, code, range, data }) => ({
    kind,
    code,
    line: range.start.line + 1,
    ...data,
  }));
  return { found, expected };
}

describe('the fixtures', () => {
  it('are hundreds of pages with one mistake each, and valid ones', () => {
    expect(fixtures.length).toBeGreaterThan(800);
  });

  it.each(fixtures.filter((name) => !name.startsWith('valid')))('%s', (name) => {
    const { found, expected } = explainFixture(name);
    expect(expected.length).toBeGreaterThan(0);
    expect(found.slice(0, expected.length)).toMatchObject(expected);
    // So that all pages with a mistake can be found by its code.
    expect(name.split('/')).toEqual(expect.arrayContaining([found[0]?.kind, found[0]?.code]));
  });

  it.each(fixtures.filter((name) => name.startsWith('valid')))('%s: nothing is reported', (name) => {
    const { found, expected } = explainFixture(name);
    expect(expected).toEqual([]);
    expect(found).toEqual([]);
  });
});
