import { describe, expect, it } from 'vitest';
import { explainPage } from './explain-page.ts';

describe('a page without elements', () => {
  it('has no diagnostics', () => {
    expect(explainPage('')).toEqual([]);
    expect(explainPage('Hello')).toEqual([]);
  });
});

describe('a page that nobody would write', () => {
  it.each([
    ['elements in elements', '<div>'.repeat(1000)],
    ['rules in rules', `<style>${'.a{'.repeat(1000)}</style>`],
    ['parentheses in parentheses', `<style>p{width:${'calc('.repeat(1000)}}</style>`],
    ['tags that never end', '<p '.repeat(1000)],
  ])('is explained all the same: %s', (_, html) => {
    expect(explainPage(html).length).toBeGreaterThan(0);
  });
});

describe('a style sheet that pages share', () => {
  const shared = '.card { padding: 0; color: teal; } .sidebar p { margin: 0; } h2 { color: navy; }';

  it('may be overridden by the page, and have rules for other pages', () => {
    const html =
      '<!DOCTYPE html>\n<link rel="stylesheet" href="a.css">\n<style>.card { padding: 8px; }</style>\n<h1>Hi</h1><p class="card" style="color: red">Hello</p>';
    expect(explainPage(html, new Map([['a.css', shared]]))).toEqual([]);
  });

  it('is not applied where it is an alternate one', () => {
    const html =
      '<!DOCTYPE html>\n<link rel="alternate stylesheet" href="a.css" title="Large">\n<p class="card">Hello</p>';
    expect(explainPage(html, new Map([['a.css', '.card { colr: teal; }']]))).toEqual([]);
  });
});

describe('a diagnostic', () => {
  it('has a range, a message, the data and a fix with its edit', () => {
    const [first] = explainPage('<style>\n.crad { color: teal; }\n</style>\n<p class="card">Hello</p>');
    const range = { start: { line: 1, character: 0 }, end: { line: 1, character: 5 } };
    expect(first).toEqual({
      kind: 'unmatched-selector',
      code: 'misspelt-selector',
      severity: 'warning',
      range,
      message: '.crad finds nothing. No element has the class crad; the page has card.',
      data: { selector: '.crad' },
      fixes: [{ title: 'Write .card.', edits: [{ range, newText: '.card' }] }],
    });
  });

  it('has the same lines with the line ends of Windows', () => {
    expect(explainPage('<style>\r\np {\r\n  colr: teal;\r\n}\r\n</style>\r\n<p>Hello</p>')[0]).toMatchObject({
      range: { start: { line: 2, character: 2 } },
      data: { property: 'colr' },
    });
  });

  it('of a linked style sheet has the range of its link, and no edits', () => {
    const html = '<p class="card">Hello</p>\n<link rel="stylesheet" href="a.css">';
    expect(explainPage(html, new Map([['a.css', '\n\n.card { colr: teal; }']]))[0]).toMatchObject({
      range: { start: { line: 1, character: 0 } },
      data: { property: 'colr' },
      fixes: [{ title: 'Write color: teal;', edits: [] }],
    });
  });

  it('of a style attribute with character references has the range of the attribute, and no edits', () => {
    const html = '<p style="font-family: &quot;A&quot;; colr: teal">Hello</p>';
    expect(explainPage(html)[0]).toMatchObject({
      range: { start: { line: 0, character: 3 } },
      fixes: [{ edits: [] }],
    });
  });
});

it.each([
  '<table><x(y><tr><td>1</td></tr></x(y></table>',
  '<table><i*+><td>1</i*+></table>',
  '<p><b[>One <b[>two</b[></p>',
  '<h1>One</h2> <x+>two',
  '<style>.a:b\\(c { color: red } .d { --e\\(: var(--e\\(); transition: f\\[ 1s }</style><p class="d">One</p>',
])('names with characters of regular expressions are only names: %s', (body) => {
  expect(explainPage(`<!doctype html><title>Page</title>${body}`)).not.toEqual([]);
});
