import { expect } from '@playwright/test';
import { lessonIds } from '../../content/lessons/order.ts';
import type { CodeLanguage, SourceFile } from '../../contract/lessons/lesson-code.ts';
import { parseMarkdown } from '../../pipeline/lessons/markdown-ast.ts';
import { collectParts, type ExercisePart } from '../../pipeline/lessons/parts/lesson-parts.ts';
import type { SourcePart } from '../../pipeline/lessons/read-code.ts';
import { readLesson } from '../../pipeline/lessons/read-lesson.ts';
import { answeredFiles, sourceFiles } from '../../pipeline/lessons/source-files.ts';
import type { RunChecks } from '../../pipeline/playground/check-runner.ts';
import { test } from '../lessons/lesson-test.ts';
import { cssRewrites, type Rewrite } from './css-rewrites.ts';
import { htmlRewrites } from './html-rewrites.ts';

const rewritesOf: Readonly<Record<CodeLanguage, Readonly<Record<string, Rewrite>>>> = {
  html: htmlRewrites,
  css: cssRewrites,
  js: {},
};

/** Whether a rewrite would change what the exercise asks for: the direction of its text, or the size that its user has set. */
function isUnequal(name: string, { checks, files, setup }: ExercisePart): boolean {
  if (/^(?:physical|logical) /.test(name))
    return [...files, ...setup].some(({ code }) => /\bdir=/.test(code));
  return (
    / in (?:px|rem)$/.test(name) &&
    checks.some(({ when }) => JSON.stringify(when ?? {}).includes('font-size'))
  );
}

/** Every way to write the answer in which one of its files is another text, each with its name. */
function listRewrites(
  files: readonly SourcePart[],
  exercise: ExercisePart,
): { name: string; files: SourcePart[] }[] {
  return files.flatMap((file) =>
    Object.entries(rewritesOf[file.language]).flatMap(([name, rewrite]) => {
      const code = rewrite(file.code);
      if (code === file.code || isUnequal(name, exercise)) return [];
      return [
        {
          name: `${file.language}: ${name}`,
          files: files.map((each) => (each === file ? { ...each, code } : each)),
        },
      ];
    }),
  );
}

async function listRefused(exercise: ExercisePart, runChecks: RunChecks): Promise<string[]> {
  const failures = exercise.solutions.flatMap((solution) =>
    listRewrites(solution.files, exercise).map(async ({ name, files }) => {
      const code: SourceFile[] = sourceFiles(answeredFiles<SourcePart>(exercise, files));
      const failed = (await runChecks(code, exercise.checks)).filter(({ passed }) => !passed);
      return failed.map(({ id, got }) => `${exercise.name}, “${solution.name}”, ${name}: ${id} got ${got}`);
    }),
  );
  return (await Promise.all(failures)).flat();
}

for (const id of lessonIds)
  test(`${id} accepts its solutions however they are written`, async ({ lessonBrowser }) => {
    test.setTimeout(300_000);
    const lesson = readLesson(id);
    const { exercises } = collectParts(lesson.file, parseMarkdown(lesson));
    const refused: string[] = [];
    for (const exercise of exercises) refused.push(...(await listRefused(exercise, lessonBrowser.runChecks)));
    expect(refused).toEqual([]);
  });
