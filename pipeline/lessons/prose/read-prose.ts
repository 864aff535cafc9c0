import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { lineOf } from '../markdown-ast.ts';
import { flesch } from 'flesch';
import { syllable } from 'syllable';

/** A heading or paragraph as plain text. `line` is its first line in the lesson's file. */
export type ProseBlock = { line: number; text: string; kind: 'heading' | 'paragraph' };

/** The parts whose paragraphs do not count as running text. */
const partNames = ['Compare', 'Example', 'Exercise', 'Figure', 'Predict', 'Question', 'Steps', 'WarmUp'];

/** The running text of a lesson: without code samples, exercises, questions, tables and other parts. */
export function readProse(tree: Root): ProseBlock[] {
  return readBlocks(tree, (node) => node.type === 'mdxJsxFlowElement' && partNames.includes(node.name ?? ''));
}

/** How many words the running text has. */
export function countWords(tree: Root): number {
  return readProse(tree).reduce((total, { text }) => total + countTextWords(text), 0);
}

/** All text that a learner reads, in parts and tables too, without inline code. */
export function readAllText(tree: Root): ProseBlock[] {
  return readBlocks(
    tree,
    () => false,
    (node) => replaceInlineCode(node, ' '),
  );
}

function readBlocks(
  tree: Root,
  isSkipped: (node: Nodes) => boolean,
  textOf: (node: Nodes) => string = toString,
): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  visit(tree, (node) => {
    if (node.type === 'code' || (node.type === 'table' && textOf === toString) || isSkipped(node))
      return 'skip';
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return undefined;
    blocks.push({
      line: lineOf(node),
      text: textOf(node),
      kind: node.type === 'heading' ? 'heading' : 'paragraph',
    });
    return 'skip';
  });
  return blocks;
}

/** The text of a node, with the same replacement for each piece of inline code. */
function replaceInlineCode(node: Nodes, replacement: string): string {
  if (node.type === 'inlineCode') return replacement;
  if ('children' in node) return node.children.map((child) => replaceInlineCode(child, replacement)).join('');
  return 'value' in node ? node.value : '';
}

/** The most words of a paragraph and of a sentence that a learner reads once. */
export const proseLimits = { paragraph: 60, sentence: 24 } as const;

/** A paragraph or sentence that is over its limit, with its first line in the lesson's file. */
export type LongProse = { line: number; kind: 'paragraph' | 'sentence'; words: number; begins: string };

const listWords = (text: string) => text.split(/\s+/).filter((each) => /[\p{L}\p{N}]/u.test(each));

/** The number of words in a text. Inline code such as `gap: 8px` counts as the words that it has. */
export const countTextWords = (text: string): number => listWords(text).length;

/** All paragraphs and list items, in parts too, and their sentences that are over the limits. */
export function listLongProse(tree: Root): LongProse[] {
  const long: LongProse[] = [];
  const add = (kind: LongProse['kind'], line: number, text: string) => {
    const words = listWords(text);
    if (words.length > proseLimits[kind])
      long.push({ line, kind, words: words.length, begins: words.slice(0, 6).join(' ') });
  };
  visit(tree, 'paragraph', (node) => {
    add('paragraph', lineOf(node), toString(node));
    for (const { segment } of sentenceSegmenter.segment(replaceInlineCode(node, 'code')))
      add('sentence', lineOf(node), segment);
  });
  return long;
}

const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * The Flesch reading ease of a lesson's paragraphs and list items: about 60 to 70 is plain English for ages 13 to 15,
 * and more is easier. Inline code counts as a word of one syllable, whatever it is.
 */
export function readingEase(tree: Root): number {
  let [sentenceCount, wordCount, syllableCount] = [0, 0, 0];
  visit(tree, (node) => {
    if (node.type === 'code' || node.type === 'heading' || node.type === 'table') return 'skip';
    if (node.type !== 'paragraph') return undefined;
    for (const { segment } of sentenceSegmenter.segment(replaceInlineCode(node, 'code'))) {
      const wordSegments = [...wordSegmenter.segment(segment)].filter(({ isWordLike }) => isWordLike);
      if (wordSegments.length === 0) continue;
      sentenceCount += 1;
      wordCount += wordSegments.length;
      syllableCount += wordSegments.reduce((total, each) => total + Math.max(1, syllable(each.segment)), 0);
    }
    return 'skip';
  });
  return flesch({ sentence: sentenceCount, word: wordCount, syllable: syllableCount });
}
