import { ContentError, suggestNearest } from '../../../contract/content/errors/content-error.ts';
import { readLesson, type LessonFile } from '../read-lesson.ts';
import { checkTerms } from './check-terms.ts';
import { checkExercises, checkWarmUp } from './check-exercises.ts';
import { checkFrontMatter, checkSymptoms, checkTeaches } from './check-front-matter.ts';
import { checkLinks } from './check-links.ts';
import { checkMarkup } from './check-markup.ts';
import { checkParts } from './check-parts.ts';
import { checkSections } from './check-sections.ts';
import { checkReadability } from './check-readability.ts';
import { runLessonChecks, type ParsedLesson, type Report } from './lesson-check.ts';
import { listValidCode } from '../parts/part-code.ts';
import { validateHtml } from './validate-html.ts';
import { readAllText } from '../prose/read-prose.ts';
import { features } from 'web-features';
import { findFeatureSupport } from '../feature-support.ts';

/** Each `<New>` is about a feature that is not widely available yet. */
function checkNewFeatures({ parts }: ParsedLesson, report: Report): void {
  for (const { feature, line } of parts.learner.news) {
    const support = findFeatureSupport(feature);
    if (!support)
      report(
        line,
        `"${feature}" is not a feature of the web-features data${suggestNearest(feature, Object.keys(features))}`,
      );
    if (support?.baseline === 'widely')
      report(
        line,
        `${support.name} is widely available; take the box <New> away and write its text as any other`,
      );
  }
}

/** Sentences that tell the learner to use the developer tools. Only mentioning the tools needs no steps. */
const instructions: readonly RegExp[] = [
  /\b(?:open|use|look (?:in|into|at))\b[^.:]{0,60}\b(?:developer tools|devtools)\b/i,
  /\b(?:developer tools|devtools)\b[^.]{0,60}\byou (?:can )?(?:see|find|look up)\b/i,
  /\bright-click\b|\bpress F12\b/i,
];

/** A lesson that tells the learner to use the developer tools has the steps for each browser. */
function checkDeveloperTools({ tree, parts }: ParsedLesson, report: Report): void {
  if (parts.learner.browsers.length > 0) return;
  for (const { line, text } of readAllText(tree))
    if (instructions.some((pattern) => pattern.test(text)))
      report(
        line,
        'the text sends the learner to the developer tools; add <InYourBrowser> with the steps in Chromium, Firefox and Safari',
      );
}

/** The HTML of every sample, example and solution is valid, except for code that is marked `wrong`. */
async function checkHtml(lesson: ParsedLesson, report: Report): Promise<void> {
  for (const part of listValidCode(lesson.parts).filter(({ language }) => language === 'html')) {
    for (const { line, message } of await validateHtml(part.code))
      report(part.line + line, `${message}; fix it, or mark the sample wrong="…" if it is wrong on purpose`);
  }
}

/** Runs every check that needs no browser. Returns one line for each mistake: `file:line: what to do`. */
export async function checkLesson(id: string): Promise<string[]> {
  try {
    return await checkLessonFile(readLesson(id));
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
}

/** As `checkLesson`, for a file that has been read. Throws a ContentError for a file that can't be parsed. */
export function checkLessonFile(file: LessonFile): Promise<string[]> {
  const checksOfFinishedLessons = file.frontMatter.unwritten ? [] : [checkSections];
  return runLessonChecks(file, [
    checkFrontMatter,
    checkMarkup,
    checkLinks,
    checkNewFeatures,
    checkTerms,
    checkDeveloperTools,
    checkParts,
    checkExercises,
    checkWarmUp,
    checkHtml,
    checkTeaches,
    checkSymptoms,
    checkReadability,
    ...checksOfFinishedLessons,
  ]);
}
