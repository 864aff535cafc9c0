import { expect, test } from 'vitest';
import { listDone, type LogLesson } from '#app/pages/home/log/list-done.ts';
import { emptyProgress } from '#contract/progress/progress.ts';

const lists: LogLesson = {
  id: 'html/lists',
  title: 'Lists',
  course: 'html',
  contents: [
    { id: 'ordered-lists', title: 'Ordered lists' },
    { id: 'nested-lists', title: 'Nested lists' },
  ],
  sittings: [
    { first: 0, minutes: 6, exercises: ['plan'], questions: [] },
    { first: 1, minutes: 5, exercises: [], questions: [] },
  ],
  tasks: [
    { name: 'warm-up', title: 'Add an item' },
    { name: 'plan', title: 'The plan of the day', commit: 'Number the plan' },
  ],
};
const tables: LogLesson = {
  ...lists,
  id: 'html/tables',
  title: 'Tables',
  tasks: [{ name: 'row', title: 'Add a row' }],
};
const listWords = (progress: Partial<typeof emptyProgress>) =>
  listDone([lists, tables], { ...emptyProgress, ...progress }).map(({ says }) => says);

test('the newest is first, whatever lesson and kind it is of', () => {
  expect(
    listWords({
      exercises: {
        'html/lists#plan': { doneAt: 30 },
        'html/tables#row': { doneAt: 10 },
        'html/lists#warm-up': { doneAt: 20 },
      },
      lessons: { 'html/lists/nested-lists': { doneAt: 25 }, 'html/tables': { doneAt: 40 } },
    }),
  ).toEqual(['Finish Tables', 'Number the plan', 'Finish part 2 of Lists', 'Add an item', 'Add a row']);
});

test('a lesson that is done takes the place of its parts', () => {
  expect(
    listWords({
      lessons: {
        'html/lists': { doneAt: 3 },
        'html/lists/nested-lists': { doneAt: 2 },
        'html/tables/ordered-lists': { doneAt: 1 },
      },
    }),
  ).toEqual(['Finish Lists', 'Finish part 1 of Tables']);
});

test('what the courses no longer have is left out', () => {
  expect(
    listWords({
      exercises: { 'html/lists#gone': { doneAt: 1 }, 'html/gone#plan': { doneAt: 2 } },
      lessons: { 'html/gone': { doneAt: 3 }, 'html/lists/gone': { doneAt: 4 } },
    }),
  ).toEqual([]);
});
