import { expect, test } from 'vitest';
import { explainPickedElement } from './explain-sources.ts';
import { cascadeReasons } from './cascade-reasons.ts';

/** Why the declarations of a class lose on a paragraph. */
function reasons(css: string, attributes: string): string[] {
  const sources = [
    { language: 'css' as const, code: css },
    { language: 'html' as const, code: `<a ${attributes}>One</a>` },
  ];
  return explainPickedElement(sources, [1, 0]).flatMap(({ losers }) =>
    losers.map(({ criterion }) => cascadeReasons[criterion]),
  );
}

test.each([
  ['.a { color: red; }', 'class="a" style="color: teal"', 'the style attribute goes first'],
  ['.a { color: red !important; } .a { color: teal; }', 'class="a"', '!important goes first'],
  ['@layer base { .a { color: red; } } .a { color: teal; }', 'class="a"', 'its layer goes first'],
  ['a { color: red; } .a { color: teal; }', 'class="a"', 'the winner’s selector is more specific'],
  ['.a { color: red; } .a { color: teal; }', 'class="a"', 'the winner comes later'],
  ['.a { color: red; }', 'class="a" href="#"', 'the page’s own style beats the browser’s'],
])('%s on <a %s>: %s', (css, attributes, reason) => {
  expect(reasons(css, attributes)).toEqual([reason]);
});
