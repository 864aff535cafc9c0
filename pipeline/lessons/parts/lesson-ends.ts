import type { LessonEnds } from '../../../contract/lessons/lesson-part-data.ts';
import { findLessonPiece } from '../project/course-version.ts';
import { readLesson, type LessonFile } from '../read-lesson.ts';
import { readGlossary } from './terms.ts';

/** How many exercises a lesson's text has. */
function countExercises(body: string): number {
  return body.match(/^<Exercise\b/gm)?.length ?? 0;
}

/**
 * What is above and below a lesson's text, from its head and the terms it uses. A prerequisite whose
 * text is not written yet is nothing to send a learner to.
 */
export function readLessonEnds({ id: lesson, head }: LessonFile, terms: readonly string[]): LessonEnds {
  const needs = head.prerequisites
    .map((id) => readLesson(id))
    .filter((lesson) => lesson.head.unwritten === undefined)
    .map(({ id, head: { title }, body }) => ({ id, title, exercises: countExercises(body) }));
  const known = terms.length === 0 ? [] : readGlossary().filter(({ term }) => terms.includes(term));
  const piece = findLessonPiece(lesson);
  return {
    ...(needs.length > 0 ? { needs } : {}),
    ...(head.can ? { can: head.can } : {}),
    ...(head['read-on'] ? { readOn: head['read-on'] } : {}),
    ...(known.length > 0 ? { terms: known.map(({ term, means }) => ({ term, means })) } : {}),
    ...(piece ? { piece } : {}),
  };
}
