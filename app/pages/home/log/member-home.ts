import { outline } from 'virtual:outline';
import { practice } from 'virtual:practice';
import { recall } from 'virtual:recall';
import { listLessons } from '#app/learn/course/lesson-position.ts';
import { listSittings } from '#app/learn/lesson/sittings.ts';
import { formatDay } from '#app/learn/parts/lesson-ends/format-day.ts';
import { continueFragment, findUnfinishedCourse } from '#app/learn/progress/course-progress.ts';
import { readDraft, watchDrafts } from '#app/learn/progress/drafts/draft-store.ts';
import { readStoredProgress, watchStoredProgress } from '#app/learn/progress/store/progress-store.ts';
import { hashExercise, shortenHash } from '#app/learn/project/git/hash-exercise.ts';
import { formatQuestions } from '#app/pages/home/log/format-questions.ts';
import { listDone, type DoneEntry } from '#app/pages/home/log/list-done.ts';
import { newMember, type MemberHome } from '#app/pages/home/log/new-member.ts';
import { lessonPath, projectPath } from '#content/lessons/order.ts';
import type { Progress } from '#contract/progress/progress.ts';

/** How many commits the log shows. */
const shownCommits = 4;

const lessons = outline.flatMap((course) =>
  listLessons(course).map(({ id, title }) => ({
    id,
    title,
    course: course.id,
    ...(practice[id] ?? { contents: [], sittings: [], tasks: [] }),
  })),
);

/** Where the learner goes on. */
function findNext(progress: Progress): MemberHome['next'] {
  const unfinished = findUnfinishedCourse(outline, progress);
  if (!unfinished)
    return {
      label: 'Open your project',
      title: 'All lessons are done',
      detail: 'the project is yours to go on with',
      to: projectPath('css'),
    };
  const { next, hasBegun } = unfinished;
  if (!hasBegun) return newMember.next;
  const lesson = lessons.find(({ id }) => id === next.id);
  const sittings = lesson ? listSittings(lesson, progress) : [];
  const sitting =
    sittings.find(({ state }) => state === 'open') ?? sittings.find(({ state }) => state === 'half');
  return {
    label: `Continue: ${next.title}`,
    title: next.title,
    detail: sitting
      ? `part ${sitting.number} of ${sittings.length} · ${sitting.minutes} min`
      : `lesson ${next.number}`,
    to: lessonPath(next.id) + continueFragment(next),
  };
}

/** The hash that an exercise's commit has in its lesson too. */
async function findHash({ id, course, says, at, isExercise }: DoneEntry, { pieces }: Progress) {
  if (!isExercise) return undefined;
  const code = readDraft(id).versions.find(({ passed }) => passed)?.code;
  return shortenHash(await hashExercise({ id, at, subject: says, code }, course, pieces));
}

async function readMemberHome(): Promise<MemberHome> {
  const { progress } = readStoredProgress();
  const now = Date.now();
  const commits = listDone(lessons, progress)
    .slice(0, shownCommits)
    .map(async (entry) => ({
      id: entry.id,
      hash: await findHash(entry, progress),
      says: entry.says,
      when: formatDay(entry.at, now),
    }));
  return {
    next: findNext(progress),
    commits: await Promise.all(commits),
    questions: formatQuestions(lessons, recall, progress, now) ?? newMember.questions,
  };
}

/** Calls `show` with the member's home now, and after each change of it; returns what stops that. */
export function watchMemberHome(show: (home: MemberHome) => void): () => void {
  let newest = 0;
  const update = () => {
    newest += 1;
    const current = newest;
    readMemberHome().then(
      (home) => {
        if (current === newest) show(home);
      },
      (error: unknown) => console.info('Your log is not known:', error),
    );
  };
  update();
  const stops = [watchStoredProgress(update), watchDrafts(update)];
  return () => {
    newest = 0;
    for (const stop of stops) stop();
  };
}
