import { listSittings } from '#app/learn/lesson/sittings.ts';
import type { LessonPractice } from '#contract/lessons/lesson-parts.ts';
import type { ProjectCourse } from '#contract/lessons/lesson-project.ts';
import type { Progress } from '#contract/progress/progress.ts';

/** A lesson, its course and what can be done in it. */
export type LogLesson = LessonPractice & { id: string; title: string; course: ProjectCourse };

/** Something that the learner did; `at` in milliseconds since 1970. */
export type DoneEntry = {
  id: string;
  course: ProjectCourse;
  says: string;
  at: number;
  isExercise: boolean;
};

/**
 * What a learner has done, the newest first: exercises in the words of their commits, lessons, and the parts of lessons
 * that are not done. What the courses no longer have is left out.
 */
export function listDone(lessons: readonly LogLesson[], progress: Progress): DoneEntry[] {
  const entries: DoneEntry[] = [];
  for (const lesson of lessons) {
    const { id, course, title, tasks } = lesson;
    const add = (entryId: string, at: number | undefined, says: string, isExercise = false) => {
      if (at !== undefined) entries.push({ id: entryId, course, says, at, isExercise });
    };
    for (const { name, title: taskTitle, commit = taskTitle } of tasks)
      add(`${id}#${name}`, progress.exercises[`${id}#${name}`]?.doneAt, commit, true);
    const doneAt = progress.lessons[id]?.doneAt;
    add(id, doneAt, `Finish ${title}`);
    if (doneAt === undefined)
      for (const { id: part, number } of listSittings(lesson, progress))
        add(part, progress.lessons[part]?.doneAt, `Finish part ${number} of ${title}`);
  }
  return entries.toSorted((one, other) => other.at - one.at);
}
