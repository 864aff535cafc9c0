import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { LessonSitting } from '../../../contract/lessons/lesson-parts.ts';
import { closingSections, groupSections } from './group-sections.ts';
import { lineOf } from '../markdown-ast.ts';
import type { LessonParts } from '../parts/lesson-parts.ts';
import { listRecallQuestions } from '../parts/recall-questions.ts';
import { countWords } from './read-prose.ts';

/** How many seconds each thing in a lesson takes. */
const seconds = { word: 1 / 3, sample: 15, result: 40, try: 15, predict: 40, question: 25, exercise: 150 };

/** A part of a lesson, and whether it has something to do. */
export type SittingWithPractice = LessonSitting & { hasPractice: boolean };

/** The parts of a lesson, as its page names them: its sections in groups, by the time that they take. */
export function readSittings(tree: Root, parts: LessonParts): SittingWithPractice[] {
  const headings = parts.headings.filter(({ depth }) => depth === 2);
  const exercises = parts.exercises.filter(({ isWarmUp }) => !isWarmUp);
  const { predicts, compares, steps } = parts.learner;
  const tries = parts.examples.flatMap((example) => example.tries.map(() => example));
  const recall = listRecallQuestions(parts);
  const samples = parts.samples.map(({ node }) => ({ line: lineOf(node) }));
  const results = [...parts.examples, ...compares, ...steps];
  const groups = [
    [samples, seconds.sample],
    [results, seconds.result],
    [tries, seconds.try],
    [predicts, seconds.predict],
    [parts.questions, seconds.question],
    [exercises, seconds.exercise],
  ] as const;
  const practice = [...tries, ...predicts, ...parts.questions, ...exercises];

  /** Selects what begins before the next heading; what is above the first heading is in the first section. */
  function selectIn<Item extends { line: number }>(
    items: readonly Item[],
    first: number,
    end: number,
  ): Item[] {
    const from = first === 0 ? 0 : lineOf(headings[first] ?? {});
    const to = headings[end] ? lineOf(headings[end]) : Infinity;
    return items.filter(({ line }) => line >= from && line < to);
  }
  const nodes = tree.children.map((node) => ({ line: lineOf(node), node }));
  const sections = headings.map((heading, index) => {
    const text: Root = { type: 'root', children: selectIn(nodes, index, index + 1).map(({ node }) => node) };
    const things = groups.map(([items, each]) => selectIn(items, index, index + 1).length * each);
    return {
      minutes: things.reduce((sum, each) => sum + each, countWords(text) * seconds.word) / 60,
      hasPractice: selectIn(practice, index, index + 1).length > 0,
      continues: closingSections.some((name, place) => place > 0 && name === toString(heading)),
    };
  });
  const firsts = groupSections(sections);
  return firsts.map((first, index) => {
    const end = firsts[index + 1] ?? sections.length;
    const minutes = sections.slice(first, end).reduce((sum, section) => sum + section.minutes, 0);
    return {
      first,
      minutes: Math.max(1, Math.round(minutes)),
      exercises: selectIn(exercises, first, end).map(({ name }) => name),
      questions: selectIn(recall, first, end).map(({ name }) => name),
      hasPractice: selectIn(practice, first, end).length > 0,
    };
  });
}
