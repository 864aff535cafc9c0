import { expect, test } from 'vitest';
import { listTasks } from '#app/learn/lesson/end/lesson-tasks.ts';
import { listSittings } from '#app/learn/lesson/sittings.ts';
import { emptyProgress, type Progress } from '#contract/progress/progress.ts';

const facts = {
  id: 'html/lists',
  contents: [
    { id: 'one', title: 'One' },
    { id: 'two', title: 'Two' },
  ],
  sittings: [
    { first: 0, minutes: 6, exercises: ['first', 'second'], questions: [] },
    { first: 1, minutes: 5, exercises: ['third'], questions: [] },
  ],
  tasks: [
    { name: 'warm-up', title: 'A line', commit: 'Make a line' },
    { name: 'first', title: 'Write a list' },
    { name: 'second', title: 'Nested', commit: 'Nest a list' },
    { name: 'third', title: 'Number it' },
  ],
};
const list = (progress: Partial<Progress>) => {
  const all = { ...emptyProgress, ...progress };
  return listTasks(facts, listSittings(facts, all), all);
};

test('without progress everything is open, in order, with its link and place', () => {
  const { passed, open } = list({});
  expect(passed).toEqual([]);
  expect(open.map(({ href, place, state }) => [href, place, state])).toEqual([
    ['#warm-up', 'The warm-up', 'open'],
    ['#exercise-first', 'Exercise 1 of 3, in One', 'open'],
    ['#exercise-second', 'Exercise 2 of 3, in One', 'open'],
    ['#exercise-third', 'Exercise 3 of 3, in Two', 'open'],
  ]);
});

test('what is passed is a commit, the newest first, in the words of the commit', () => {
  const { passed } = list({
    exercises: {
      'html/lists#warm-up': { doneAt: 1 },
      'html/lists#first': { doneAt: 3 },
      'html/lists#second': { doneAt: 2 },
    },
  });
  expect(passed).toEqual([
    { id: 'html/lists#first', subject: 'Write a list', at: 3 },
    { id: 'html/lists#second', subject: 'Nest a list', at: 2 },
    { id: 'html/lists#warm-up', subject: 'Make a line', at: 1 },
  ]);
});

test('what is open is half in a part that is read or in which something is passed', () => {
  const states = (progress: Partial<Progress>) =>
    list(progress).open.map(({ id, state }) => `${id.slice(11)} ${state}`);
  expect(states({ exercises: { 'html/lists#first': { doneAt: 1 } } })).toEqual([
    'warm-up open',
    'second half',
    'third open',
  ]);
  expect(states({ lessons: { 'html/lists/two': { doneAt: 1 } } })).toContain('third half');
});
