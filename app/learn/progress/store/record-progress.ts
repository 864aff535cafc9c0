import { addProgress, readStoredProgress } from '#app/learn/progress/store/progress-store.ts';
import { updateReview } from '#app/learn/progress/review-schedule.ts';
import {
  emptyProgress,
  exerciseIdSchema,
  lessonIdSchema,
  pieceSchema,
  questionIdSchema,
  technologyIdSchema,
  type ProjectPiece,
  type TechnologyState,
} from '#contract/progress/progress.ts';

/**
 * What pages record. Each function stores it in the browser at once and never calls the server. It throws for
 * a malformed id, because that would make the whole stored record invalid.
 */

/** @param lessonId the lesson's route below /learning/, such as `html/misc/canvas` */
export function recordLessonDone(lessonId: string): void {
  addProgress({ ...emptyProgress, lessons: { [lessonIdSchema.parse(lessonId)]: { doneAt: Date.now() } } });
}

/** @param exerciseId `<lesson id>#<exercise slug>` */
export function recordExercisePassed(exerciseId: string): void {
  addProgress({
    ...emptyProgress,
    exercises: { [exerciseIdSchema.parse(exerciseId)]: { doneAt: Date.now() } },
  });
}

/**
 * The learner's version of a project's piece, saved when the checks of its exercise pass. False when the code
 * is too long to be kept.
 * @param exerciseId `<lesson id>#<exercise slug>`
 */
export function recordPiece(exerciseId: string, code: ProjectPiece['code']): boolean {
  const id = exerciseIdSchema.parse(exerciseId);
  const previous = readStoredProgress().progress.pieces?.[id];
  if (previous && previous.code.html === code.html && previous.code.css === code.css) return true;
  const savedAt = getTimestampAfter(previous?.savedAt);
  const piece = pieceSchema.safeParse({ addedAt: previous?.addedAt ?? savedAt, savedAt, code });
  if (piece.data) addProgress({ ...emptyProgress, pieces: { [id]: piece.data } });
  return piece.success;
}

/**
 * The first answer to a recall question, in its lesson or in the review; @param questionId `<lesson
 * id>#<question slug>`
 */
export function recordAnswer(questionId: string, isRight: boolean): void {
  const id = questionIdSchema.parse(questionId);
  const previous = readStoredProgress().progress.reviews?.[id];
  const review = updateReview(previous, isRight, getTimestampAfter(previous?.answeredAt));
  if (review !== previous) addProgress({ ...emptyProgress, reviews: { [id]: review } });
}

/**
 * Records the target of *Continue* in the lesson's course, which is the first part of its id. Without a heading, the
 * one that was read last in the lesson stays.
 */
export function recordLastLesson(lessonId: string, readHeading?: string): void {
  const course = lessonIdSchema.parse(lessonId).replace(/\/.*/, '');
  const previous = readStoredProgress().progress.lastLesson[course];
  const heading = readHeading ?? (previous?.lessonId === lessonId ? previous.heading : undefined);
  addProgress({
    ...emptyProgress,
    lastLesson: {
      [course]: { lessonId, at: getTimestampAfter(previous?.at), ...(heading !== undefined && { heading }) },
    },
  });
}

/** @param technologyId as in content/roadmaps */
export function recordTechnologyState(technologyId: string, state: TechnologyState): void {
  const id = technologyIdSchema.parse(technologyId);
  const previous = readStoredProgress().progress.technologies[id];
  if ((previous?.state ?? 'none') === state) return;
  addProgress({
    ...emptyProgress,
    technologies: { [id]: { state, changedAt: getTimestampAfter(previous?.changedAt) } },
  });
}

/**
 * Now, or just after the previous timestamp when this device's clock is behind, because the last change must
 * win.
 */
function getTimestampAfter(previous: number | undefined): number {
  return previous === undefined ? Date.now() : Math.max(Date.now(), previous + 1);
}
