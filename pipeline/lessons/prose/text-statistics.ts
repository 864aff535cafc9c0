import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { lineOf } from '../markdown-ast.ts';
import type { LessonParts } from '../parts/lesson-parts.ts';
import { closingSections } from './group-sections.ts';
import { countTextWords, listLongProse, type LongProse } from './read-prose.ts';

/** How long a lesson is, with the text of its parts, and how much one reads before one writes. */
export type TextStatistics = {
  /** The words before the five closing sections without exercises, and those of Best practices, Common mistakes and Summary. */
  wordsBeforeEndings: number;
  wordsOfEndings: number;
  wordsBeforeFirstExercise: number;
  /** How much of the samples' code is setup, in percent of its characters. */
  setupPercent: number;
  longestParagraphWords: number;
  longProse: LongProse[];
};

/** Counts the words of a lesson's text by where they are, and what is too long. */
export function readTextStatistics(
  tree: Root,
  { examples, exercises: all }: Pick<LessonParts, 'examples' | 'exercises'>,
): TextStatistics {
  const lineOfSection = (name: (typeof closingSections)[number]) => {
    const heading = tree.children.find((node) => node.type === 'heading' && toString(node) === name);
    return heading === undefined ? Infinity : lineOf(heading);
  };
  const [practices, tryIt, summary] = (['Best practices', 'Try it', 'Summary'] as const).map(lineOfSection);
  const firstExercise = all.find(({ isWarmUp }) => !isWarmUp)?.line ?? Infinity;
  const blocks: { line: number; words: number; isParagraph: boolean }[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Exercise') return 'skip';
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return undefined;
    const words = countTextWords(toString(node));
    blocks.push({ line: lineOf(node), words, isParagraph: node.type === 'paragraph' });
    return 'skip';
  });
  const countBetween = (from: number, to: number) =>
    blocks.reduce((sum, { line, words }) => (line >= from && line < to ? sum + words : sum), 0);
  const countCharacters = (files: readonly { code: string }[]) =>
    files.reduce((sum, { code }) => sum + code.length, 0);
  const setup = countCharacters(examples.flatMap((example) => example.setup));
  const code = setup + countCharacters(examples.flatMap(({ files }) => files));
  return {
    wordsBeforeEndings: countBetween(0, practices ?? Infinity),
    wordsOfEndings: countBetween(practices ?? 0, tryIt ?? 0) + countBetween(summary ?? 0, Infinity),
    wordsBeforeFirstExercise: countBetween(0, firstExercise),
    setupPercent: code === 0 ? 0 : Math.round((100 * setup) / code),
    longestParagraphWords: Math.max(
      0,
      ...blocks.filter(({ isParagraph }) => isParagraph).map(({ words }) => words),
    ),
    longProse: listLongProse(tree),
  };
}
