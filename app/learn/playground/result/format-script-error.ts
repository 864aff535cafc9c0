import type { ConsoleLine } from '#app/learn/playground/result/console-lines.tsx';
import type { FrameMessage } from '#app/learn/playground/frame/frame-messages.ts';

/** What the browser's words for an error mean, for a beginner; the first that matches is taken. */
const meanings: readonly [RegExp, string][] = [
  [/of null\b|is null\b|null is not/, 'The value is null: often an element that the page does not have.'],
  [
    /of undefined\b|is undefined\b|undefined is not an object/,
    'The value before the point is undefined: it was never set.',
  ],
  [/before initialization|uninitialized variable/, 'The script uses this name above the line that makes it.'],
  [
    /is not defined|find variable/,
    'Nothing has this name. Check its spelling, capitals too, and its quotes if it is a text.',
  ],
  [/is not a function/, 'What is before the parentheses is not a function. Check the name.'],
  [/constant variable|read.only|invalid assignment to const/, 'A const can’t get another value. Write let.'],
  [/end of (?:input|script)/, 'A bracket, a brace or a quotation mark is not closed.'],
  [/^Script error\.$/, 'The script failed. This browser does not say where and why.'],
];

/** An error of the learner's script in the browser's words, and in plain ones where they are known. */
export function formatScriptError({
  message,
  place,
  hint,
}: Omit<Extract<FrameMessage, { kind: 'error' }>, 'kind'>): ConsoleLine {
  // Chromium names the way in which the frame gets its code.
  const words = message.replace(/Failed to execute 'write' on 'Document': /, '');
  const meaning = meanings.find(([pattern]) => pattern.test(words))?.[1];
  const said = [/[.!?]$/.test(words) ? words : `${words}.`, hint ?? meaning].filter(
    (part) => part !== undefined,
  );
  return { level: 'error', text: said.join(' '), place };
}
