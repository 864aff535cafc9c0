import { readAllText } from '../prose/read-prose.ts';
import type { ParsedLesson, Report } from './lesson-check.ts';

/** Sentences that tell the learner to use the developer tools. Only mentioning the tools needs no steps. */
const instructions: readonly RegExp[] = [
  /\b(?:open|use|look (?:in|into|at))\b[^.:]{0,60}\b(?:developer tools|devtools)\b/i,
  /\b(?:developer tools|devtools)\b[^.]{0,60}\byou (?:can )?(?:see|find|look up)\b/i,
  /\bright-click\b|\bpress F12\b/i,
];

/** A lesson that tells the learner to use the developer tools has the steps for each browser. */
export function checkDeveloperTools({ tree, parts }: ParsedLesson, report: Report): void {
  if (parts.learner.browsers.length > 0) return;
  for (const { line, text } of readAllText(tree))
    if (instructions.some((pattern) => pattern.test(text)))
      report(
        line,
        'the text sends the learner to the developer tools; add <InYourBrowser> with the steps in Chromium, Firefox and Safari',
      );
}
