import { expect, test } from 'vitest';
import { explainSources } from './explain-sources.ts';
import { applyChange } from './propose-change.ts';
import type { SourceFile } from '#contract/lesson-parts.ts';

const nav = '<nav class="toolbar"><b>Board</b> <a href="#" class="end">Log out</a></nav>';
const page = (css: string): SourceFile[] => [
  { language: 'css', code: css },
  { language: 'html', code: nav },
];

function mended(css: string): string | undefined {
  const [cause] = explainSources(page(css)).causes;
  return cause?.change && applyChange(css, cause.change);
}

test('a mend that can be written down becomes a change of one line', () => {
  expect(mended('.toolbar {\n  colr: red;\n}')).toBe('.toolbar {\n  color: red;\n}');
  expect(mended('.toolbr {\n  color: red;\n}')).toBe('.toolbar {\n  color: red;\n}');
  expect(mended('.toolbar {\n  color: red\n  margin: 0;\n}')).toBe(
    '.toolbar {\n  color: red;\n  margin: 0;\n}',
  );
});

test('what does nothing without another declaration gets that declaration, and what follows from it stands behind', () => {
  const css = '.toolbar {\n  gap: 12px;\n  align-items: center;\n}';
  const { causes, followers } = explainSources(page(css));
  expect([causes.length, followers.length]).toEqual([1, 1]);
  expect(mended(css)).toBe('.toolbar {\n  display: flex;\n  gap: 12px;\n  align-items: center;\n}');
});

test('findings are told in the lines of their own file', () => {
  expect(explainSources(page('.toolbar { color: red; }\n.toolbar { colr: red; }')).causes[0]?.place).toEqual({
    language: 'css',
    line: 2,
  });
  expect(explainSources([{ language: 'html', code: '<p>One\n<dvi>Two</dvi>' }]).causes[0]?.place).toEqual({
    language: 'html',
    line: 2,
  });
});

test('nothing is said of sound code', () => {
  expect(explainSources(page('.toolbar { display: flex; gap: 12px; }'))).toEqual({
    causes: [],
    followers: [],
  });
});
