import { expect, test } from 'vitest';
import { countByDay, planQuestions } from './due-questions.ts';

const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime();
const lessons = [
  { lesson: 'html/intro', questions: ['why', 'how'] },
  { lesson: 'css/box', questions: ['size'] },
  { lesson: 'css/grid', questions: ['lines'] },
];

test('plans answered questions and, for the day after, those of finished lessons; none of unread lessons', () => {
  const planned = planQuestions(lessons, {
    lessons: { 'html/intro': { doneAt: at(5) } },
    reviews: {
      'html/intro#how': { step: 2, answeredAt: at(5) },
      'css/box#size': { step: 0, answeredAt: at(2) },
    },
  });
  expect(planned.map(({ id, dueAt }) => [id, dueAt])).toEqual([
    ['css/box#size', at(3, 0)],
    ['html/intro#why', at(6, 0)],
    ['html/intro#how', at(8, 0)],
  ]);
  expect(countByDay(planned, at(6), 7)).toEqual([2, 0, 1, 0, 0, 0, 0]);
  expect(countByDay(planned, at(5), 3)).toEqual([1, 1, 0]);
});

test('an answer to a question that its lesson no longer has is left out', () => {
  const reviews = {
    'html/intro#gone': { step: 1, answeredAt: 1 },
    'html/gone#why': { step: 1, answeredAt: 1 },
  };
  expect(planQuestions(lessons, { lessons: {}, reviews })).toEqual([]);
});
