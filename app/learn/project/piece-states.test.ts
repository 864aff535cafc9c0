import { expect, test } from 'vitest';
import { findProjectState, findRequiredLessons } from '#app/learn/project/piece-states.ts';
import { projects } from '#app/learn/project/projects-fixture.ts';
import type { ProjectCourse } from '#contract/lessons/lesson-project.ts';

const added = (...times: [id: string, addedAt: number, savedAt?: number][]) =>
  Object.fromEntries(times.map(([id, addedAt, savedAt = addedAt]) => [id, { addedAt, savedAt, code: {} }]));
const kinds = (course: ProjectCourse, pieces: ReturnType<typeof added>) => {
  const { states, newest, added: count } = findProjectState(projects, course, { pieces });
  return [...states.map(({ kind }) => kind), newest, count];
};

test('with nothing added the first piece is next; the CSS course begins with the course’s pages', () => {
  expect(kinds('html', {})).toEqual(['next', 'to-come', 0, 0]);
  expect(kinds('css', {})).toEqual(['courses', 'next', 'to-come', 1, 0]);
  expect(findProjectState(projects, 'css', {}).savedAt).toBeUndefined();
});

test('the piece after the last one added is next', () => {
  expect(kinds('html', added(['html/lists#home', 5]))).toEqual(['added', 'next', 1, 1]);
});

test('a piece that was skipped has the course’s version, and comes last of all', () => {
  expect(kinds('css', added(['css/b#header', 5]))).toEqual(['courses', 'next', 'added', 3, 1]);
  expect(kinds('html', added(['html/tables#programme', 5]))).toEqual(['next', 'added', 2, 1]);
});

test('the pages of the other course are added with the first of them, at the time of the last', () => {
  const own = added(['html/lists#home', 5, 8], ['html/tables#programme', 7]);
  expect(findProjectState(projects, 'css', { pieces: own })).toMatchObject({
    states: [{ kind: 'added', addedAt: 7, savedAt: 8 }, { kind: 'next' }, { kind: 'to-come' }],
    savedAt: 8,
  });
});

test('when all are added nothing is next', () => {
  expect(kinds('html', added(['html/lists#home', 5], ['html/tables#programme', 6]))).toEqual([
    'added',
    'added',
    2,
    2,
  ]);
});

test('the way to a piece leads through its lessons to the one with its exercise', () => {
  const [home] = projects[0]?.pieces ?? [];
  if (!home) throw new Error('The fixture has no piece.');
  const done = { doneAt: 1 };
  expect(findRequiredLessons(home, {})).toEqual({ read: 0, count: 2, next: 'html/intro' });
  expect(findRequiredLessons(home, { 'html/intro': done })).toEqual({
    read: 1,
    count: 2,
    next: 'html/lists',
  });
  expect(findRequiredLessons(home, { 'html/intro': done, 'html/lists': done }).next).toBe('html/lists');
});
