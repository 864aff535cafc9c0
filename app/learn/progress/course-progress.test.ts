import { expect, test } from 'vitest';
import { findCourseProgress, findUnfinishedCourse } from '#app/learn/progress/course-progress.ts';
import type { OutlineCourse } from '#contract/lessons/lesson-content.ts';

const lesson = (id: string) => ({ id, title: `About ${id}`, unwritten: false, exercises: 2 });
const course: Pick<OutlineCourse, 'id' | 'groups'> = {
  id: 'html',
  groups: [
    { lessons: [lesson('html/intro'), lesson('html/lists')] },
    { title: 'More', lessons: [lesson('html/forms')] },
  ],
};
const css: Pick<OutlineCourse, 'id' | 'groups'> = { id: 'css', groups: [{ lessons: [lesson('css/grid')] }] };
const done = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, { doneAt: 1 }]));
const opened = (lessonId: string, at = 1) => ({ lessonId, at, heading: 'rows' });

test('a course nobody has begun starts at its first lesson', () => {
  expect(findCourseProgress(course, { lessons: {}, lastLesson: {} })).toEqual({
    done: [false, false, false],
    half: [false, false, false],
    doneCount: 0,
    hasBegun: false,
    next: { ...lesson('html/intro'), number: 1 },
  });
});

test('goes on at the last heading read of the lesson opened last, when that is not done', () => {
  const { hasBegun, next } = findCourseProgress(course, {
    lessons: {},
    lastLesson: { html: opened('html/lists'), css: opened('css/grid') },
  });
  expect(hasBegun).toBe(true);
  expect(next).toEqual({ ...lesson('html/lists'), number: 2, heading: 'rows' });
});

test.each([
  ['the next one', 'html/intro', ['html/intro'], 'html/lists'],
  ['the next one, past another that is done', 'html/intro', ['html/intro', 'html/lists'], 'html/forms'],
  ['the first one, from the end of the course', 'html/forms', ['html/lists', 'html/forms'], 'html/intro'],
  ['the first one, from a lesson that is gone', 'html/gone', ['html/intro'], 'html/lists'],
])('a finished lesson is never where to go on, but %s', (_, last, finished, expected) => {
  const { next } = findCourseProgress(course, {
    lessons: done(...finished),
    lastLesson: { html: opened(last) },
  });
  expect(next).toMatchObject({ id: expected });
  expect(next).not.toHaveProperty('heading');
});

test('without a last lesson, the first one that is not done is next', () => {
  const { hasBegun, next } = findCourseProgress(course, { lessons: done('html/intro'), lastLesson: {} });
  expect([hasBegun, next?.id]).toEqual([true, 'html/lists']);
});

test('nothing is next in a course whose lessons are all done', () => {
  const lessons = done('html/intro', 'html/lists', 'html/forms');
  expect(findCourseProgress(course, { lessons, lastLesson: { html: opened('html/forms') } })).toEqual({
    done: [true, true, true],
    half: [false, false, false],
    doneCount: 3,
    hasBegun: true,
    next: undefined,
  });
});

test('a lesson with a part that is done is half done, until all of it is', () => {
  const lessons = done('html/intro', 'html/intro/one', 'html/lists/two', 'css/forms/one');
  expect(findCourseProgress(course, { lessons, lastLesson: {} })).toMatchObject({
    half: [false, true, false],
    doneCount: 1,
  });
});

test('does not count lessons of other courses or of none', () => {
  expect(findCourseProgress(course, { lessons: done('css/x', 'html/gone'), lastLesson: {} }).doneCount).toBe(
    0,
  );
});

test('the course opened last is the unfinished one, or else the other, or none', () => {
  const find = (...finished: string[]) =>
    findUnfinishedCourse([course, css], {
      lessons: done(...finished),
      lastLesson: { html: opened('html/intro', 1), css: opened('css/grid', 2) },
    });
  expect(find()).toMatchObject({ course: { id: 'css' }, next: { id: 'css/grid' } });
  expect(find('css/grid')).toMatchObject({ course: { id: 'html' }, next: { id: 'html/intro' } });
  expect(find('css/grid', 'html/intro', 'html/lists', 'html/forms')).toBeUndefined();
  const atFirst = findUnfinishedCourse([course, css], { lessons: {}, lastLesson: {} });
  expect(atFirst).toMatchObject({ hasBegun: false, next: { id: 'html/intro' } });
});
