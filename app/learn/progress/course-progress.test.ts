import { expect, test } from 'vitest';
import { findCourseProgress } from '#app/learn/progress/course-progress.ts';
import type { OutlineCourse } from '#contract/lessons/lesson-content.ts';

const lesson = (id: string) => ({ id, title: `About ${id}`, unwritten: false });
const course: Pick<OutlineCourse, 'id' | 'groups'> = {
  id: 'html',
  groups: [
    { lessons: [lesson('html/intro'), lesson('html/lists')] },
    { title: 'More', lessons: [lesson('html/forms')] },
  ],
};
const done = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, { doneAt: 1 }]));

test('a course nobody has begun has nowhere to continue', () => {
  expect(findCourseProgress(course, { lessons: {}, lastLesson: {} })).toEqual({
    done: [false, false, false],
    doneCount: 0,
    continueAt: undefined,
  });
});

test('continues at the lesson opened last, done or not', () => {
  const lastLesson = { html: { lessonId: 'html/lists', at: 1 }, css: { lessonId: 'css/x', at: 2 } };
  expect(findCourseProgress(course, { lessons: {}, lastLesson }).continueAt?.id).toBe('html/lists');
  expect(findCourseProgress(course, { lessons: done('html/intro', 'html/lists'), lastLesson })).toEqual({
    done: [true, true, false],
    doneCount: 2,
    continueAt: { ...lesson('html/lists'), isDone: true },
  });
});

test('without a last lesson, or with one that is gone, continues at the first one not done', () => {
  expect(findCourseProgress(course, { lessons: done('html/lists'), lastLesson: {} }).continueAt?.id).toBe(
    'html/intro',
  );
  expect(
    findCourseProgress(course, {
      lessons: done('html/intro'),
      lastLesson: { html: { lessonId: 'html/gone', at: 1 } },
    }).continueAt?.id,
  ).toBe('html/lists');
  expect(
    findCourseProgress(course, { lessons: done('html/intro', 'html/lists', 'html/forms'), lastLesson: {} })
      .continueAt?.id,
  ).toBe('html/intro');
});

test('does not count lessons of other courses or of none', () => {
  expect(findCourseProgress(course, { lessons: done('css/x', 'html/gone'), lastLesson: {} }).doneCount).toBe(
    0,
  );
});
