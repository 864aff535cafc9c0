import { getPlace, listLessons } from '#app/learn/course/place.ts';

/** The title of a lesson, by its id. */
export function titleOf(lesson: string): string {
  return listLessons(getPlace(lesson).course).find(({ id }) => id === lesson)?.title ?? lesson;
}
