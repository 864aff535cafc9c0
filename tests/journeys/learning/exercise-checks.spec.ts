import { expect } from '@playwright/test';
import { openCheckRunner } from '../../../pipeline/playground/check-runner.ts';
import { checkSchema } from '../../../contract/lessons/lesson-checks.ts';
import { type CheckInput, test, describeResults } from './check-runner-test.ts';

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
  expect(describeResults(await runChecks({ html: `${toolbar}<p>Below</p>`, css: flex }, ...passing))).toEqual(
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
  expect(describeResults(failing)).toEqual([
    '3 rows',
    '3 rows',
    '0 px below each other',
    'b “Board”, a.end “Log out”',
    '20 px from the end of .bar',
  ]);
  expect(
    describeResults(
      await runChecks(
        { html: '<p style="width: 900px">wide</p><i style="position: absolute; inset: 0 auto auto 0">a</i>' },
        { fits: 'html', at: [360] },
        { inside: { of: 'p', in: 'body' }, at: [360] },
        { apart: 'p, i' },
      ),
    ),
  ).toEqual([expect.stringContaining('px too wide'), expect.stringContaining('overflows body by'), 'passed']);
});

test('checks whether all elements of a kind are visible in document order, and where each begins', async ({
  runChecks,
}) => {
  const html = '<nav><a href="#1">1</a> <a href="#2">2</a> <a href="#3">3</a></nav>';
  const broken = '<p>Some <a href="#1">words</a> and <a href="#2">a link that breaks into two lines</a>';
  const check: CheckInput = { order: 'a' };
  expect(describeResults(await runChecks({ html }, check))).toEqual(['passed']);
  expect(describeResults(await runChecks({ html: broken, css: 'p { width: 160px; }' }, check))).toEqual([
    'passed',
  ]);
  for (const css of [
    'nav { display: flex; flex-direction: row-reverse; }',
    'nav { display: flex; } a:last-child { order: -1; }',
    'nav { display: flex; flex-direction: column-reverse; }',
  ])
    expect(describeResults(await runChecks({ html, css }, check)), css).toEqual([
      expect.stringMatching(/^a “3”/),
    ]);
});

test('checks which rules override one that the check adds', async ({ runChecks }) => {
  const check: CheckInput = {
    style: { of: 'p', property: 'font-weight', is: 700 },
    when: { css: '.a.a { font-weight: 300; }' },
  };
  const html = '<p class="a" id="one">Text</p>';
  expect(describeResults(await runChecks({ html, css: '#one { font-weight: 700; }' }, check))).toEqual([
    'passed',
  ]);
  expect(describeResults(await runChecks({ html, css: '.a { font-weight: 700; }' }, check))).toEqual([
    expect.stringContaining('300'),
  ]);
  expect(
    describeResults(await runChecks({ html, css: ':where(#one) { font-weight: 700; }' }, check)),
  ).toEqual([expect.stringContaining('300')]);
});

test('a check says at which width it failed', async ({ runChecks }) => {
  const [result] = await runChecks(
    { html: '<p>One</p><p>Two</p>', css: '@media (min-width: 600px) { body { display: flex; } }' },
    { row: 'p' },
  );
  expect(result).toMatchObject({
    passed: false,
    failedAt: 360,
    widths: [360, 1280],
    expected: 'one row',
    got: '2 rows',
  });
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
  expect(describeResults(await runChecks({ html, css }, ...passing))).toEqual(passing.map(() => 'passed'));
  expect(
    describeResults(
      await runChecks(
        { html, css },
        { style: { of: '.a', property: 'color', is: 'red' } },
        { style: { of: '.b', property: 'color', is: 'red' } },
      ),
    ),
  ).toEqual(['color: rgb(0, 128, 0), on p.a “Text”', 'nothing on the page matches .b']);
});

test('a border that is not drawn has width 0', async ({ runChecks }) => {
  const check: CheckInput = { style: { of: 'p', property: 'border-top-width', is: '4px' } };
  expect(
    describeResults(await runChecks({ html: '<p>Text</p>', css: 'p { border: 4px solid; }' }, check)),
  ).toEqual(['passed']);
  expect(
    describeResults(await runChecks({ html: '<p>Text</p>', css: 'p { border-width: 4px; }' }, check)),
  ).not.toEqual(['passed']);
});

test('checks content, attributes, roles and headings', async ({ runChecks }) => {
  const html =
    '<header><h1>Chai  stall</h1></header><main><h2>Menu</h2><section aria-label="Prices"><h3>Cups</h3></section><img src="data:," alt=""><button aria-label="Close">x</button><form><label>City <input name="city"></label></form></main>';
  const passing: CheckInput[] = [
    { count: { of: 'h2', is: 1 } },
    { count: { of: 'hr', is: 0 } },
    { text: { of: 'h1', is: 'Chai stall' } },
    { text: { of: 'h1', matches: '^Chai' } },
    { attribute: { of: 'img', name: 'alt', is: '' } },
    { attribute: { of: 'img', name: 'width', present: false } },
    { role: { of: 'button', role: 'button', name: 'Close' } },
    { role: { of: 'section', role: 'region', name: 'Prices' } },
    { role: { of: 'header', role: 'banner' } },
    { 'some-role': { role: 'textbox', 'name-matches': 'City' } },
    { outline: [1, 2, 3] },
  ];
  expect(describeResults(await runChecks({ html }, ...passing))).toEqual(passing.map(() => 'passed'));
  expect(
    describeResults(
      await runChecks(
        { html },
        { role: { of: 'form', role: 'form' } },
        { role: { of: 'button', role: 'button', name: 'x' } },
        { 'some-role': { role: 'navigation' } },
        { outline: [1, 2] },
      ),
    ),
  ).toEqual([
    'generic without a name',
    'button “Close”',
    'no navigation on the page',
    'headings of level 1, 2, 3',
  ]);
});

test('compares text without regard to line breaks in the source', async ({ runChecks }) => {
  const menu = { text: { of: 'ul', is: 'Chai Bun maska' } } satisfies CheckInput;
  const inOneLine = '<ul><li>Chai</li><li>Bun<br>maska</li></ul>';
  const onThree = '<ul>\n  <li>Chai</li>\n  <li>Bun<br>\n maska</li>\n</ul>';
  for (const html of [inOneLine, onThree])
    expect(describeResults(await runChecks({ html }, menu))).toEqual(['passed']);
  const initial = '<p><span>C</span>h<b>a</b>i</p>';
  const word = { text: { of: 'p', is: 'Chai' } } satisfies CheckInput;
  const floated = 'span { float: left; }';
  expect(describeResults(await runChecks({ html: initial, css: floated }, word))).toEqual(['passed']);
});

test('checks forms, tab order and states', async ({ runChecks }) => {
  const html =
    '<form><input id="mail" name="mail" type="email" required><select name="year"><option>1<option>2</select><input type="checkbox" name="ok" id="ok"><button>Send</button></form><a href="#x">Skip</a><div id="menu" hidden>Menu</div><button id="open" tabindex="2">Open</button>';
  const js =
    'document.querySelector("#open").addEventListener("click", () => { document.querySelector("#menu").hidden = false; });';
  const css =
    'a:focus-visible { outline: 3px solid red; } #menu:not([hidden]) { display: block; height: 40px; }';
  const passing: CheckInput[] = [
    { valid: { of: 'form', is: false } },
    { valid: { of: '#mail', fill: { '#mail': 'asha@example.edu' }, is: true } },
    {
      submits: {
        of: 'form',
        fill: { '#mail': 'a@b.in', '#ok': 'on' },
        is: { mail: 'a@b.in', year: '1', ok: 'on' },
      },
    },
    { submits: { of: 'form', is: { ok: null } } },
    { 'tab-order': ['#open', '#mail', 'select', '#ok', 'form button', 'a'] },
    { style: { of: 'a', property: 'outline-width', is: '3px' }, when: { focus: 'a' } },
    { style: { of: 'a', property: 'outline-style', is: 'none' } },
    { box: { of: '#menu', measure: 'height', is: 40 }, when: { click: '#open' } },
    {
      count: { of: '#mail[aria-invalid=true]:not([name])', is: 1 },
      when: { set: { '#mail[name]': { 'aria-invalid': 'true', name: null } } },
    },
  ];
  expect(describeResults(await runChecks({ html, js, css }, ...passing))).toEqual(
    passing.map(() => 'passed'),
  );
  expect(
    describeResults(
      await runChecks(
        { html, js, css },
        { 'tab-order': ['#mail'] },
        { box: { of: '#menu', measure: 'height', is: 40 } },
        { submits: { of: 'form', is: { year: '2' } } },
      ),
    ),
  ).toEqual([
    expect.stringMatching(/^button#open “Open”, input#mail/),
    'div#menu “Menu” has no box: it is not displayed',
    'year: 1',
  ]);
});

test('no check sees the input or emulated media of another, with and without scripts', async ({
  runChecks,
}) => {
  const html = '<form><input id="mail" name="mail" type="email" required></form><p>Dark?</p>';
  const css = 'p { color: rgb(1, 2, 3); } @media (prefers-color-scheme: dark) { p { color: rgb(4, 5, 6); } }';
  const colour = (is: string) => ({ style: { of: 'p', property: 'color', is } });
  const passing: CheckInput[] = [
    { valid: { of: '#mail', fill: { '#mail': 'asha@example.edu' }, is: true } },
    { submits: { of: 'form', is: { mail: '' } } },
    { valid: { of: '#mail', fill: { '#mail': 'asha' }, is: false } },
    { ...colour('rgb(4, 5, 6)'), when: { media: 'dark' } },
    colour('rgb(1, 2, 3)'),
    { valid: { of: '#mail', is: false } },
  ];
  for (const js of [undefined, 'document.title = "Mail";'])
    expect(describeResults(await runChecks({ html, css, ...(js && { js }) }, ...passing))).toEqual(
      passing.map(() => 'passed'),
    );
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
  ];
  expect(describeResults(await runChecks({ html, css, js }, ...passing))).toEqual(
    passing.map(() => 'passed'),
  );
  expect(
    describeResults(
      await runChecks(
        { html, css, js },
        { contrast: { of: '.faint', 'at-least': 4.5 } },
        { animation: { of: '.good', running: true } },
        { pixel: { of: 'canvas', x: 60, y: 40, is: 'teal' } },
      ),
    ),
  ).toEqual([
    '2.32:1 on p.faint “Faint”',
    'nothing moves on p.good “Dark on light”',
    'nothing drawn at 60, 40',
  ]);
});

test('an animation that has ended before the checks run still counts', async ({ runChecks }) => {
  const html = '<p>Soon over</p><p class="still">Still</p>';
  const css = 'p:not(.still) { animation: rise 40ms; } @keyframes rise { from { translate: 0 9px; } }';
  const later = { when: { set: {}, after: 400 } };
  const check = (of: string, running: boolean): CheckInput => ({ animation: { of, running }, ...later });
  expect(
    describeResults(
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
  expect(describeResults(await runChecks({ html, css }, ...passing))).toEqual(passing.map(() => 'passed'));
  const failing = [
    animation('.slides', { 'duration-at-most': 299 }),
    animation('.slides', { 'duration-at-least': 201 }),
    animation('.fades', { property: 'opacity', from: 1 }),
    animation('.fades', { moves: true }),
    { ...animation('.hides', { visible: true }), when: { click: '#on' } },
  ];
  expect(describeResults(await runChecks({ html, css }, ...failing))).toEqual([
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
  expect(describeResults(await runChecks({ html, css }, fade))).toEqual(['passed']);
});

test('checks the space between lines, and a change at one pixel', async ({ runChecks }) => {
  const html = '<nav><a href="#">A</a><a href="#">B</a><a href="#">C</a></nav>';
  const css = `nav { display: flex; flex-wrap: wrap; gap: 4px 8px; inline-size: 100px; } a { inline-size: 40px; }
    @media (width > 600px) { nav { row-gap: 20px; } }`;
  const lines = (is: number, at: number[]): CheckInput => ({ gap: { between: 'a', lines: true, is }, at });
  expect(
    describeResults(
      await runChecks({ html, css }, lines(4, [600]), lines(20, [601]), lines(4, [601]), {
        gap: { between: 'a:first-child, a:nth-child(2)', lines: true, is: 4 },
      }),
    ),
  ).toEqual(['passed', 'passed', '20 px below each other', 'all of them are on one line']);
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
    describeResults(
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

test('checks wait for pictures, except for one that is missing or far below', async ({ runChecks }) => {
  const picture = (name: string, more = '') => `<img src="/lesson-files/${name}" alt="" ${more}>`;
  const html = `${picture('maps/airport-map.svg', 'id="map"')}${picture('none.svg')}<img alt="">
    <div style="height: 90000px"></div>${picture('maps/zoo-map.svg', 'loading="lazy"')}`;
  const check: CheckInput[] = [
    { box: { of: '#map', measure: 'height', is: 275 } },
    { count: { of: 'img', is: 4 } },
  ];
  expect(describeResults(await runChecks({ html }, ...check))).toEqual(['passed', 'passed']);
});

test('a page that takes longer than allowed to load fails the checks instead of blocking them', async ({
  browser,
}) => {
  const own = await browser.newPage();
  const proveSoon = await openCheckRunner(own, 1_000);
  const [result] = await proveSoon(
    [
      { language: 'html', code: '<p>One</p>' },
      {
        language: 'js',
        code: 'addEventListener("load", () => { const start = Date.now(); while (Date.now() - start < 3_000); });',
      },
    ],
    [checkSchema.parse({ id: 'one', says: 'It holds.', count: { of: 'p', is: 1 }, at: [360] })],
  );
  expect(result?.got).toContain('did not finish loading');
  await own.close();
});
