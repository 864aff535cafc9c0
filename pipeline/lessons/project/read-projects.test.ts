import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../project-root.ts';
import { compileProjects, findPieceBase } from './course-version.ts';
import { parseProjects } from './read-projects.ts';

const text = readFileSync(join(projectRoot, 'content/lessons/projects.yaml'), 'utf8');

test('each piece has the code of its file in the course’s version, and its lessons', () => {
  const [html, css] = compileProjects();
  for (const { pieces } of compileProjects())
    for (const { exercise, lessons } of pieces.filter((piece) => piece.exercise !== undefined)) {
      expect(exercise?.code, exercise?.id).toMatch(
        exercise?.file.endsWith('.html') ? /^<!doctype html>/i : /\{/,
      );
      expect(lessons.at(-1)).toBe(exercise?.lesson);
    }
  expect(html?.start).toMatch(/^<!doctype html>/i);
  expect(css?.pieces.map(({ place }) => place)).toEqual([
    'From the HTML course',
    'CSS Introduction',
    'CSS Properties',
    'CSS Designing',
    'CSS Advance Topics',
  ]);
});

test('an exercise with a style sheet builds on its page and all earlier styles, and one with a page builds on nothing', () => {
  const [html, css] = compileProjects();
  const [, colours, header, grid] = css?.pieces ?? [];
  expect(findPieceBase(header?.exercise?.id ?? '')).toEqual({
    course: 'css',
    number: 3,
    count: css?.pieces.length,
    page: html?.pieces.find(({ page }) => page === header?.page)?.exercise,
    style: [colours?.exercise],
  });
  expect(findPieceBase(grid?.exercise?.id ?? '')?.style).toEqual([colours?.exercise, header?.exercise]);
  expect(findPieceBase(html?.pieces[1]?.exercise?.id ?? '')).toMatchObject({ number: 2, style: [] });
  expect(findPieceBase('html/lists#chips')).toBeUndefined();
});

test.each([
  [
    'exercise: html/lists#festival-home',
    'exercise: html/list#festival-home',
    /not a lesson of this course; did you mean "html\/lists"\?/,
  ],
  [
    'exercise: html/lists#festival-home',
    'exercise: html/lists#festival-hom',
    /has no exercise "festival-hom"; did you mean "festival-home"\?/,
  ],
  [
    'exercise: html/lists#festival-home',
    'exercise: html/lists#chips',
    /is the last of its lesson, here "festival-home"/,
  ],
  ['file: programme.html', 'file: style.css', /must be css alone, as style\.css is; now html/],
  ['file: programme.html', 'file: index.html', /index\.html is already another piece's page/],
  ['page: tickets.html', 'page: ticket.html', /"ticket\.html" is not a page of the project so far/],
  [
    'exercise: html/tables#festival-programme',
    'exercise: html/media#festival-stages',
    /the pieces go in the order of the lessons/,
  ],
  ['name: grid', 'name: header', /the name "header" is already used in this project/],
  ['short: Motion', 'short: A very long name', /12 characters/],
])('“%s” as “%s” is reported with its line', (right, wrong, expected) => {
  expect(text).toContain(right);
  const changed = text.replace(right, wrong);
  let message = '';
  try {
    parseProjects(changed);
  } catch (error) {
    message = String(error);
  }
  const errorLine = message.split('\n').find((line) => expected.test(line));
  const [, line, field] = /projects\.yaml:(\d+): [\w.]+\.(\w+):/.exec(errorLine ?? '') ?? [];
  expect(changed.split('\n')[Number(line) - 1], message).toContain(`${field}:`);
});
