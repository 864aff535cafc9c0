import { expect, test } from 'vitest';
import { explainSources } from './explain-sources.ts';
import { applyChange } from './code-change.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';

const nav = '<nav class="toolbar"><b>Board</b> <a href="#" class="end">Log out</a></nav>';
const page = (css: string): SourceFile[] => [
  { language: 'css', code: css },
  { language: 'html', code: nav },
];

function fixed(css: string): string | undefined {
  const [cause] = explainSources(page(css), Infinity).causes;
  return cause?.change && applyChange(css, cause.change);
}

test('a fix with edits becomes a change of the code', () => {
  expect(fixed('.toolbar {\n  colr: red;\n}')).toBe('.toolbar {\n  color: red;\n}');
  expect(fixed('.toolbr {\n  color: red;\n}')).toBe('.toolbar {\n  color: red;\n}');
  expect(fixed('.toolbar {\n  color: red\n  margin: 0;\n}')).toBe(
    '.toolbar {\n  color: red;\n  margin: 0;\n}',
  );
});

test('a declaration without effect gets the one it needs, and what follows from it comes last', () => {
  const css = '.toolbar {\n  gap: 12px;\n  align-items: center;\n}';
  const { causes, followers } = explainSources(page(css));
  expect([causes.length, followers.length]).toEqual([1, 1]);
  expect(fixed(css)).toBe('.toolbar {\n  display: flex;\n  gap: 12px;\n  align-items: center;\n}');
});

test('diagnostics have the lines of the file that they are in', () => {
  expect(
    explainSources(page('.toolbar { color: red; }\n.toolbar { colr: red; }')).causes[0]?.fileLine,
  ).toEqual({
    language: 'css',
    line: 2,
  });
  expect(explainSources([{ language: 'html', code: '<p>One\n<dvi>Two</dvi>' }]).causes[0]?.fileLine).toEqual({
    language: 'html',
    line: 2,
  });
});

test('messages and fixes have the lines of the files, not of the page that is assembled from them', () => {
  const { causes } = explainSources(page('\n.toolbar b { color: red; }\n.toolbar .x, b { color: teal; }'));
  const texts = causes.flatMap(({ diagnostic }) => [
    diagnostic.message,
    ...diagnostic.fixes.map(({ title }) => title),
  ]);
  expect(texts.join('\n')).toMatch(/on CSS line 2\b/);
  expect(texts.join('\n').match(/(?<!CSS )line \d/g)).toBeNull();
  const [twoIds] = explainSources([{ language: 'html', code: '<p id="a">One\n<p id="a">Two' }]).causes;
  expect(twoIds?.diagnostic.message).toContain('The id a is on HTML line 1 already');
});

test('valid code has no diagnostics', () => {
  expect(explainSources(page('.toolbar { display: flex; gap: 12px; }'))).toEqual({
    causes: [],
    followers: [],
  });
});

test('on a page with more problems than are shown, each fix is still proved and offered', () => {
  const wrong = [
    'colr',
    'widht',
    'heigth',
    'margn',
    'paddng',
    'bordr',
    'opacty',
    'dispaly',
    'positon',
    'flaot',
  ];
  const values = ['red', '1px', '1px', '0', '0', '0', '1', 'block', 'static', 'none'];
  const css = wrong.map((property, index) => `.toolbar { ${property}: ${values[index]}; }`).join('\n');
  const { causes, followers } = explainSources(page(css), Infinity);
  expect([causes.length, followers.length]).toEqual([8, 0]);
  expect(causes.map(({ change }) => change !== undefined)).toEqual(causes.map(() => true));
});

test('a fix of an attribute changes the page and not the style sheet', () => {
  const sources: SourceFile[] = [
    { language: 'css', code: '.note { color: red; }' },
    { language: 'html', code: '<p id="a"\n  class=".note">One</p>' },
  ];
  const [cause] = explainSources(sources).causes;
  expect(cause?.change?.language).toBe('html');
  expect(cause?.change && applyChange(sources[1]?.code ?? '', cause.change)).toBe(
    '<p id="a"\n  class="note">One</p>',
  );
});
