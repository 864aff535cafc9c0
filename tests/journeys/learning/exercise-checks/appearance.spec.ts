import { expect } from '@playwright/test';
import { type CheckInput, test, formatResults } from './check-runner-test.ts';

test('checks which rules override one that the check adds', async ({ runChecks }) => {
  const check: CheckInput = {
    style: { of: 'p', property: 'font-weight', is: 700 },
    when: { css: '.a.a { font-weight: 300; }' },
  };
  const html = '<p class="a" id="one">Text</p>';
  expect(formatResults(await runChecks({ html, css: '#one { font-weight: 700; }' }, check))).toEqual([
    'passed',
  ]);
  expect(formatResults(await runChecks({ html, css: '.a { font-weight: 700; }' }, check))).toEqual([
    expect.stringContaining('300'),
  ]);
  expect(formatResults(await runChecks({ html, css: ':where(#one) { font-weight: 700; }' }, check))).toEqual([
    expect.stringContaining('300'),
  ]);
});

test('compares computed styles', async ({ runChecks }) => {
  const html = '<p class="a">Text</p><ul><li>One</li></ul>';
  const css =
    '.a { color: green; font-weight: bold; width: 50%; transition: color 2s; border: 2px solid; } .a::before { content: "→"; color: #f00; } .a:hover { color: rebeccapurple; } @media (prefers-reduced-motion: reduce) { .a { color: teal; } }';
  const passing: CheckInput[] = [
    { style: { of: '.a', property: 'color', is: 'rgb(0 128 0)' } },
    { style: { of: '.a', property: 'color', 'is-one-of': ['red', '#008000'] } },
    { style: { of: '.a', property: 'font-weight', is: 700 } },
    { style: { of: '.a', property: 'font-weight', 'at-least': 600 } },
    { style: { of: '.a', property: 'width', is: '50%' } },
    { style: { of: '.a', property: 'color', 'is-not': 'red' } },
    { style: { of: '.a', property: 'color', pseudo: '::before', is: 'red' } },
    { style: { of: '.a', property: 'border-top-width', matches: '^2px$' } },
    { style: { of: '.a', property: 'color', is: 'rebeccapurple' }, when: { hover: '.a' } },
    { style: { of: '.a', property: 'color', is: 'teal' }, when: { media: 'reduced-motion' } },
  ];
  expect(formatResults(await runChecks({ html, css }, ...passing))).toEqual(passing.map(() => 'passed'));
  expect(
    formatResults(
      await runChecks(
        { html, css },
        { style: { of: '.a', property: 'color', is: 'red' } },
        { style: { of: '.b', property: 'color', is: 'red' } },
      ),
    ),
  ).toEqual(['color: rgb(0, 128, 0), on p.a “Text”', 'nothing on the page matches .b']);
});

test('compares colours as they are painted: a notation and its rounding are no difference', async ({
  runChecks,
}) => {
  const html = '<p>Text</p>';
  const check: CheckInput = { style: { of: 'p', property: 'color', is: '#2e6b34' } };
  const judge = async (color: string) =>
    formatResults(await runChecks({ html, css: `p { color: ${color}; }` }, check));
  for (const color of [
    'rgb(18% 42% 20.4%)',
    'hsl(126 40% 30%)',
    'oklab(0.475 -0.086 0.063)',
    'oklch(47.5% 0.107 144)',
    'lab(40 -32 25)',
  ])
    expect([color, ...(await judge(color))]).toEqual([color, 'passed']);
  for (const color of ['#2e6b34cc', '#2e7b34', '#0e6b54', 'oklab(0.5 -0.086 0.063)'])
    expect([color, ...(await judge(color))]).not.toEqual([color, 'passed']);
});

test('a shorthand that has no value of its own is compared by its longhands', async ({ runChecks }) => {
  const html = '<p>Text</p>';
  const css = 'p { font: 2rem serif; font-variant-caps: all-small-caps; }';
  const check = (matches: string): CheckInput => ({ style: { of: 'p', property: 'font', matches } });
  expect(
    formatResults(
      await runChecks(
        { html, css },
        check('font-size: 32px; .*font-family: serif'),
        check('font-size: 16px'),
      ),
    ),
  ).toEqual(['passed', expect.stringContaining('font-size: 32px')]);
});

test('a border that is not drawn has width 0', async ({ runChecks }) => {
  const check: CheckInput = { style: { of: 'p', property: 'border-top-width', is: '4px' } };
  expect(
    formatResults(await runChecks({ html: '<p>Text</p>', css: 'p { border: 4px solid; }' }, check)),
  ).toEqual(['passed']);
  expect(
    formatResults(await runChecks({ html: '<p>Text</p>', css: 'p { border-width: 4px; }' }, check)),
  ).not.toEqual(['passed']);
});

test('checks contrast, motion and drawing', async ({ runChecks }) => {
  const html =
    '<p class="good">Dark on light</p><p class="faint">Faint</p><p class="dot">o</p><canvas width="100" height="50"></canvas>';
  const css =
    '.good { color: #333; background: white; } .faint { color: #aaa; background: #fff; } @media (prefers-reduced-motion: no-preference) { .dot { animation: turn 2s infinite; } } @keyframes turn { to { rotate: 1turn; } }';
  const js =
    'const pen = document.querySelector("canvas").getContext("2d"); pen.fillStyle = "teal"; pen.fillRect(10, 10, 20, 20);';
  const passing: CheckInput[] = [
    { contrast: { of: '.good', 'at-least': 7 } },
    {
      animation: {
        of: '.dot',
        running: true,
        name: 'turn',
        property: 'rotate',
        iterations: 'infinite',
        'duration-at-most': 2000,
      },
    },
    { animation: { of: '.dot', running: false }, when: { media: 'reduced-motion' } },
    { pixel: { of: 'canvas', x: 15, y: 15, is: 'teal' } },
    { pixel: { of: 'canvas', x: 15, y: 15, 'is-not': 'orange' } },
    { pixel: { of: 'canvas', x: 60, y: 40, 'is-not': 'orange' } },
  ];
  expect(formatResults(await runChecks({ html, css, js }, ...passing))).toEqual(passing.map(() => 'passed'));
  expect(
    formatResults(
      await runChecks(
        { html, css, js },
        { contrast: { of: '.faint', 'at-least': 4.5 } },
        { animation: { of: '.good', running: true } },
        { pixel: { of: 'canvas', x: 60, y: 40, is: 'teal' } },
        { pixel: { of: 'canvas', x: 15, y: 15, 'is-not': 'teal' } },
      ),
    ),
  ).toEqual([
    '2.32:1 on p.faint “Faint”',
    'nothing moves on p.good “Dark on light”',
    'nothing drawn at 60, 40',
    'rgb(0 128 128) at 15, 15',
  ]);
});

test('an animation that has ended before the checks run still counts', async ({ runChecks }) => {
  const html = '<p>Soon over</p><p class="still">Still</p>';
  const css = 'p:not(.still) { animation: rise 40ms; } @keyframes rise { from { translate: 0 9px; } }';
  const later = { when: { set: {}, after: 400 } };
  const check = (of: string, running: boolean): CheckInput => ({ animation: { of, running }, ...later });
  expect(
    formatResults(
      await runChecks(
        { html, css },
        check('p:first-child', true),
        check('.still', false),
        check('p:first-child', false),
        { count: { of: '[style]', is: 0 }, ...later },
      ),
    ),
  ).toEqual(['passed', 'passed', 'rise, 40 ms, 1 time', 'passed']);
});

test('checks an animation: its duration with the delay, its start, and whether it moves or is visible', async ({
  runChecks,
}) => {
  const html =
    '<input type="checkbox" id="on" checked><p class="slides">A</p><p class="fades">B</p><p class="hides">C</p>';
  const css = `
    .slides { animation: slide 200ms 100ms 1e9; } @keyframes slide { 50% { translate: 9px; } }
    .fades { animation: appear 300ms 1e9; } @keyframes appear { from { opacity: 0; } }
    .hides { opacity: 0; visibility: hidden; transition: opacity 200ms; }
    #on:checked ~ .hides { opacity: 1; visibility: visible; }`;
  const animation = (of: string, more: object): CheckInput => ({ animation: { of, running: true, ...more } });
  const passing = [
    animation('.slides', { moves: true, 'duration-at-least': 200, 'duration-at-most': 300 }),
    animation('.fades', { property: 'opacity', from: 0, visible: true }),
    { ...animation('.hides', { property: 'opacity', from: 1 }), when: { click: '#on' } },
  ];
  expect(formatResults(await runChecks({ html, css }, ...passing))).toEqual(passing.map(() => 'passed'));
  const failing = [
    animation('.slides', { 'duration-at-most': 299 }),
    animation('.slides', { 'duration-at-least': 201 }),
    animation('.fades', { property: 'opacity', from: 1 }),
    animation('.fades', { moves: true }),
    { ...animation('.hides', { visible: true }), when: { click: '#on' } },
  ];
  expect(formatResults(await runChecks({ html, css }, ...failing))).toEqual([
    'slide, 200 ms after 100 ms, 1000000000 times',
    'slide, 200 ms after 100 ms, 1000000000 times',
    'appear, 300 ms, 1000000000 times',
    'appear, 300 ms, 1000000000 times',
    'transition of opacity, 200 ms, 1 time',
  ]);
});

test('a transition that begins with the page has ended before an action', async ({ runChecks }) => {
  const html = '<input type="checkbox" id="on" checked><p>Here</p>';
  const css = `p { opacity: 0; transition: opacity 10s; } #on:checked + p { opacity: 1; }
    @starting-style { #on:checked + p { opacity: 0; } }`;
  const fade: CheckInput = {
    animation: { of: 'p', running: true, from: 1, 'duration-at-least': 10_000 },
    when: { click: '#on' },
  };
  expect(formatResults(await runChecks({ html, css }, fade))).toEqual(['passed']);
});

test('a transition counts on a device that is slower than the transition', async ({ runChecks }) => {
  const html = '<input type="checkbox" id="on"><p>Here</p>';
  const css = 'p { transition: translate 50ms; } #on:checked + p { translate: 24px; }';
  const js = 'const timer = setTimeout; window.setTimeout = (callback) => timer(callback, 300);';
  const animation = { of: 'p', running: true, moves: true };
  expect(formatResults(await runChecks({ html, css, js }, { animation, when: { click: '#on' } }))).toEqual([
    'passed',
  ]);
});

test('motion that is over before anybody sees it is none', async ({ runChecks }) => {
  const html = '<input type="checkbox" id="on"><p>Here</p>';
  const css = `p { transition: translate 0.2s; } #on:checked + p { translate: 24px; animation: up 1s; }
    @keyframes up { from { rotate: 9deg; } }
    @media (prefers-reduced-motion) {
      p { animation-duration: 0.01ms !important; transition-duration: 0.01ms !important; }
    }`;
  const check = (running: boolean, media?: 'reduced-motion'): CheckInput => ({
    animation: { of: 'p', running },
    when: { click: '#on', ...(media && { media }) },
  });
  const results = await runChecks({ html, css }, check(true), check(false, 'reduced-motion'));
  expect(formatResults(results)).toEqual(['passed', 'passed']);
});

test('compares the contrast of text with every colour of a gradient, and ignores text on a picture', async ({
  runChecks,
}) => {
  const html = '<p class="dark">A</p><p class="half">B</p><p class="veil">C</p><p class="photo">D</p>';
  const css = `p { color: white; } .dark { background: linear-gradient(#123, oklch(0.3 0.05 180)); }
    .half { background: linear-gradient(#123, #ddd) #123; }
    .veil { background: linear-gradient(#0000, #0008) #345; }
    .photo { background: url("/lesson-files/maps/zoo-map.svg") #123; }`;
  const contrast = (of: string): CheckInput => ({ contrast: { of, 'at-least': 4.5 } });
  expect(
    formatResults(
      await runChecks(
        { html, css },
        contrast('.dark'),
        contrast('.half'),
        contrast('.veil'),
        contrast('.photo'),
      ),
    ),
  ).toEqual([
    'passed',
    expect.stringMatching(/^1\.\d+:1 on p\.half/),
    'passed',
    expect.stringContaining('is on an image'),
  ]);
});
