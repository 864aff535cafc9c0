import type { CompiledPiece, CompiledProject, ProjectCourse } from '#contract/lessons/lesson-project.ts';
import type { Progress } from '#contract/progress/progress.ts';

/**
 * How far the learner is with a piece: added, with when it was added and last saved; left out, so that the
 * course's version is in its place; the next one; or one after that.
 */
export type PieceState =
  | { kind: 'added'; addedAt: number; savedAt: number }
  | { kind: 'courses' | 'next' | 'to-come' };

export type ProjectState = {
  states: PieceState[];
  added: number;
  /** How many pieces the newest version has: up to the last that was added, or the other course's project. */
  newest: number;
  /** When any of its pieces was last saved. */
  savedAt: number | undefined;
};

/** The exercises that add a piece; the other course's project adds pieces with all of its exercises. */
function listExerciseIds(
  piece: CompiledPiece,
  course: ProjectCourse,
  projects: readonly CompiledProject[],
): string[] {
  if (piece.exercise) return [piece.exercise.id];
  const others = projects.find((each) => each.course !== course)?.pieces ?? [];
  return others.flatMap(({ exercise }) => (exercise ? [exercise.id] : []));
}

/** How far the learner is with a course's project. */
export function findProjectState(
  projects: readonly CompiledProject[],
  course: ProjectCourse,
  { pieces: learnerPieces = {} }: Pick<Progress, 'pieces'>,
): ProjectState {
  const pieces = projects.find((each) => each.course === course)?.pieces ?? [];
  const times = pieces.map((piece) => {
    const found = listExerciseIds(piece, course, projects).flatMap((id) => learnerPieces[id] ?? []);
    return found.length === 0
      ? undefined
      : {
          addedAt: Math.max(...found.map(({ addedAt }) => addedAt)),
          savedAt: Math.max(...found.map(({ savedAt }) => savedAt)),
        };
  });
  const last = pieces.findLastIndex(
    (piece, index) => times[index] !== undefined || piece.exercise === undefined,
  );
  const isOpen = (index: number) => times[index] === undefined && pieces[index]?.exercise !== undefined;
  const indexes = [...pieces.keys()];
  const next = indexes.find((index) => index > last && isOpen(index)) ?? indexes.find(isOpen);
  const saved = times.flatMap((time) => time?.savedAt ?? []);
  return {
    states: indexes.map((index): PieceState => {
      const time = times[index];
      if (time) return { kind: 'added', ...time };
      if (index === next) return { kind: 'next' };
      return { kind: index <= last ? 'courses' : 'to-come' };
    }),
    added: times.filter((time) => time !== undefined).length,
    newest: last + 1,
    savedAt: saved.length > 0 ? Math.max(...saved) : undefined,
  };
}

/**
 * The lessons that a piece requires: how many of them are done, and the first that is not; with all done, the
 * lesson of its exercise.
 */
export function findRequiredLessons(
  { lessons, exercise }: CompiledPiece,
  done: Progress['lessons'],
): { read: number; count: number; next: string | undefined } {
  const open = lessons.filter((id) => !Object.hasOwn(done, id));
  return { read: lessons.length - open.length, count: lessons.length, next: open[0] ?? exercise?.lesson };
}
