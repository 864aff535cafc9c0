import { flesch } from 'flesch';
import type { Root } from 'mdast';
import { syllable } from 'syllable';
import { visit } from 'unist-util-visit';
import { replaceInlineCode } from './read-prose.ts';

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
