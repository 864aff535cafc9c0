import { expect } from '@playwright/test';
import { openCheckRunner } from '../../../../pipeline/playground/check-runner.ts';
import { checkSchema } from '../../../../contract/lessons/lesson-checks.ts';
import { type CheckInput, test, formatResults } from './check-runner-test.ts';

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
  expect(formatResults(await runChecks({ html }, ...passing))).toEqual(passing.map(() => 'passed'));
  expect(
    formatResults(
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

test('the role of a table header is that of Chromium', async ({ runChecks, page }) => {
  const html =
    '<table><thead><tr><td></td><th>A</th><th scope="row">B</th></tr></thead><tbody><tr><th>C</th><td>1</td></tr><tr><th>D</th><th scope="colgroup">E</th></tr></tbody></table>';
  await page.setContent(html);
  const { nodes } = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
  const headers = nodes.flatMap(({ role, name }) =>
    /^(row|column)header$/.test(role?.value)
      ? [{ role: String(role?.value), name: String(name?.value) }]
      : [],
  );
  expect(headers).toHaveLength(5);
  const checks = headers.map((header): CheckInput => ({ 'some-role': header }));
  expect(formatResults(await runChecks({ html }, ...checks))).toEqual(checks.map(() => 'passed'));
});

test('says what is missing in words, not in a selector that nobody can read', async ({ runChecks }) => {
  const html =
    '<form><input id="a"><input id="b" aria-label="Town"><button>Go</button></form><i role="image" aria-label="Map"></i>';
  const fields = ':is(#a, #b)';
  const results = await runChecks(
    { html },
    { role: { of: '#a', role: 'textbox', 'name-matches': '^City' } },
    { role: { of: '#b', role: 'textbox', 'name-matches': '^City' } },
    { role: { of: '#b', role: 'combobox', 'name-matches': '^Town' } },
    { count: { of: fields, is: 1 } },
    { count: { of: 'input', is: 1 } },
    { text: { of: 'button:not([type])[disabled]', is: 'Go' } },
    { role: { of: 'i', role: 'img', name: 'Map' } },
  );
  expect(formatResults(results)).toEqual([
    'textbox without a name',
    'textbox “Town”',
    'textbox “Town”',
    '2 such elements',
    '2 of input',
    'no such element on the page',
    'passed',
  ]);
  expect(results.slice(0, 5).map(({ expected }) => expected)).toEqual([
    'It holds.',
    'It holds.',
    'combobox',
    '1 such element',
    '1 of input',
  ]);
});

test('compares text without regard to line breaks in the source', async ({ runChecks }) => {
  const menu = { text: { of: 'ul', is: 'Chai Bun maska' } } satisfies CheckInput;
  const inOneLine = '<ul><li>Chai</li><li>Bun<br>maska</li></ul>';
  const onThree = '<ul>\n  <li>Chai</li>\n  <li>Bun<br>\n maska</li>\n</ul>';
  for (const html of [inOneLine, onThree])
    expect(formatResults(await runChecks({ html }, menu))).toEqual(['passed']);
  const initial = '<p><span>C</span>h<b>a</b>i</p>';
  const word = { text: { of: 'p', is: 'Chai' } } satisfies CheckInput;
  const floated = 'span { float: left; }';
  expect(formatResults(await runChecks({ html: initial, css: floated }, word))).toEqual(['passed']);
});

test('a name keeps the spaces at the edges of inline elements, and adds none', async ({ runChecks }) => {
  const html =
    '<a href="#p">Previous<span> page</span></a><a href="#n"><b>Next </b>page</a><a href="#t">Tick<b>ets</b></a><a href="#l">Last<br>page</a>';
  const passing: CheckInput[] = ['Previous page', 'Next page', 'Tickets', 'Last page'].map((name) => ({
    'some-role': { role: 'link', name },
  }));
  expect(formatResults(await runChecks({ html }, ...passing))).toEqual(passing.map(() => 'passed'));
});

test('an attribute may be wrapped in the source', async ({ runChecks }) => {
  const html = '<img src="data:," alt="Two players\n    at a board">';
  const passing: CheckInput[] = [
    { attribute: { of: 'img', name: 'alt', matches: '^Two.*players at a.*board$' } },
  ];
  expect(formatResults(await runChecks({ html }, ...passing))).toEqual(['passed']);
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
  expect(formatResults(await runChecks({ html, js, css }, ...passing))).toEqual(passing.map(() => 'passed'));
  expect(
    formatResults(
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

test('Tab does not visit what closed details hide, even when it has been laid out', async ({ runChecks }) => {
  const html = '<details><summary>Music</summary><a href="#folk">Folk</a></details><a href="#home">Home</a>';
  const js = `document.querySelector('[href="#folk"]').getBoundingClientRect();`;
  const closed: CheckInput = { 'tab-order': ['summary', '[href="#home"]'] };
  const open: CheckInput = {
    'tab-order': ['summary', '[href="#folk"]', '[href="#home"]'],
    when: { click: 'summary' },
  };
  expect(formatResults(await runChecks({ html, js }, closed, open))).toEqual(['passed', 'passed']);
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
    expect(formatResults(await runChecks({ html, css, ...(js && { js }) }, ...passing))).toEqual(
      passing.map(() => 'passed'),
    );
});

test('what a run leaves in its frame reaches no other run, and runs that leave nothing share frames', async ({
  browser,
}) => {
  const { runChecks: runChecksOnFiles, page } = await openCheckRunner(browser);
  await page.evaluate(() => {
    document.body.dataset.opened = '';
    new MutationObserver((records) => {
      for (const { addedNodes } of records) document.body.dataset.opened += '|'.repeat(addedNodes.length);
    }).observe(document.body, { childList: true });
  });
  const passes = async (html: string, check: CheckInput) => {
    const checks = [checkSchema.parse({ id: 'one', says: 'It holds.', at: [360], ...check })];
    const results = await runChecksOnFiles([{ language: 'html', code: html }], checks);
    return results.every(({ passed }) => passed);
  };
  const html = '<style>:target { color: red }</style><p id="end">End</p><a href="#end">To the end</a>';
  const isTarget = { count: { of: '#end:target', is: 1 } };
  const policy = `<!doctype html><meta http-equiv="Content-Security-Policy" content="style-src 'none'">${html}`;
  const isStyled = { style: { of: 'a', property: 'color', is: 'lime' } };

  expect(await passes(html, isTarget)).toBe(false);
  expect(await passes(html, { ...isTarget, when: { click: 'a' } })).toBe(true);
  expect(await passes(policy, isTarget)).toBe(false);
  expect(await passes(html, isTarget)).toBe(false);
  expect(await passes('<style>a { color: lime }</style><a>A</a>', isStyled)).toBe(true);
  const openedFrames = await page.evaluate(() => document.body.dataset.opened);
  expect(openedFrames, 'one for each that may leave something, one for the others').toBe('|||');
  await page.close();
});

test('checks wait for pictures, except for one that is missing or far below', async ({ runChecks }) => {
  const picture = (name: string, more = '') => `<img src="/lesson-files/${name}" alt="" ${more}>`;
  const html = `${picture('maps/airport-map.svg', 'id="map"')}${picture('none.svg')}<img alt="">
    <div style="height: 90000px"></div>${picture('maps/zoo-map.svg', 'loading="lazy"')}`;
  const check: CheckInput[] = [
    { box: { of: '#map', measure: 'height', is: 275 } },
    { count: { of: 'img', is: 4 } },
  ];
  expect(formatResults(await runChecks({ html }, ...check))).toEqual(['passed', 'passed']);
});

test('a page that takes longer than allowed to load fails the checks instead of blocking them', async ({
  browser,
}) => {
  const { runChecks: proveSoon, page } = await openCheckRunner(browser, { loadTimeoutMs: 1_000 });
  const [result] = await proveSoon(
    [
      { language: 'html', code: '<p>One</p>' },
      {
        language: 'js',
        code: 'addEventListener("load", () => { const end = Date.now() + 3_000; const wait = () => Date.now() < end && Promise.resolve().then(wait); wait(); });',
      },
    ],
    [checkSchema.parse({ id: 'one', says: 'It holds.', count: { of: 'p', is: 1 }, at: [360] })],
  );
  expect(result?.got).toContain('did not finish loading');
  await page.close();
});

test('a loop that does not end fails the checks and is named', async ({ runChecks }) => {
  const [result] = await runChecks(
    { html: '<p>One</p>', js: 'const one = 1;\nwhile (one) document.title = one;' },
    { count: { of: 'p', is: 1 } },
  );
  expect(result?.passed).toBe(false);
  expect(result?.got).toContain('the loop in JS line 2 did not end');
});
