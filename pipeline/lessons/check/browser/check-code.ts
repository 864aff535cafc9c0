import { explainPage } from '../../../../explain/explain-page.ts';
import { sourceFiles } from '../../source-files.ts';
import { explainedDocument } from '../../../../app/learn/playground/explained-document.ts';
import type { CodePart, ExamplePart, SamplePart } from '../../lesson-parts.ts';
import type { CheckedLesson, Report } from '../check-lesson.ts';
import { findAllFaults, findCodeFaults } from './code-faults.ts';
import type { LessonBrowser } from './lesson-browser.ts';

/** Every sample, example, solution and fixed page of an exercise is code that Chromium takes whole; what is marked wrong is not. */
export async function checkCode(
  lesson: CheckedLesson,
  { results: { page } }: LessonBrowser,
  report: Report,
): Promise<void> {
  const { samples, examples, exercises } = lesson.parts;
  const shown: (SamplePart | ExamplePart)[] = [...samples, ...examples];
  const sound: CodePart[] = [
    ...shown.filter(({ wrongIn }) => wrongIn !== 'code').flatMap(filesOf),
    ...exercises.flatMap(({ files, solutions }) => [
      ...files.filter(({ fixed }) => fixed),
      ...solutions.flatMap((solution) => solution.files),
    ]),
  ];
  for (const part of sound) {
    for (const { line, message } of await findCodeFaults(page, part))
      report(line, `${message}; mend it, or mark the sample wrong="…" when it is wrong on purpose`);
  }
  for (const part of shown.filter(({ wrongIn }) => wrongIn === 'code')) {
    const files = filesOf(part);
    const faults = (await Promise.all(files.map((file) => findAllFaults(page, file)))).flat();
    if (faults.length === 0 && !explains(files, 'files' in part)) {
      report(
        part.line,
        'it is marked wrong="…", but the browser takes every part of this code; where only what it does is wrong, write wrong-effect="…"',
      );
    }
  }
}

function filesOf(part: SamplePart | ExamplePart): CodePart[] {
  return 'files' in part ? part.files : [part];
}

/** Whether the engine of "Why doesn't this work?" finds a cause; of CSS alone only what needs no page. */
function explains(files: readonly CodePart[], isPage: boolean): boolean {
  const findings = explainPage(explainedDocument(sourceFiles(files)).html);
  return findings.some(
    ({ kind }) =>
      isPage ||
      files.some(({ language }) => language === 'html') ||
      kind === 'dropped-declaration' ||
      kind === 'repaired-tree',
  );
}
