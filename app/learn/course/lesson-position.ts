import { outline } from 'virtual:outline';
import type { OutlineCourse, OutlineGroup, OutlineLesson } from '#contract/lessons/lesson-content.ts';

/** Where a lesson is in its course; `number` counts from 1. */
export type LessonPosition = {
  lesson: OutlineLesson;
  course: OutlineCourse;
  group: OutlineGroup;
  number: number;
  count: number;
  previous: OutlineLesson | undefined;
  next: OutlineLesson | undefined;
};

/** A course by its id. */
export function getCourse(id: OutlineCourse['id']): OutlineCourse {
  const course = outline.find((each) => each.id === id);
  if (!course) throw new Error(`There is no course "${id}".`);
  return course;
}

/** All lessons of a course, in order. */
export function listLessons(course: OutlineCourse): OutlineLesson[] {
  return course.groups.flatMap(({ lessons }) => lessons);
}

/** A lesson's place in its course. Throws for an id that is in no course. */
export function getLessonPosition(lessonId: string): LessonPosition {
  for (const course of outline) {
    const lessons = listLessons(course);
    const index = lessons.findIndex(({ id }) => id === lessonId);
    const group = course.groups.find((each) => each.lessons.some(({ id }) => id === lessonId));
    const lesson = lessons[index];
    if (group && lesson)
      return {
        lesson,
        course,
        group,
        number: index + 1,
        count: lessons.length,
        previous: lessons[index - 1],
        next: lessons[index + 1],
      };
  }
  throw new Error(`The lesson "${lessonId}" is in no course.`);
}
