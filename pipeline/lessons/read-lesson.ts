import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { courseOrders } from '../../content/lessons/order.ts';
import { ContentError } from '../../contract/content/errors/content-error.ts';
import {
  frontMatterSchema,
  type LessonFrontMatter,
  type OutlineCourse,
} from '../../contract/lessons/lesson-content.ts';
import { projectRoot } from '../project-root.ts';
import { readYaml } from './read-yaml.ts';

/**
 * A lesson's file. `body` has the line numbers of the file, because the lines of the front matter are blank in it.
 * `frontMatterLines` has the line of each key of the front matter.
 */
export type LessonFile = {
  id: string;
  file: string;
  frontMatter: LessonFrontMatter;
  frontMatterLines: Readonly<Record<string, number>>;
  body: string;
};

/**
 * Whether the id is that of a page that shows a lesson's part in all its states. Such pages exist only in
 * `npm run dev` and are read as lessons.
 */
export function isPartPage(id: string): boolean {
  return id.startsWith('lesson-parts/');
}

/** The path of a lesson's file below the project's root. */
export function lessonFile(id: string): string {
  return `${isPartPage(id) ? 'app/pages' : 'content/lessons'}/${id}.mdx`;
}

/** The id of the lesson in a file. */
export function lessonIdOf(file: string): string {
  return file.replace(/^(?:content\/lessons|app\/pages)\//, '').replace(/\.mdx$/, '');
}

/** How many exercises a lesson's text has. */
export function countExercises(body: string): number {
  return body.match(/^<Exercise\b/gm)?.length ?? 0;
}

/** A cache of the lessons, because the checks of one lesson read all others many times. */
const cache = new Map<string, { text: string; lesson: LessonFile }>();

/**
 * Reads a lesson's front matter and body. Returns the same object until the file changes. Throws a
 * ContentError that names the file, the line or field, and what is allowed there.
 */
export function readLesson(id: string): LessonFile {
  const file = lessonFile(id);
  const path = join(projectRoot, file);
  if (!existsSync(path))
    throw new ContentError(
      `${file} is missing: make it with "npm run new:lesson -- ${id}" or take ${id} out of content/lessons/order.ts`,
    );
  const text = readFileSync(path, 'utf8');
  const cached = cache.get(id);
  if (cached?.text === text) return cached.lesson;
  const lesson = parseLesson(id, text);
  cache.set(id, { text, lesson });
  return lesson;
}

/** As `readLesson`, for a text that has been read already. */
export function parseLesson(id: string, text: string): LessonFile {
  const file = lessonFile(id);
  const [whole, yaml] = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  if (whole === undefined || yaml === undefined)
    throw new ContentError(`${file}:1: begin the file with front matter between two lines of ---`);
  const { value, lines } = readYaml({ file, line: 2, text: yaml }, frontMatterSchema);
  return {
    id,
    file,
    frontMatter: value,
    frontMatterLines: lines,
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
        const { frontMatter, body } = readLesson(lesson);
        return {
          id: lesson,
          title: frontMatter.title,
          unwritten: frontMatter.unwritten === true,
          exercises: countExercises(body),
        };
      }),
    })),
  }));
}
