import { explainPage } from '../../../../explain/explain-page.ts';
import { sourceFiles } from '../../source-files.ts';
import { createExplainedDocument } from '../../../../app/learn/playground/document/explained-document.ts';
import type { ExamplePart, SamplePart } from '../../parts/lesson-parts.ts';
import { listPartCode } from '../../parts/part-code.ts';
import type { CodePart, SourcePart } from '../../read-code.ts';
import type { CheckedLesson, Report } from '../lesson-check.ts';
import { findAllMistakes, findCodeMistakes } from './code-mistakes.ts';
import type { LessonBrowser } from './lesson-browser.ts';

/**
 * Chromium applies all the code of every sample, example, solution and fixed page of an exercise; code marked
 * `wrong` really is wrong.
 */
export async function checkCode(
  lesson: CheckedLesson,
  { results: { page } }: LessonBrowser,
  report: Report,
): Promise<void> {
  const { samples, examples, exercises, learner } = lesson.parts;
  const shown: (SamplePart | ExamplePart)[] = [...samples, ...examples];
  const valid: CodePart[] = [
    ...shown.filter(({ wrongIn }) => wrongIn !== 'code').flatMap(filesOf),
    ...listPartCode(learner),
    ...exercises.flatMap(({ files, solutions }) => [
      ...files.filter(({ fixed }) => fixed),
      ...solutions.flatMap((solution) => solution.files),
    ]),
  ];
  for (const part of valid) {
    for (const { line, message } of await findCodeMistakes(page, part))
      report(line, `${message}; fix it, or mark the sample wrong="…" if it is wrong on purpose`);
  }
  for (const part of shown.filter(({ wrongIn }) => wrongIn === 'code')) {
    const files = filesOf(part);
    const found = (await Promise.all(files.map((file) => findAllMistakes(page, file)))).flat();
    if (found.length === 0 && !explains(files, 'files' in part)) {
      report(
        part.line,
        'the sample is marked wrong="…", but the browser applies all of its code; if only the effect is wrong, write wrong-effect="…"',
      );
    }
  }
}

function filesOf(part: SamplePart | ExamplePart): CodePart[] {
  return 'files' in part ? [...part.setup, ...part.files] : [part];
}

/**
 * Whether the engine of "Why doesn't this work?" finds a cause. Of CSS without a page only causes count that
 * need no page.
 */
function explains(files: readonly CodePart[], isPage: boolean): boolean {
  const sources = files.filter((file): file is SourcePart => file.language !== 'text');
  const diagnostics = explainPage(createExplainedDocument(sourceFiles(sources)).html);
  return diagnostics.some(
    ({ kind }) =>
      isPage ||
      files.some(({ language }) => language === 'html') ||
      kind === 'dropped-declaration' ||
      kind === 'repaired-tree',
  );
}
