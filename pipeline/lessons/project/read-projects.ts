import { suggestNearest } from '../../../contract/content/errors/content-error.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { courseOrders } from '../../../content/lessons/order.ts';
import {
  projectsSchema,
  type PieceContent,
  type ProjectCourse,
  type ProjectsContent,
} from '../../../contract/lessons/lesson-project.ts';
import { projectRoot } from '../../project-root.ts';
import { readYaml } from '../read-yaml.ts';
import { readAnsweredExercises } from './answered-exercises.ts';

const file = 'content/lessons/projects.yaml';

/** Splits `html/lists#home` into lesson and exercise name. */
export function splitExerciseId(id: string): { lesson: string; name: string } {
  const [lesson = '', name = ''] = id.split('#');
  return { lesson, name };
}

/** The language of a piece's file, from its extension. */
export function languageOf(fileName: string): 'html' | 'css' {
  return fileName.endsWith('.css') ? 'css' : 'html';
}

/** The lessons of a course, in order. */
export function lessonsOf(course: ProjectCourse): readonly string[] {
  return courseOrders
    .filter(({ id }) => id === course)
    .flatMap(({ groups }) => groups.flatMap((group) => group.lessons));
}

type Report = (path: PropertyKey[], message: string) => void;

/** Checks that a piece's exercise is the last of a lesson of its course and has code for the piece's file. */
function checkExercise(course: ProjectCourse, piece: PieceContent, report: (message: string) => void): void {
  if (piece.exercise === undefined || piece.file === undefined) return;
  const { lesson, name } = splitExerciseId(piece.exercise);
  if (!lessonsOf(course).includes(lesson))
    return report(`"${lesson}" is not a lesson of this course${suggestNearest(lesson, lessonsOf(course))}`);
  const exercises = readAnsweredExercises(lesson);
  const names = exercises.map((exercise) => exercise.name);
  const exercise = exercises.find((each) => each.name === name);
  if (!exercise) return report(`${lesson} has no exercise "${name}"${suggestNearest(name, names)}`);
  if (names.at(-1) !== name)
    report(`the exercise that adds a piece is the last of its lesson, here "${names.at(-1)}"`);
  const language = languageOf(piece.file);
  for (const part of ['start', 'solution'] as const) {
    const languages = exercise[part].map((each) => each.language);
    if (languages.join() !== language)
      report(
        `the ${part === 'start' ? 'start' : 'first solution'} of "${name}" must be ${language} alone, as ${piece.file} is; now ${languages.join(' and ') || 'nothing'}`,
      );
  }
}

function checkProject(course: ProjectCourse, { html, css }: ProjectsContent, report: Report): void {
  const { pieces } = course === 'html' ? html : css;
  const pagesOf = (all: readonly PieceContent[]) =>
    all.flatMap((piece) => (piece.file?.endsWith('.html') ? [piece.file] : []));
  let lastPosition = -1;
  for (const [index, piece] of pieces.entries()) {
    const path = (field: string) => [course, 'pieces', index, field];
    if (pieces.findIndex(({ name }) => name === piece.name) < index)
      report(path('name'), `the name "${piece.name}" is already used in this project`);
    if (piece.file?.endsWith('.html') && pieces.findIndex((each) => each.file === piece.file) < index)
      report(path('file'), `${piece.file} is already another piece's page`);
    if (piece.from !== undefined && (course === 'html' || index > 0))
      report(path('from'), 'only the first piece of the CSS course is the project of the HTML course');
    checkExercise(course, piece, (message) => report(path('exercise'), message));
    const ownPages = pagesOf(pieces.slice(0, index + 1));
    const pages = course === 'css' ? [...pagesOf(html.pieces), ...ownPages] : ownPages;
    if (piece.page !== undefined && !pages.includes(piece.page))
      report(path('page'), `"${piece.page}" is not a page of the project so far; it has ${pages.join(', ')}`);
    const position = lessonsOf(course).indexOf(splitExerciseId(piece.exercise ?? '').lesson);
    if (position >= 0 && position < lastPosition)
      report(path('exercise'), 'the pieces go in the order of the lessons');
    lastPosition = Math.max(lastPosition, position);
  }
}

function checkProjects(projects: ProjectsContent, context: z.RefinementCtx): void {
  for (const course of ['html', 'css'] as const)
    checkProject(course, projects, (path, message) => context.addIssue({ code: 'custom', path, message }));
}

/**
 * Reads projects out of the text of content/lessons/projects.yaml. Throws a ContentError with a line for each mistake.
 */
export function parseProjects(text: string): ProjectsContent {
  return readYaml({ file, line: 1, text }, projectsSchema.superRefine(checkProjects)).value;
}

let cached: { text: string; projects: ProjectsContent } | undefined;

/** Both courses' projects. */
export function readProjects(): ProjectsContent {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  if (cached?.text !== text) cached = { text, projects: parseProjects(text) };
  return cached.projects;
}
