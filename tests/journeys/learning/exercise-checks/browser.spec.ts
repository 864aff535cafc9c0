import { expect } from '@playwright/test';
import { type CheckInput, test, formatResults } from './check-runner-test.ts';

test('comparing a style leaves no attribute on the element', async ({ runChecks }) => {
  const colour: CheckInput = { style: { of: 'p', property: 'color', is: 'green' } };
  const passing: CheckInput[] = [colour, { count: { of: '[style]:not(html)', is: 0 } }];
  expect(
    formatResults(await runChecks({ html: '<p>Moss</p>', css: 'p { color: rgb(0 128 0) }' }, ...passing)),
  ).toEqual(passing.map(() => 'passed'));
});

test('checks what only a browser knows: names with collapsed white space, values that a control rejects, the focus ring', async ({
  runChecks,
}) => {
  const html =
    '<style>p { margin: 0 }</style><p class="rtl"><bdi><span>ליאור</span></bdi> <b>12</b></p><h1>Chai\n  stall</h1><form><select><option>1<option>7</select><input type="range" min="1" max="7"></form><button>Book</button>';
  const css = '@media not screen { p { color: rgb(1, 2, 3); } }';
  const passing: CheckInput[] = [
    { 'some-role': { role: 'heading', name: 'Chai stall' } },
    { text: { of: 'body', matches: '^ליאור 12' } },
    { order: ['span', 'b'] },
    { valid: { of: 'form', fill: { select: '7', '[type=range]': '7' }, is: true } },
    { valid: { of: 'form', fill: { select: '8' }, is: false } },
    { valid: { of: 'form', fill: { '[type=range]': '8' }, is: false } },
    { style: { of: 'p', property: 'color', is: 'rgb(1, 2, 3)' }, when: { media: 'print' } },
    { style: { of: 'button', property: 'outline-style', is: 'auto' }, when: { focus: 'button' } },
  ];
  expect(formatResults(await runChecks({ html, css }, ...passing))).toEqual(passing.map(() => 'passed'));
  const reset = '@layer page { * { outline: 0 } }';
  const ring: CheckInput = {
    style: { of: 'button', property: 'outline-style', is: 'auto' },
    when: { focus: 'button' },
  };
  expect(formatResults(await runChecks({ html, css: reset }, ring))).toEqual([
    expect.stringMatching(/outline-style: none/),
  ]);
});

test('an animation that a check pauses is at the same place however long the page was open before', async ({
  runChecks,
}) => {
  const html =
    '<p>Moss</p><script>for (const each of document.getAnimations()) each.currentTime = 400</script>';
  const css = '@keyframes grow { to { margin-left: 100px } } p { animation: grow 1s linear }';
  const halfway: CheckInput = {
    style: { of: 'p', property: 'margin-left', is: '50px' },
    when: { css: 'p { animation: grow 1s linear -0.5s both paused }' },
  };
  expect(formatResults(await runChecks({ html, css }, halfway))).toEqual(['passed']);
});
