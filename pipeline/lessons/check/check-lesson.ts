import { ContentError } from '../../../contract/content/errors/content-error.ts';
import { readLesson, type LessonFile } from '../read-lesson.ts';
import { checkNewFeatures } from './check-new-features.ts';
import { checkTerms } from './check-terms.ts';
import { checkExercises } from './check-exercises.ts';
import { checkFrontMatter } from './check-front-matter.ts';
import { checkHtml } from './check-html.ts';
import { checkLinks } from './check-links.ts';
import { checkMarkup } from './check-markup.ts';
import { checkParts } from './check-parts.ts';
import { checkSections } from './check-sections.ts';
import { checkTeaches } from './check-teaches.ts';
import { checkDeveloperTools } from './check-developer-tools.ts';
import { checkReadability } from './check-readability.ts';
import { runLessonChecks } from './lesson-check.ts';

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
    checkHtml,
    checkTeaches,
    checkReadability,
    ...checksOfFinishedLessons,
  ]);
}
