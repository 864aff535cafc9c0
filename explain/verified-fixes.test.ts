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

describe('what goes with the fix of a cause', () => {
  it('follows from it', () => {
    const html = buildPage({
      css: 'p { gap: 1px; align-items: center; }',
      html: '<p><b>Hi</b><i>you</i></p>',
    });
    expect(explainWithVerifiedFixes({ html }).map(({ follows }) => follows)).toEqual([false, true]);
  });
});
