import { expect, test } from 'vitest';
import { projects } from '#app/learn/project/projects-fixture.ts';
import {
  composeSite,
  getPageSources,
  createFolder,
  type LearnerPieces,
} from '#app/learn/project/site-files.ts';

const own = (code: Record<string, LearnerPieces[string]['code']>): LearnerPieces =>
  Object.fromEntries(Object.entries(code).map(([id, each]) => [id, { addedAt: 1, savedAt: 1, code: each }]));
const names = (files: readonly { name: string; isOwn: boolean }[]) =>
  files.map(({ name, isOwn }) => `${name}${isOwn ? ' (own)' : ''}`);

test('a site has the files of its first pieces, the learner’s where there are any', () => {
  expect(composeSite(projects, 'html', 0, {})).toEqual([{ name: 'index.html', code: 'start', isOwn: false }]);
  const written = own({ 'html/tables#programme': { html: 'mine' } });
  expect(names(composeSite(projects, 'html', 1, written))).toEqual(['index.html']);
  expect(names(composeSite(projects, 'html', 2, written))).toEqual(['index.html', 'programme.html (own)']);
});

test('style of one file is joined in order, each piece under its title, on all pages of the other course', () => {
  const written = own({ 'css/b#header': { css: 'header {}' } });
  expect(names(composeSite(projects, 'css', 1, written))).toEqual(['index.html', 'programme.html']);
  const files = composeSite(projects, 'css', 3, written);
  expect(names(files)).toEqual(['index.html', 'programme.html', 'style.css']);
  expect(files.at(-1)?.code).toBe('/* Colours */\nbody {}\n\n/* Header */\nheader {}\n');
  expect(
    composeSite(projects, 'css', 3, own({ 'css/a#colours': { css: '' }, 'css/b#header': { css: '' } })).at(-1)
      ?.isOwn,
  ).toBe(true);
});

test('the frame runs one page with all style', () => {
  const files = composeSite(projects, 'css', 3, {});
  expect(getPageSources(files, 'programme.html').map(({ language }) => language)).toEqual(['html', 'css']);
  expect(getPageSources(files, 'programme.html')[0]?.code).toContain('Programme');
  expect(getPageSources(composeSite(projects, 'html', 2, {}), 'index.html')).toHaveLength(1);
});

test('in the folder the pages link their style and find their pictures', () => {
  const { texts, pictures } = createFolder(composeSite(projects, 'css', 3, {}));
  expect(pictures).toEqual(['maps/stage.svg']);
  expect(texts.get('programme.html')).toBe(
    '<!doctype html>\n<head>\n  <title>P</title>\n  <link rel="stylesheet" href="style.css">\n</head>\n<h1>Programme</h1><img src="pictures/maps/stage.svg">\n',
  );
  expect(texts.get('index.html'), 'without a head').toBe(
    '<!doctype html><title>Home</title>\n  <link rel="stylesheet" href="style.css">\n<h1>Home</h1>\n',
  );
});

test('a style sheet that is linked already is not linked twice', () => {
  const page = '<head><link href="style.css" rel="stylesheet"></head>';
  const files = composeSite(projects, 'css', 3, own({ 'html/lists#home': { html: page } }));
  expect(createFolder(files).texts.get('index.html')).toBe(`${page}\n`);
});
