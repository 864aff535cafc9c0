import { toString } from 'mdast-util-to-string';
import { collectParts } from '../parts/lesson-parts.ts';
import type { QuestionPart } from '../parts/read-question.ts';
import { parseMarkdown } from '../markdown-ast.ts';
import { readTextStatistics, type TextStatistics } from './text-statistics.ts';
import { readLesson } from '../read-lesson.ts';
import { countWords, readingEase } from './read-prose.ts';
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
    text: readTextStatistics(tree, { examples, exercises }),
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
