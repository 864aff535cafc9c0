import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lessonIds } from '../content/lessons/order.ts';
import { CommandError, createProgram, runProgram } from './command-line/program.ts';
import { lessonFile, readLesson } from '../pipeline/lessons/read-lesson.ts';
import { lessonSkeleton } from '../pipeline/lessons/lesson-template.ts';
import { projectRoot } from '../pipeline/project-root.ts';

function makeLesson(id: string, values: { title?: string; summary?: string }): void {
  if (!/^(html|css)(\/[a-z][a-z0-9-]*){1,2}$/.test(id))
    throw new CommandError(`"${id}" is no lesson's URL: write it like css/css-designing/grid-layout.`);
  const file = join(projectRoot, lessonFile(id));
  const known = existsSync(file) ? readLesson(id).head : undefined;
  if (known && !known.unwritten)
    throw new CommandError(`${lessonFile(id)} is written already: nothing was changed.`);
  const title = values.title ?? known?.title ?? 'Title of the lesson';
  const summary =
    values.summary ??
    known?.summary ??
    'One or two sentences, sixty to two hundred characters, that say what the learner can do afterwards.';
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, lessonSkeleton(title, summary));
  console.log(`Wrote ${lessonFile(id)}.`);
  if (!lessonIds.includes(id)) console.log(`Give it its place: add '${id}' to content/lessons/order.ts.`);
}

await runProgram(
  createProgram(
    'new:lesson',
    `Makes content/lessons/ID.mdx with every part of a lesson once, to be replaced by yours; the format is taught in docs/how-to/write-a-lesson.md. A lesson that is not yet written keeps its title and summary; one that is written is never touched. A new lesson then needs its place in content/lessons/order.ts.`,
  )
    .argument('<id>', "the lesson's URL without /learning/, such as css/css-designing/grid-layout")
    .option('--title <title>', 'its title')
    .option('--summary <summary>', 'one or two sentences on what the learner can do afterwards')
    .action(makeLesson),
);
