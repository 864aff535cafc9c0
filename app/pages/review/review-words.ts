import { capitalise, countInWords } from '#app/ui/count-in-words.ts';

/** The text before the first answer. */
export function formatStart(count: number): string {
  return `${capitalise(countInWords(count, 'question', 'questions'))} today, all from lessons that you have read. There is no hurry: what you leave waits for you.`;
}

/**
 * The text after the last question: how many answers were right and how many more questions are due, or that
 * nothing was due and when the next question is.
 */
export function formatEnd(
  answered: readonly { isRight: boolean }[],
  remainingCount: number,
  nextInDays: number | undefined,
): string {
  if (answered.length === 0)
    return nextInDays === undefined
      ? 'Nothing is due today. Questions from lessons that you have read come back after 1, 3, 7 and 21 days.'
      : `Nothing is due today. The next question comes ${formatDays(nextInDays)}.`;
  const right = answered.filter(({ isRight }) => isRight).length;
  const wrong = answered.length - right;
  const first = `${capitalise(countInWords(right, 'answer was', 'answers were'))} right`;
  const second = `${countInWords(wrong, 'question comes', 'questions come')} back tomorrow`;
  const answers = wrong === 0 ? `${first}.` : `${first}, ${second}.`;
  return remainingCount === 0
    ? `Done for today. ${answers}`
    : `${answers} ${capitalise(countInWords(remainingCount, 'more question is', 'more questions are'))} due today.`;
}

/** *tomorrow*, *in 7 days*. */
export function formatDays(days: number): string {
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
