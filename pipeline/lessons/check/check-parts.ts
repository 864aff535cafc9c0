import { listPartCode } from '../parts/part-code.ts';
import { listRecall } from '../parts/recall-questions.ts';
import type { CheckedLesson, Report } from './lesson-check.ts';

const longestSample = 12;
/** How many of each a finished lesson holds. */
const amounts = { samples: [8, 24], live: [5, 18], exercises: [1, 4], questions: [3, 7] } as const;
const least = { solutions: 2, wrongAnswers: 3, hints: 1 };

/** Names are unique, samples short, questions and exercises complete, and there are enough of each. */
export function checkParts(lesson: CheckedLesson, report: Report): void {
  const { samples, examples, exercises, questions, learner } = lesson.parts;
  const { predicts, compares, steps } = learner;
  for (const named of [
    [...examples, ...predicts, ...compares, ...steps],
    exercises,
    listRecall(lesson.parts),
    ...examples.map(({ tries }) => tries),
  ])
    checkNames(named, report);
  const shown = [...samples, ...examples.flatMap(({ files }) => files), ...listPartCode(learner)];
  for (const { code, line } of shown) {
    const lines = code.split('\n').length;
    if (lines > longestSample) report(line, `the sample has ${lines} lines; show at most ${longestSample}`);
  }
  for (const question of questions) {
    if (!question.options.some(({ right }) => right))
      report(question.line, 'no option is marked right: mark at least one with [x]');
    for (const { item } of question.options) {
      if (item.children.length < 2)
        report(
          item.position?.start.line ?? question.line,
          'the option has no feedback: add an indented paragraph below it',
        );
    }
  }
  for (const exercise of exercises) {
    const ids = exercise.checks.map(({ id }) => id);
    for (const { name, fails, line } of exercise.wrongAnswers) {
      if (!ids.includes(fails))
        report(
          line,
          `the wrong answer "${name}" fails the check "${fails}", which does not exist; the checks are ${ids.join(', ')}`,
        );
    }
    for (const [part, amount] of Object.entries(least)) {
      const found = exercise[part as keyof typeof least].length;
      if (found < amount)
        report(
          exercise.line,
          `the exercise has ${found} ${part === 'wrongAnswers' ? 'wrong answers' : part}; write at least ${amount}`,
        );
    }
  }
  if (lesson.head.unwritten) return;
  const live = examples.length + predicts.length + compares.length + steps.length;
  const counts = {
    samples: samples.length + live,
    live,
    exercises: exercises.length,
    questions: questions.length,
  };
  for (const [part, [from, to]] of Object.entries(amounts)) {
    const count = counts[part as keyof typeof counts];
    if (count < from || count > to)
      report(1, `the lesson has ${count} ${part === 'live' ? 'live samples' : part}; write ${from} to ${to}`);
  }
}

function checkNames(parts: readonly { name: string; line: number }[], report: Report): void {
  const seen = new Set<string>();
  for (const { name, line } of parts) {
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
      report(line, `"${name}" is not a valid name: use lower-case letters, digits and hyphens`);
    if (seen.has(name)) report(line, `the name "${name}" is already used in this lesson`);
    seen.add(name);
  }
}
