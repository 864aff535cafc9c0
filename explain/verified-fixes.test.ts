import { describe, expect, it } from 'vitest';
import { buildPage } from './cases/case.ts';
import { explainPage } from './explain-page.ts';
import { applyFix, explainWithVerifiedFixes } from './verified-fixes.ts';

describe('the reason that a browser may contradict', () => {
  it.each([
    [':root { --brand: teal\n--gap: 8px; }', undefined],
    ['@media (width > 1px) { color: red; }', undefined],
    ['p { color; red; }', undefined],
    ['@keyframes a { to { opacity: 0 !important; } } p { animation: a 1s; }', undefined],
    ['p { colr: red; }', 'unknown-to-data'],
    ['p { color: reddish-teal; }', 'unknown-to-data'],
  ])('%s: %s', (css, reason) => {
    expect(explainPage(buildPage({ css, html: '<p>Hi</p>' }))[0]?.reason).toBe(reason);
  });
});

describe('a fix', () => {
  it.each([
    ['a list without its end tag', '<ul>\n<li>One</li>\n<p>Two</p>', '<ul>\n<li>One</li></ul>\n<p>Two</p>'],
    [
      'a section before the next',
      '<section>\n<h2>A</h2>\n<section>\n<h2>B</h2>\n</section>',
      '<section>\n<h2>A</h2></section>\n<section>\n<h2>B</h2>\n</section>',
    ],
  ])('closes the element behind its content: %s', (_, html, fixed) => {
    const page = buildPage({ html });
    const fix = explainWithVerifiedFixes({ html: page })[0]?.fixes[0];
    expect(fix && applyFix(page, fix)).toBe(buildPage({ html: fixed }));
  });

  it('is a sentence without edits where its edits could not be tried', () => {
    const html = buildPage({ css: 'p { colr: red; }', html: '<p>Hi</p>' });
    expect(explainWithVerifiedFixes({ html }, { milliseconds: 0 })[0]?.fixes).toEqual([
      { title: 'Write color: red;', edits: [] },
    ]);
  });
});

describe('fixes that help only together', () => {
  it.each([
    [
      'a colour that two elements set themselves',
      '.hero { color: white; background: navy; }\nh1 { color: gold; } p { color: #333; }',
      '<div class="hero"><h1>A</h1><p>b</p></div><h1>C</h1><p>d</p>',
      /\.hero p \{ color: inherit; \}\n\.hero h1 \{ color: inherit; \}/,
      /h1.*\..*p /,
    ],
    [
      'a number that is too high without its unit too',
      '.box { opacity: 5px; }',
      '<p class="box">One</p>',
      /opacity: 0\.5;/,
      /^Write 0\.5\.$/,
    ],
  ])('are one fix: %s', (_, css, html, fixed, title) => {
    const page = buildPage({ css, html });
    const [first] = explainWithVerifiedFixes({ html: page });
    const fix = first?.fixes.find(({ edits }) => edits.length > 0);
    expect(fix && applyFix(page, fix)).toMatch(fixed);
    expect(fix?.title).toMatch(title);
    expect(fix && explainPage(applyFix(page, fix))).toEqual([]);
  });

  it.each([
    [
      'takes back the first',
      '.row { display: flex; justify-content: center; } .one { justify-self: end; }',
      '<div class="row"><b class="one">One</b><b>Two</b></div>',
    ],
    [
      'lets another declaration lose',
      '.dots .dot { animation: a 1s; } .dot { animation: b 2s infinite; } @keyframes a { to { opacity: 0; } } @keyframes b { to { opacity: 0; } }',
      '<p class="dots"><b class="dot">One</b></p>',
    ],
  ])('are not offered where the second %s', (_, css, html) => {
    const page = buildPage({ css, html });
    const titles = explainPage(page).flatMap(({ fixes }) => fixes.map(({ title }) => title));
    for (const { fixes } of explainWithVerifiedFixes({ html: page }))
      for (const { title } of fixes) expect(titles).toContain(title);
  });

  it('say what to do where no edit helps: a span of columns in a flex row', () => {
    const html = buildPage({
      css: '.board { display: flex; flex-wrap: wrap; } .note { flex: 1 1 120px; } .wide { grid-column: span 2; }',
      html: '<div class="board"><p class="note">One</p><p class="note wide">Two</p></div>',
    });
    expect(explainWithVerifiedFixes({ html })[0]?.fixes).toEqual([
      {
        title:
          'Set its width with flex, such as flex: 2, or give div.board display: grid and grid-template-columns in place of its flex.',
        edits: [],
      },
    ]);
  });
});

describe('what goes with the fix of a cause', () => {
  it('follows from it', () => {
    const html = buildPage({
      css: 'p { gap: 1px; align-items: center; }',
      html: '<p><b>Hi</b><i>you</i></p>',
    });
    expect(explainWithVerifiedFixes({ html }).map(({ follows }) => follows)).toEqual([false, true]);
  });
});
