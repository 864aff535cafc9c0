import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { courseOrders } from '../../content/lessons/order.ts';
import { ContentError } from '../../contract/content/errors/content-error.ts';
import {
  lessonHeadSchema,
  type LessonHead,
  type OutlineCourse,
} from '../../contract/lessons/lesson-content.ts';
import { projectRoot } from '../project-root.ts';
import { readYaml } from './read-yaml.ts';

/**
 * A lesson's file. `body` keeps the file's line numbers: the head's lines are blank in it. `headLines` holds
 * the line of each key of the head.
 */
export type LessonFile = {
  id: string;
  file: string;
  head: LessonHead;
  headLines: Readonly<Record<string, number>>;
  body: string;
};

/**
 * Whether it is the id of a page that shows one of a lesson's parts, in `npm run dev` alone. Such a page is
 * read as a lesson.
 */
export function isPartPage(id: string): boolean {
  return id.startsWith('lesson-parts/');
}

/** The path of a lesson's file below the project's root. */
export function lessonFile(id: string): string {
  return `${isPartPage(id) ? 'app/pages' : 'content/lessons'}/${id}.mdx`;
}

/** The lesson of a file, by the file's path. */
export function lessonIdOf(file: string): string {
  return file.replace(/^(?:content\/lessons|app\/pages)\//, '').replace(/\.mdx$/, '');
}

/** The lessons as they were last read; the checks of one lesson look at all others many times. */
const lastRead = new Map<string, { text: string; lesson: LessonFile }>();

/**
 * Reads a lesson's head and body; the same object while the file stays the same. Throws a ContentError that
 * names file, line or field, and what would be right.
 */
export function readLesson(id: string): LessonFile {
  const file = lessonFile(id);
  const path = join(projectRoot, file);
  if (!existsSync(path))
    throw new ContentError(
      `${file} is missing: make it with "npm run new:lesson -- ${id}" or take ${id} out of content/lessons/order.ts`,
    );
  const text = readFileSync(path, 'utf8');
  const before = lastRead.get(id);
  if (before?.text === text) return before.lesson;
  const lesson = parseLesson(id, text);
  lastRead.set(id, { text, lesson });
  return lesson;
}

/** As `readLesson`, for a text that has been read. */
export function parseLesson(id: string, text: string): LessonFile {
  const file = lessonFile(id);
  const [whole, yaml] = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  if (whole === undefined || yaml === undefined)
    throw new ContentError(`${file}:1: begin the file with a head between two lines of ---`);
  const { value, lines } = readYaml({ file, line: 2, text: yaml }, lessonHeadSchema);
  return {
    id,
    file,
    head: value,
    headLines: lines,
    body: whole.replace(/[^\n]+/g, '') + text.slice(whole.length),
  };
}

/** Both courses with their lessons' titles, in the order of `content/lessons/order.ts`. */
export function readOutline(): OutlineCourse[] {
  return courseOrders.map(({ id, title, shortTitle, groups }) => ({
    id,
    title,
    shortTitle,
    groups: groups.map((group) => ({
      ...(group.title === undefined ? {} : { title: group.title }),
      lessons: group.lessons.map((lesson) => {
        const { head } = readLesson(lesson);
        return { id: lesson, title: head.title, unwritten: head.unwritten === true };
      }),
    })),
  }));
}
