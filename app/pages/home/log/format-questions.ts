import { getStartOfDayAfter, countDaysBetween } from '#app/learn/progress/review-schedule.ts';
import { maxSessionQuestions, planQuestions, type RecallLesson } from '#app/learn/progress/due-questions.ts';
import type { MemberHome } from '#app/pages/home/log/new-member.ts';
import type { Progress } from '#contract/progress/progress.ts';

/** How long a question takes, as the minutes of a lesson's parts have it (pipeline/lessons/prose/read-sittings.ts). */
const questionSeconds = 25;

/** The questions due today, or when the next one is; undefined when none will come back. */
export function formatQuestions(
  lessons: readonly { id: string; title: string }[],
  recall: readonly RecallLesson[],
  progress: Pick<Progress, 'lessons' | 'reviews'>,
  now: number,
): MemberHome['questions'] | undefined {
  const planned = planQuestions(recall, progress);
  const due = planned.filter(({ dueAt }) => dueAt < getStartOfDayAfter(now, 1)).slice(0, maxSessionQuestions);
  const [next] = planned;
  if (due.length === 0) {
    if (!next) return undefined;
    const days = countDaysBetween(now, next.dueAt);
    return {
      areDue: false,
      title: 'No questions due today',
      says: `The next one comes back ${days === 1 ? 'tomorrow' : `in ${days} days`}.`,
    };
  }
  const from = new Set(due.map(({ lesson }) => lesson));
  const titles = lessons.filter(({ id }) => from.has(id)).map(({ title }) => title);
  const minutes = Math.max(1, Math.round((due.length * questionSeconds) / 60));
  return {
    areDue: true,
    title: `${due.length} ${due.length === 1 ? 'question' : 'questions'} today`,
    says: `From ${from.size === 1 ? titles[0] : `${from.size} lessons`}, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  };
}
