import { readAllText, readingEase } from '../prose/read-prose.ts';
import type { ParsedLesson, Report } from './lesson-check.ts';

/** The minimum Flesch reading ease of a finished lesson. */
const minReadingEase = 75;

/** Words that a learner cannot look up or that sound condescending, with what to write instead. */
const discouragedWords: readonly [pattern: RegExp, instead: string][] = [
  [
    /\b(?:no|more|much|enough|free|spare) room\b|\broom (?:is|that is) left\b/i,
    'free space, available space',
  ],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bfaults?\b/i, 'error, mistake, bug'],
  [/\banew\b/i, 'again'],
  [/\bfor ever\b/i, 'forever, always, without end'],
  [/\bsave for\b/i, 'except'],
  [/\bwhoever\b/i, 'everyone who, people who'],
  [/\bwherein\b|\bwhereby\b|\bthereof\b/i, 'in which, by which, of it'],
  [/\bshelters?\b(?= the| its| a )|\bdeaf to\b/i, 'contain, ignore events'],
  [/\bsimply\b/i, 'leave it out: what is simple for you may not be for the learner'],
  [/\bobviously\b|\bof course\b/i, 'leave it out: it may not be obvious to the learner'],
  [/\bof its own accord\b/i, 'by itself'],
];

/** The text has no discouraged word, and its reading ease is high enough. */
export function checkReadability({ tree, frontMatter }: ParsedLesson, report: Report): void {
  for (const { line, text } of readAllText(tree))
    for (const [pattern, instead] of discouragedWords) {
      const match = pattern.exec(text)?.[0];
      if (match !== undefined) report(line, `"${match}": write ${instead}`);
    }
  if (frontMatter.unwritten) return;
  const ease = Math.round(readingEase(tree));
  if (ease < minReadingEase)
    report(
      1,
      `the text has a reading ease of ${ease}; bring it to ${minReadingEase} with shorter sentences and shorter words`,
    );
}
