import { toString } from 'mdast-util-to-string';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { collectParts, type ExamplePart, type ExercisePart } from '../parts/lesson-parts.ts';
import type { QuestionPart } from '../parts/read-question.ts';
import { lineOf, parseMarkdown } from '../markdown-ast.ts';
import { closingSections } from './group-sections.ts';
import { readLesson } from '../read-lesson.ts';
import { countTextWords, countWords, listLongProse, readingEase, type LongProse } from './read-prose.ts';
import { findFeatureSupport } from '../feature-support.ts';
import { findSubject } from '../subjects.ts';

/** How many parts of each kind a lesson has, and how long and readable its text is. */
export type LessonStatistics = {
  id: string;
  isWritten: boolean;
  words: number;
  readingEase: number;
  text: TextStatistics;
  /** The number of all samples, and of those with a result that the learner can use. */
  samples: number;
  live: number;
  parts: Record<'tries' | 'values' | 'notes' | 'predicts' | 'compares' | 'steps' | 'news' | 'terms', number>;
  questions: number;
  /**
   * The number of questions whose only right option is longer than all others. When these are more than a
   * third, learners can guess the right answer from its length.
   */
  longestIsRight: number;
  exercises: number;
  solutions: number;
  wrongAnswers: number;
  /**
   * The subjects of content/lessons/subjects.yaml that the lesson's front matter says it teaches, and how
   * many there are.
   */
  taught: { subject: string; heading: string; part: string }[];
  subjects: number;
  /** The front matter's features with their support: `flexbox widely`. */
  features: string[];
};

/** How long a lesson is, with the text of its parts, and how much one reads before one writes. */
export type TextStatistics = {
  /** The words before the five closing sections, and those of Best practices, Common mistakes and Summary. */
  wordsBeforeEndings: number;
  wordsOfEndings: number;
  wordsBeforeFirstExercise: number;
  /** How much of the samples' code is setup, in percent of its characters. */
  setupPercent: number;
  longestParagraphWords: number;
  longProse: LongProse[];
};

/** Computes the statistics of a lesson. Throws a ContentError when the lesson has a syntax error. */
export function readLessonStatistics(id: string): LessonStatistics {
  const lesson = readLesson(id);
  const tree = parseMarkdown(lesson);
  const { samples, examples, questions, learner, terms, ...parts } = collectParts(lesson.file, tree);
  const exercises = parts.exercises.filter(({ isWarmUp }) => !isWarmUp);
  const { teach = [] } = findSubject(id) ?? {};
  const live = examples.length + learner.predicts.length + learner.compares.length + learner.steps.length;
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return {
    id,
    isWritten: !lesson.frontMatter.unwritten,
    words: countWords(tree),
    readingEase: Math.round(readingEase(tree)),
    text: readTextStatistics(tree, examples, exercises),
    samples: samples.length + live,
    live,
    parts: {
      tries: sum(examples.map(({ tries }) => tries.length)),
      values: sum(examples.map(({ values }) => values.length)),
      notes: sum(examples.map(({ notes }) => notes.length)),
      predicts: learner.predicts.length,
      compares: learner.compares.length,
      steps: learner.steps.length,
      news: learner.news.length,
      terms: terms.filter(({ means }) => means !== undefined).length,
    },
    questions: questions.length,
    longestIsRight: questions.filter(isLongestRight).length,
    exercises: exercises.length,
    solutions: sum(exercises.map(({ solutions }) => solutions.length)),
    wrongAnswers: sum(exercises.map(({ wrongAnswers }) => wrongAnswers.length)),
    taught: (lesson.frontMatter.teaches ?? []).map((place, index) => ({
      subject: teach[index] ?? '',
      ...place,
    })),
    subjects: teach.length,
    features: lesson.frontMatter.features.map(
      (each) => `${each} ${findFeatureSupport(each)?.baseline ?? 'unknown'}`,
    ),
  };
}

function isLongestRight({ options }: QuestionPart): boolean {
  const lengthOf = ({ item }: QuestionPart['options'][number]) => toString(item.children[0]).length;
  const right = options.filter((option) => option.right);
  const longestWrong = Math.max(...options.filter((option) => !option.right).map(lengthOf));
  return right.length === 1 && right.every((option) => lengthOf(option) > longestWrong);
}

function readTextStatistics(
  tree: Root,
  examples: readonly ExamplePart[],
  exercises: readonly ExercisePart[],
): TextStatistics {
  const lineOfSection = (name: (typeof closingSections)[number]) => {
    const heading = tree.children.find((node) => node.type === 'heading' && toString(node) === name);
    return heading === undefined ? Infinity : lineOf(heading);
  };
  const [practices, tryIt, summary] = (['Best practices', 'Try it', 'Summary'] as const).map(lineOfSection);
  const firstExercise = exercises[0]?.line ?? Infinity;
  const blocks: { line: number; words: number; isParagraph: boolean }[] = [];
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const words = countTextWords(toString(node));
    blocks.push({ line: lineOf(node), words, isParagraph: node.type === 'paragraph' });
  });
  const countBetween = (from: number, to: number) =>
    blocks.reduce((sum, { line, words }) => (line >= from && line < to ? sum + words : sum), 0);
  const countCharacters = (files: readonly { code: string }[]) =>
    files.reduce((sum, { code }) => sum + code.length, 0);
  const setup = countCharacters(examples.flatMap((example) => example.setup));
  const all = setup + countCharacters(examples.flatMap(({ files }) => files));
  return {
    wordsBeforeEndings: countBetween(0, practices ?? Infinity),
    wordsOfEndings: countBetween(practices ?? 0, tryIt ?? 0) + countBetween(summary ?? 0, Infinity),
    wordsBeforeFirstExercise: countBetween(0, firstExercise),
    setupPercent: all === 0 ? 0 : Math.round((100 * setup) / all),
    longestParagraphWords: Math.max(
      0,
      ...blocks.filter(({ isParagraph }) => isParagraph).map(({ words }) => words),
    ),
    longProse: listLongProse(tree),
  };
}
