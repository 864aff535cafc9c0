import type { LessonEnds } from '../../../contract/lessons/lesson-part-data.ts';
import { findLessonPiece } from '../project/course-version.ts';
import { countExercises, readLesson, type LessonFile } from '../read-lesson.ts';
import { listDefinitions } from './terms.ts';

/**
 * What the page shows above and below a lesson's text, from its front matter and its terms. Prerequisites
 * whose text is not written yet are left out.
 */
export function readLessonEnds(
  { id: lesson, frontMatter }: LessonFile,
  terms: readonly string[],
): LessonEnds {
  const needs = frontMatter.prerequisites
    .map((id) => readLesson(id))
    .filter((lesson) => lesson.frontMatter.unwritten === undefined)
    .map(({ id, frontMatter: { title }, body }) => ({ id, title, exercises: countExercises(body) }));
  const known = listDefinitions(terms);
  const piece = findLessonPiece(lesson);
  return {
    ...(needs.length > 0 ? { needs } : {}),
    ...(frontMatter.can ? { can: frontMatter.can } : {}),
    ...(frontMatter['read-on'] ? { readOn: frontMatter['read-on'] } : {}),
    ...(known.length > 0 ? { terms: known } : {}),
    ...(piece ? { piece } : {}),
  };
}
