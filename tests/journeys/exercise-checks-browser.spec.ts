import { expect, test, type Page } from '@playwright/test';
import { checkSchema, type Check } from '../../contract/lessons/lesson-checks.ts';
import type { CheckResult } from '../../app/learn/exercise/run/check-result.ts';
import { openProver, type Prove } from '../../pipeline/playground/prover.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;
let prove: Prove;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  prove = await openProver(page);
});
test.afterAll(() => page.close());

type Asked = Omit<Check, 'id' | 'says'>;

async function ask(
  code: { html?: string; css?: string; js?: string },
  ...asked: Asked[]
): Promise<CheckResult[]> {
  const checks = asked.map((check, index) =>
    checkSchema.parse({ id: `check-${index}`, says: 'It holds.', ...check }),
  );
  const files = (['html', 'css', 'js'] as const)
    .filter((language) => code[language] !== undefined)
    .map((language) => ({ language, code: code[language] ?? '' }));
  return prove(files, checks);
}
const verdicts = (results: readonly CheckResult[]) =>
  results.map(({ passed, got }) => (passed ? 'passed' : got));

test('a compared style leaves no attribute behind', async () => {
  const colour: Asked = { style: { of: 'p', property: 'color', is: 'green' } };
  const passing: Asked[] = [colour, { count: { of: '[style]:not(html)', is: 0 } }];
  expect(verdicts(await ask({ html: '<p>Moss</p>', css: 'p { color: rgb(0 128 0) }' }, ...passing))).toEqual(
    passing.map(() => 'passed'),
  );
});

test('what browsers do and attributes alone do not: folded names, answers a control refuses, the focus ring', async () => {
  const html =
    '<style>p { margin: 0 }</style><p class="rtl"><bdi><span>ליאור</span></bdi> <b>12</b></p><h1>Chai\n  stall</h1><form><select><option>1<option>7</select><input type="range" min="1" max="7"></form><button>Book</button>';
  const css = '@media not screen { p { color: rgb(1, 2, 3); } }';
  const passing: Asked[] = [
    { 'some-role': { role: 'heading', name: 'Chai stall' } },
    { text: { of: 'body', matches: '^ליאור 12' } },
    { order: ['span', 'b'] },
    { valid: { of: 'form', fill: { select: '7', '[type=range]': '7' }, is: true } },
    { valid: { of: 'form', fill: { select: '8' }, is: false } },
    { valid: { of: 'form', fill: { '[type=range]': '8' }, is: false } },
    { style: { of: 'p', property: 'color', is: 'rgb(1, 2, 3)' }, when: { media: 'print' } },
    { style: { of: 'button', property: 'outline-style', is: 'auto' }, when: { focus: 'button' } },
  ];
  expect(verdicts(await ask({ html, css }, ...passing))).toEqual(passing.map(() => 'passed'));
  const reset = '@layer page { * { outline: 0 } }';
  const ring: Asked = {
    style: { of: 'button', property: 'outline-style', is: 'auto' },
    when: { focus: 'button' },
  };
  expect(verdicts(await ask({ html, css: reset }, ring))).toEqual([
    expect.stringMatching(/outline-style: none/),
  ]);
});
