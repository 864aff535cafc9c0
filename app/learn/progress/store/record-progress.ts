import { addProgress, readStoredProgress } from '#app/learn/progress/store/progress-store.ts';
import { nextReview } from '#app/learn/progress/review-schedule.ts';
import {
  emptyProgress,
  exerciseIdSchema,
  lessonIdSchema,
  pieceSchema,
  questionIdSchema,
  technologyIdSchema,
  type ProjectPiece,
  type TechnologyState,
} from '#contract/progress.ts';

/**
 * What the pages record. Each is kept in the browser at once and never calls the server. A malformed id throws:
 * kept, it would make everything else unreadable.
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
  const known = readStoredProgress().progress.pieces?.[id];
  if (known && known.code.html === code.html && known.code.css === code.css) return true;
  const savedAt = laterThan(known?.savedAt);
  const piece = pieceSchema.safeParse({ addedAt: known?.addedAt ?? savedAt, savedAt, code });
  if (piece.data) addProgress({ ...emptyProgress, pieces: { [id]: piece.data } });
  return piece.success;
}

/**
 * The first answer to a recall question, in its lesson or in the review; @param questionId `<lesson
 * id>#<question slug>`
 */
export function recordAnswer(questionId: string, isRight: boolean): void {
  const id = questionIdSchema.parse(questionId);
  const known = readStoredProgress().progress.reviews?.[id];
  const review = nextReview(known, isRight, laterThan(known?.answeredAt));
  if (review !== known) addProgress({ ...emptyProgress, reviews: { [id]: review } });
}

/** Where *Continue* leads in the lesson's course, the first part of its id. */
export function recordLastLesson(lessonId: string): void {
  const course = lessonIdSchema.parse(lessonId).replace(/\/.*/, '');
  const known = readStoredProgress().progress.lastLesson[course];
  addProgress({ ...emptyProgress, lastLesson: { [course]: { lessonId, at: laterThan(known?.at) } } });
}

/** @param technologyId as in content/roadmaps */
export function recordTechnologyState(technologyId: string, state: TechnologyState): void {
  const id = technologyIdSchema.parse(technologyId);
  const known = readStoredProgress().progress.technologies[id];
  if ((known?.state ?? 'none') === state) return;
  addProgress({
    ...emptyProgress,
    technologies: { [id]: { state, changedAt: laterThan(known?.changedAt) } },
  });
}

/** Now, or just after what is known where this device's clock runs behind: what is done last must win. */
function laterThan(known: number | undefined): number {
  return known === undefined ? Date.now() : Math.max(Date.now(), known + 1);
}
