import { expect, test } from 'vitest';
import { lessonIds } from '../../../content/lessons/order.ts';
import { parseMarkdown } from '../markdown-ast.ts';
import { readLesson } from '../read-lesson.ts';
import { collectParts } from './lesson-parts.ts';

/** The first words of the commits. A new verb is added here by who has read that it is one. */
const verbs = new Set(
  `Add Align Answer Bring Centre Change Choose Colour Correct Couple Crop Describe Divide Draw End Enlarge Escape Fit Fix
  Frame Give Group Hang Hide Isolate Keep Label Lay Let Lift Limit Link Load Make Mark Mix Move Name Number Open Override
  Paint Pin Place Publish Put Quote Reach Rebuild Recolour Repaint Repair Replace Reserve Ring Round Rule Save Say Scale
  Separate Serve Set Shade Show Slow Space Stack Start Stop Strengthen Stretch Stripe Style Subtract Take Tick Tilt Turn
  Underline Use Validate Wrap`.split(/\s+/),
);
const maxCharacters = 50;

test('the words of every commit are an imperative of at most 50 characters, on one line', () => {
  const commits = lessonIds.flatMap((id) => {
    const lesson = readLesson(id);
    return collectParts(lesson.file, parseMarkdown(lesson)).exercises.map(
      ({ title, commit = title }) => commit,
    );
  });
  expect(commits.length).toBeGreaterThan(lessonIds.length);
  const isRight = (words: string) =>
    [...words].length <= maxCharacters &&
    verbs.has(words.split(' ')[0] ?? '') &&
    /^[^\n&<>]*[^\s.]$/.test(words);
  expect(commits.filter((words) => !isRight(words))).toEqual([]);
});
