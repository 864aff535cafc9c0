import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { isValidValue, listKeywords } from '../../explain/values/property-syntax.ts';

/** Declarations from real style sheets, one a line. */
const realDeclarations = readFileSync(
  new URL('../../explain/cases/valid/declarations.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n');

function split(declaration: string): { property: string; value: string } {
  const at = declaration.indexOf(':');
  return {
    property: declaration.slice(0, at),
    value: declaration
      .slice(at + 1)
      .replace(/!\s*important/, '')
      .trim(),
  };
}

/** The keywords that the data lists, as declarations: thousands of them. */
function listKeywordDeclarations(properties: readonly string[]): { property: string; value: string }[] {
  return properties.flatMap((property) =>
    listKeywords(property)
      .filter((word) => /^[a-z-]+$/i.test(word))
      .map((value) => ({ property, value })),
  );
}

const samples = [
  '0',
  '1',
  '1.5',
  '10px',
  '50%',
  '2em',
  '0.3s',
  '45deg',
  '1fr',
  'red',
  '#abc',
  '"text"',
  'auto',
  'none',
  'normal',
  'url(a.png)',
  '10px 20px',
  '1px solid red',
  'a-name',
  '1 / 2',
  'center',
  'calc(1px + 2%)',
  'calc(2 * 3)',
];

test('reports no declaration as dropped that Chromium applies', async ({ page }) => {
  const known = await page.evaluate(() => [...getComputedStyle(document.body)]);
  const candidates = [
    ...realDeclarations.map(split),
    ...listKeywordDeclarations(known),
    ...known.flatMap((property) => samples.map((value) => ({ property, value }))),
  ];
  const applied = await page.evaluate(
    (all) => all.map(({ property, value }) => property.startsWith('--') || CSS.supports(property, value)),
    candidates,
  );
  const wrong = candidates
    .filter(({ property, value }, at) => applied[at] && !isValidValue(property, value))
    .map(({ property, value }) => `${property}: ${value}`);
  expect(candidates.length).toBeGreaterThan(9000);
  expect(wrong).toEqual([]);
});
