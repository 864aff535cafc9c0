import { expect, test } from 'vitest';
import { formatQuestions } from '#app/pages/home/log/format-questions.ts';

const now = new Date(2026, 10, 30, 12).getTime();
const yesterday = new Date(2026, 10, 29, 12).getTime();
const lessons = [
  { id: 'html/lists', title: 'Lists' },
  { id: 'html/tables', title: 'Tables' },
];
const recall = [
  { lesson: 'html/lists', questions: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] },
  { lesson: 'html/tables', questions: ['h', 'i', 'j', 'k', 'l'] },
];
const done = (...entries: [id: string, doneAt: number][]) =>
  Object.fromEntries(entries.map(([id, doneAt]) => [id, { doneAt }]));

test.each([
  ['nothing to come back', {}, undefined],
  [
    'a lesson of yesterday',
    done(['html/lists', yesterday]),
    '7 questions today: From Lists, about 3 minutes',
  ],
  [
    'more than a session holds',
    done(['html/lists', yesterday], ['html/tables', yesterday]),
    '10 questions today: From 2 lessons, about 4 minutes',
  ],
  [
    'a lesson of today',
    done(['html/tables', now]),
    'No questions due today: The next one comes back tomorrow.',
  ],
])('%s', (_, read, words) => {
  const found = formatQuestions(lessons, recall, { lessons: read }, now);
  expect(found && `${found.title}: ${found.says}`).toBe(words);
  expect(found?.areDue ?? false).toBe(/\d+ question/.test(words ?? ''));
});

test('questions that were answered say in how many days the next one comes', () => {
  const reviews = { 'html/lists#a': { step: 2, answeredAt: yesterday } };
  expect(formatQuestions(lessons, recall, { lessons: {}, reviews }, now)?.says).toBe(
    'The next one comes back in 2 days.',
  );
});
