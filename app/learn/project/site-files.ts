import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import type { CompiledPiece, CompiledProject, ProjectCourse } from '#contract/lessons/lesson-project.ts';
import type { ProjectPiece } from '#contract/progress/progress.ts';
import { framePaths } from '#contract/site-paths.ts';

/** A file of a project. `isOwn` when all of it is the learner's version. */
export type SiteFile = { name: string; code: string; isOwn: boolean };
export type LearnerPieces = Readonly<Record<string, ProjectPiece>>;

const isStyle = (name: string) => name.endsWith('.css');

/** A piece's file as the learner has it, or else the course. */
function getPieceFile({ title, exercise }: CompiledPiece, learnerPieces: LearnerPieces): SiteFile[] {
  if (!exercise) return [];
  const { id, file } = exercise;
  const learnerCode = learnerPieces[id]?.code[isStyle(file) ? 'css' : 'html'];
  const code = learnerCode ?? exercise.code;
  return [
    {
      name: file,
      code: isStyle(file) ? `/* ${title} */\n${code}\n` : code,
      isOwn: learnerCode !== undefined,
    },
  ];
}

/** Style of one name goes into one file, in the order of the pieces. */
function joinStyle(files: readonly SiteFile[]): SiteFile[] {
  const joined = new Map<string, SiteFile>();
  for (const file of files) {
    const before = joined.get(file.name);
    joined.set(
      file.name,
      before ? { ...file, code: `${before.code}\n${file.code}`, isOwn: before.isOwn && file.isOwn } : file,
    );
  }
  return [...joined.values()];
}

/**
 * The files of a course's project after its first `count` pieces: the learner's version of each, the course's
 * where the learner has none. Without a piece it is what the exercise of the first one starts from; the CSS
 * course starts from the pages of the HTML course.
 */
export function composeSite(
  projects: readonly CompiledProject[],
  course: ProjectCourse,
  count: number,
  learnerPieces: LearnerPieces,
): SiteFile[] {
  const project = projects.find((each) => each.course === course);
  if (!project) throw new Error(`The course "${course}" has no project.`);
  const [first] = project.pieces;
  const buildsOnOtherCourse = first !== undefined && first.exercise === undefined;
  if (count === 0 && !buildsOnOtherCourse)
    return [{ name: first?.page ?? 'index.html', code: project.start, isOwn: false }];
  const others = buildsOnOtherCourse ? (projects.find((each) => each.course !== course)?.pieces ?? []) : [];
  return joinStyle(
    [...others, ...project.pieces.slice(0, count)].flatMap((piece) => getPieceFile(piece, learnerPieces)),
  );
}

/** What the frame runs to show one page of a site. */
export function getPageSources(files: readonly SiteFile[], page: string): SourceFile[] {
  const html = files.find(({ name }) => name === page)?.code ?? '';
  const styles = files.filter(({ name }) => isStyle(name));
  return [
    { language: 'html', code: html },
    ...(styles.length > 0
      ? [{ language: 'css' as const, code: styles.map(({ code }) => code).join('\n') }]
      : []),
  ];
}

const pictures = new RegExp(`${framePaths.files}((?:[\\w-]+/)*[\\w.-]+)`, 'g');

/** A page with its style sheets linked in the head, and its pictures loaded from the folder `pictures`. */
function createFolderPage(code: string, styles: readonly string[]): string {
  const links = styles
    .filter((name) => !code.includes(`href="${name}"`))
    .map((name) => `  <link rel="stylesheet" href="${name}">\n`)
    .join('');
  const end = /^[ \t]*<\/head>/im.exec(code) ?? /<\/title>\n?/i.exec(code);
  const at =
    end === null ? undefined : end[0].toLowerCase().includes('title') ? end.index + end[0].length : end.index;
  const linked = at === undefined ? code : code.slice(0, at) + links + code.slice(at);
  return linked.replaceAll(pictures, 'pictures/$1');
}

/**
 * A site as a folder that works on any computer: its texts by their names, and the paths of the pictures in
 * `pictures/`.
 */
export function createFolder(files: readonly SiteFile[]): { texts: Map<string, string>; pictures: string[] } {
  const styles = files.map(({ name }) => name).filter(isStyle);
  const found = files.flatMap(({ code }) => [...code.matchAll(pictures)].map(([, name = '']) => name));
  return {
    texts: new Map(
      files.map(({ name, code }) => [
        name,
        isStyle(name) ? code.replaceAll(pictures, 'pictures/$1') : `${createFolderPage(code, styles)}\n`,
      ]),
    ),
    pictures: [...new Set(found)].toSorted(),
  };
}
