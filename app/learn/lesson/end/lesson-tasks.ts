import type { Sitting } from '#app/learn/lesson/sittings.ts';
import type { LessonFacts } from '#contract/lessons/lesson-parts.ts';
import type { Progress } from '#contract/progress/progress.ts';

/** A task that was passed, with the words of its commit and the time in milliseconds since 1970. */
export type PassedTask = { id: string; subject: string; at: number };

/** A task that is open. `place` says in words where it is, `state` whether something beside it is done. */
export type OpenTask = { id: string; title: string; href: string; place: string; state: 'open' | 'half' };

type TaskFacts = Pick<LessonFacts, 'id' | 'sittings' | 'tasks'>;

/** The warm-up and the exercises of a lesson: those passed, the newest first, and those open, in their order. */
export function listTasks(
  { id: lesson, sittings: facts, tasks }: TaskFacts,
  sittings: readonly Sitting[],
  { exercises }: Pick<Progress, 'exercises'>,
): { passed: PassedTask[]; open: OpenTask[] } {
  const passed: PassedTask[] = [];
  const open: OpenTask[] = [];
  const names = facts.flatMap((part) => part.exercises);
  for (const { name, title, commit = title } of tasks) {
    const id = `${lesson}#${name}`;
    const at = exercises[id]?.doneAt;
    const index = facts.findIndex((part) => part.exercises.includes(name));
    const sitting = sittings[index];
    if (at !== undefined) passed.push({ id, subject: commit, at });
    else if (!sitting) open.push({ id, title, href: `#${name}`, place: 'The warm-up', state: 'open' });
    else {
      const isBegun = facts[index]?.exercises.some((each) => `${lesson}#${each}` in exercises) === true;
      open.push({
        id,
        title,
        href: `#exercise-${name}`,
        place: `Exercise ${names.indexOf(name) + 1} of ${names.length}, in ${sitting.title}`,
        state: isBegun || sitting.state === 'half' ? 'half' : 'open',
      });
    }
  }
  return { passed: passed.toSorted((one, other) => other.at - one.at), open };
}
