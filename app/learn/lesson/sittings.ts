import type { LessonFacts } from '#contract/lessons/lesson-parts.ts';
import { partId } from '#contract/progress/part-id.ts';
import type { Progress } from '#contract/progress/progress.ts';

/** A part of a lesson as its page shows it. */
export type Sitting = {
  /** Under which progress keeps it among the lessons. */
  id: string;
  /** From 1. */
  number: number;
  title: string;
  /** The id of its first heading. */
  heading: string;
  minutes: number;
  /** The names of its recall questions. */
  questions: readonly string[];
  /** The indexes of its first section, and of the first one after it. */
  first: number;
  end: number;
  /** Something to do in it is recorded, and all of that is done. */
  isPractised: boolean;
  /** `half`: read, with something left open. */
  state: 'open' | 'half' | 'full';
};

type SittingFacts = Pick<LessonFacts, 'id' | 'contents' | 'sittings'>;

/**
 * The parts of a lesson with the learner's progress. One is done when *Next* was pressed at its end, or its practice is
 * passed: its exercises, or its recall questions where it has no exercise.
 */
export function listSittings(
  { id: lesson, contents, sittings }: SittingFacts,
  { lessons, exercises, reviews = {} }: Pick<Progress, 'lessons' | 'exercises' | 'reviews'>,
): Sitting[] {
  return sittings.map(({ first, minutes, ...practice }, index) => {
    const { id: heading, title } = contents[first] ?? { id: '', title: '' };
    const id = partId(lesson, heading);
    const [names, done] =
      practice.exercises.length > 0 ? [practice.exercises, exercises] : [practice.questions, reviews];
    const isPractised = names.length > 0 && names.every((name) => Object.hasOwn(done, `${lesson}#${name}`));
    const isRead = Object.hasOwn(lessons, id);
    return {
      id,
      number: index + 1,
      title,
      heading,
      minutes,
      questions: practice.questions,
      first,
      end: sittings[index + 1]?.first ?? contents.length,
      isPractised,
      state: isPractised || (isRead && names.length === 0) ? 'full' : isRead ? 'half' : 'open',
    };
  });
}

/** *5 parts · 24 min* */
export function formatLength(sittings: readonly { minutes: number }[]): string {
  const minutes = sittings.reduce((sum, each) => sum + each.minutes, 0);
  return `${sittings.length} ${sittings.length === 1 ? 'part' : 'parts'} · ${minutes} min`;
}
