import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lessonIds } from '../content/lessons/order.ts';
import { CommandError, createProgram, runProgram } from './command-line/program.ts';
import { lessonFile, readLesson } from '../pipeline/lessons/read-lesson.ts';
import { createLessonTemplate } from '../pipeline/lessons/lesson-template.ts';
import { projectRoot } from '../pipeline/project-root.ts';

function createLesson(id: string, options: { title?: string; summary?: string; small?: true }): void {
  if (!/^(html|css)(\/[a-z][a-z0-9-]*){1,2}$/.test(id))
    throw new CommandError(
      `"${id}" is not the URL of a lesson. Write it like css/css-designing/grid-layout.`,
    );
  const file = join(projectRoot, lessonFile(id));
  const existing = existsSync(file) ? readLesson(id).frontMatter : undefined;
  if (existing && !existing.unwritten)
    throw new CommandError(`${lessonFile(id)} is already written, so nothing was changed.`);
  const title = options.title ?? existing?.title ?? 'Title of the lesson';
  const summary =
    options.summary ??
    existing?.summary ??
    'One sentence of forty to eighty-five characters on what one can do now.';
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, createLessonTemplate(title, summary, options.small));
  console.log(`Wrote ${lessonFile(id)}.`);
  if (!lessonIds.includes(id)) console.log(`Now add '${id}' to content/lessons/order.ts.`);
}

await runProgram(
  createProgram(
    'new:lesson',
    `Creates content/lessons/ID.mdx with an example of every part, for you to replace; docs/how-to/write-a-lesson.md explains the format. A lesson that is not written yet keeps its title and summary; a written one is not changed. Then add a new lesson to content/lessons/order.ts.`,
  )
    .argument('<id>', "the lesson's URL without /learning/, such as css/css-designing/grid-layout")
    .option('--title <title>', 'its title')
    .option(
      '--summary <summary>',
      'one sentence of 40 to 85 characters on what the learner can do afterwards',
    )
    .option('--small', 'for a small subject: fewer words and parts are enough')
    .action(createLesson),
);
