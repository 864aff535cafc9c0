import type { ExercisePart, LessonParts } from '../parts/lesson-parts.ts';
import type { QuestionPart } from '../parts/read-question.ts';
import { listPartCode } from '../parts/part-code.ts';
import { listRecallQuestions } from '../parts/recall-questions.ts';
import type { ParsedLesson, Report } from './lesson-check.ts';

const maxSampleLines = 12;
/** How many of each part a finished lesson has: the minimum and the maximum. */
const partCountRanges = { samples: [8, 14], live: [5, 14], exercises: [1, 4], questions: [3, 7] } as const;
/** With `size: small` in the front matter. */
const smallPartCountRanges = {
  samples: [1, 14],
  live: [1, 14],
  exercises: [1, 4],
  questions: [1, 7],
} as const;
const minExerciseCounts = { solutions: 2, wrongAnswers: 3, hints: 1 };
const minWarmUpCounts = { solutions: 2, wrongAnswers: 2, hints: 0 };

/** Names are unique, samples short, questions and exercises complete, and there are enough of each. */
export function checkParts(lesson: ParsedLesson, report: Report): void {
  const { samples, examples, exercises, questions, learner } = lesson.parts;
  const { predicts, compares, steps } = learner;
  for (const named of [
    [...examples, ...predicts, ...compares, ...steps],
    exercises,
    listRecallQuestions(lesson.parts),
    ...examples.map(({ tries }) => tries),
  ])
    checkNames(named, report);
  const shown = [...samples, ...examples.flatMap(({ files }) => files), ...listPartCode(learner)];
  for (const { code, line } of shown) {
    const lines = code.split('\n').length;
    if (lines > maxSampleLines) report(line, `the sample has ${lines} lines; show at most ${maxSampleLines}`);
  }
  for (const question of questions) checkQuestion(question, report);
  for (const exercise of exercises) checkExercise(exercise, report);
  const { unwritten, size } = lesson.frontMatter;
  if (!unwritten)
    checkPartCounts(lesson.parts, size === 'small' ? smallPartCountRanges : partCountRanges, report);
}

function checkQuestion({ options, line }: QuestionPart, report: Report): void {
  if (!options.some(({ right }) => right))
    report(line, 'no option is marked right: mark at least one with [x]');
  for (const { item } of options) {
    if (item.children.length < 2)
      report(
        item.position?.start.line ?? line,
        'the option has no feedback: add an indented paragraph below it',
      );
  }
}

function checkExercise(exercise: ExercisePart, report: Report): void {
  const ids = exercise.checks.map(({ id }) => id);
  for (const { name, fails, line } of exercise.wrongAnswers) {
    if (!ids.includes(fails))
      report(
        line,
        `the wrong answer "${name}" fails the check "${fails}", which does not exist; the checks are ${ids.join(', ')}`,
      );
  }
  const minCounts = exercise.isWarmUp ? minWarmUpCounts : minExerciseCounts;
  for (const [part, minCount] of Object.entries(minCounts)) {
    const count = exercise[part as keyof typeof minCounts].length;
    if (count < minCount)
      report(
        exercise.line,
        `the ${exercise.isWarmUp ? 'warm-up' : 'exercise'} has ${count} ${part === 'wrongAnswers' ? 'wrong answers' : part}; write at least ${minCount}`,
      );
  }
}

function checkPartCounts(
  { samples, examples, exercises, questions, learner }: LessonParts,
  ranges: typeof partCountRanges | typeof smallPartCountRanges,
  report: Report,
): void {
  const { predicts, compares, steps } = learner;
  const live = examples.length + predicts.length + compares.length + steps.length;
  const counts = {
    samples: samples.length + live,
    live,
    exercises: exercises.filter(({ isWarmUp }) => !isWarmUp).length,
    questions: questions.length,
  };
  for (const [part, [min, max]] of Object.entries(ranges)) {
    const count = counts[part as keyof typeof counts];
    if (count < min || count > max)
      report(1, `the lesson has ${count} ${part === 'live' ? 'live samples' : part}; write ${min} to ${max}`);
  }
}

function checkNames(parts: readonly { name: string; line: number }[], report: Report): void {
  const usedNames = new Set<string>();
  for (const { name, line } of parts) {
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
      report(line, `"${name}" is not a valid name: use lower-case letters, digits and hyphens`);
    if (usedNames.has(name)) report(line, `the name "${name}" is already used in this lesson`);
    usedNames.add(name);
  }
}
