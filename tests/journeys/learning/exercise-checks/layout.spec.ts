import { expect } from '@playwright/test';
import { type CheckInput, test, formatResults } from './check-runner-test.ts';

const toolbar =
  '<nav class="bar"><b>Board</b> <a href="#">Events</a> <a href="#" class="end">Log out</a></nav>';
const flex = '.bar { display: flex; gap: 12px; width: 300px; } .end { margin-inline-start: auto; }';

test('checks the positions of boxes', async ({ runChecks }) => {
  const passing: CheckInput[] = [
    { row: '.bar > *' },
    { lines: { of: '.bar > *', is: 1 } },
    { gap: { between: '.bar > :not(.end)', is: 12 } },
    { order: ['b', '.end'] },
    { inside: { of: 'a', in: '.bar' } },
    { apart: '.bar > *' },
    { fits: 'html' },
    { box: { of: '.end', measure: 'inline-end', 'relative-to': '.bar', 'at-most': 1 } },
    { box: { of: '.bar', measure: 'width', is: 300 } },
    { box: { of: '.bar', measure: 'inline-start', is: 16 } },
    { box: { of: '.bar', measure: 'width', 'percent-of': '.bar', is: 100 } },
    { column: 'body > *' },
  ];
  expect(formatResults(await runChecks({ html: `${toolbar}<p>Below</p>`, css: flex }, ...passing))).toEqual(
    passing.map(() => 'passed'),
  );
  const failing = await runChecks(
    { html: toolbar, css: 'nav { display: block; } b, a { display: block; margin-right: 20px; }' },
    { row: '.bar > *' },
    { lines: { of: '.bar > *', 'at-most': 2 } },
    { gap: { between: 'a', is: 12 } },
    { order: ['.end', 'b'] },
    { box: { of: '.end', measure: 'inline-end', 'relative-to': '.bar', 'at-most': 1 } },
  );
  expect(formatResults(failing)).toEqual([
    '3 rows',
    '3 rows',
    '0 px below each other',
    'b “Board”, a.end “Log out”',
    '20 px from the end of .bar',
  ]);
  expect(
    formatResults(
      await runChecks(
        { html: '<p style="width: 900px">wide</p><i style="position: absolute; inset: 0 auto auto 0">a</i>' },
        { fits: 'html', at: [360] },
        { inside: { of: 'p', in: 'body' }, at: [360] },
        { apart: 'p, i' },
      ),
    ),
  ).toEqual([expect.stringContaining('px too wide'), expect.stringContaining('overflows body by'), 'passed']);
});

test('the distance of an edge tells inside from outside', async ({ runChecks }) => {
  const check = (measure: 'top' | 'bottom' | 'inline-start' | 'inline-end', bounds: object): CheckInput => ({
    box: { of: 'p', measure, 'relative-to': 'div', ...bounds },
  });
  const checks = (['top', 'bottom', 'inline-start', 'inline-end'] as const).flatMap((measure) => [
    check(measure, { is: 24 }),
    check(measure, { 'at-least': 20 }),
    check(measure, { 'at-most': 24 }),
  ]);
  const html = '<div><p>Inside or outside</p></div>';
  const css =
    'div { position: relative; width: 200px; height: 200px; margin: 80px } p { position: absolute; margin: 0';
  for (const direction of ['ltr', 'rtl'])
    expect(
      formatResults(
        await runChecks({ html, css: `html { direction: ${direction} } ${css}; inset: 24px }` }, ...checks),
      ),
    ).toEqual(checks.map(() => 'passed'));
  expect(formatResults(await runChecks({ html, css: `${css}; inset: -24px }` }, ...checks))).toEqual(
    ['top', 'bottom', 'start', 'end'].flatMap((edge) => [
      `-24 px from the ${edge} of div`,
      `-24 px from the ${edge} of div`,
      'passed',
    ]),
  );
});

test('checks whether all elements of a kind are visible in document order, and where each begins', async ({
  runChecks,
}) => {
  const html = '<nav><a href="#1">1</a> <a href="#2">2</a> <a href="#3">3</a></nav>';
  const broken = '<p>Some <a href="#1">words</a> and <a href="#2">a link that breaks into two lines</a>';
  const check: CheckInput = { order: 'a' };
  expect(formatResults(await runChecks({ html }, check))).toEqual(['passed']);
  expect(formatResults(await runChecks({ html: broken, css: 'p { width: 160px; }' }, check))).toEqual([
    'passed',
  ]);
  for (const css of [
    'nav { display: flex; flex-direction: row-reverse; }',
    'nav { display: flex; } a:last-child { order: -1; }',
    'nav { display: flex; flex-direction: column-reverse; }',
  ])
    expect(formatResults(await runChecks({ html, css }, check)), css).toEqual([
      expect.stringMatching(/^a “3”/),
    ]);
});

test('a check says at which width it failed', async ({ runChecks }) => {
  const [result] = await runChecks(
    { html: '<p>One</p><p>Two</p>', css: '@media (min-width: 600px) { body { display: flex; } }' },
    { row: 'p' },
  );
  expect(result).toMatchObject({
    passed: false,
    failedAt: 360,
    variesByWidth: true,
    expected: 'one row',
    got: '2 rows',
  });
});

test('checks the space between lines, and a change at one pixel', async ({ runChecks }) => {
  const html = '<nav><a href="#">A</a><a href="#">B</a><a href="#">C</a></nav>';
  const css = `nav { display: flex; flex-wrap: wrap; gap: 4px 8px; inline-size: 100px; } a { inline-size: 40px; }
    @media (width > 600px) { nav { row-gap: 20px; } }`;
  const lines = (is: number, at: number[]): CheckInput => ({ gap: { between: 'a', lines: true, is }, at });
  expect(
    formatResults(
      await runChecks({ html, css }, lines(4, [600]), lines(20, [601]), lines(4, [601]), {
        gap: { between: 'a:first-child, a:nth-child(2)', lines: true, is: 4 },
      }),
    ),
  ).toEqual(['passed', 'passed', '20 px below each other', 'all of them are on one line']);
});
