import { ContentError } from '../../../contract/content/errors/content-error.ts';
import { readLesson, type LessonFile } from '../read-lesson.ts';
import { checkBoxes } from './check-boxes.ts';
import { checkExercises } from './check-exercises.ts';
import { checkHead } from './check-front-matter.ts';
import { checkHtml } from './check-html.ts';
import { checkLinks } from './check-links.ts';
import { checkMarkup } from './check-markup.ts';
import { checkParts } from './check-parts.ts';
import { checkSections } from './check-sections.ts';
import { checkTeaches } from './check-teaches.ts';
import { checkTools } from './check-developer-tools.ts';
import { checkWords } from './check-readability.ts';
import { runLessonChecks } from './lesson-check.ts';

/**
 * Runs every check that needs no browser. Returns one line for each mistake, `file:line: what to do`; none
 * when all is well.
 */
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
  const finished = file.head.unwritten ? [] : [checkSections];
  return runLessonChecks(file, [
    checkHead,
    checkMarkup,
    checkLinks,
    checkBoxes,
    checkTools,
    checkParts,
    checkExercises,
    checkHtml,
    checkTeaches,
    checkWords,
    ...finished,
  ]);
}
