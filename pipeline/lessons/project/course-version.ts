import { courseOrders } from '../../../content/lessons/order.ts';
import type {
  CompiledPiece,
  CompiledProject,
  LessonPiece,
  PieceContent,
  PieceExercise,
  ProjectCourse,
} from '../../../contract/lessons/lesson-project.ts';
import { readLesson } from '../read-lesson.ts';
import { readAnsweredExercises, type AnsweredExercise } from './answered-exercises.ts';
import { languageOf, lessonsOf, readProjects, splitExerciseId } from './read-projects.ts';

const courses = ['html', 'css'] as const;

function findAnsweredExercise(exerciseId: string): AnsweredExercise | undefined {
  const { lesson, name } = splitExerciseId(exerciseId);
  return readAnsweredExercises(lesson).find((exercise) => exercise.name === name);
}

/** The exercise of a piece with the course's version of its file; undefined for a piece that is another project. */
function readExercise({ exercise, file }: PieceContent): PieceExercise | undefined {
  if (exercise === undefined || file === undefined) return undefined;
  const answered = findAnsweredExercise(exercise);
  return {
    id: exercise,
    lesson: splitExerciseId(exercise).lesson,
    file,
    code: answered?.solution[0]?.code ?? '',
    commit: answered?.commit ?? '',
  };
}

/**
 * Where in the course a piece is added: the title of the group whose last lesson it is, or else the lesson's
 * title.
 */
function formatPlace(course: ProjectCourse, lesson: string): string {
  const order = courseOrders.find(({ id }) => id === course);
  const group = order?.groups.find(({ lessons }) => lessons.at(-1) === lesson);
  return group?.title ?? `${order?.shortTitle} / ${readLesson(lesson).frontMatter.title}`;
}

function compilePieces(course: ProjectCourse, pieces: readonly PieceContent[]): CompiledPiece[] {
  const lessons = lessonsOf(course);
  let lessonsUsed = 0;
  return pieces.map((piece) => {
    const { name, title, short, says, lacks, page, file } = piece;
    const exercise = readExercise(piece);
    const firstLesson = lessonsUsed;
    if (exercise) lessonsUsed = lessons.indexOf(exercise.lesson) + 1;
    return {
      name,
      title,
      short,
      says,
      ...(lacks === undefined ? {} : { lacks }),
      page: page ?? file ?? '',
      place: exercise ? formatPlace(course, exercise.lesson) : 'From the HTML course',
      ...(exercise ? { exercise } : {}),
      lessons: lessons.slice(firstLesson, lessonsUsed),
    };
  });
}

/** Both projects, as the pages use them. */
export function compileProjects(): CompiledProject[] {
  const projects = readProjects();
  return courses.map((course) => {
    const { title, lead, pieces } = projects[course];
    const first = pieces.find(({ exercise }) => exercise !== undefined)?.exercise ?? '';
    return {
      course,
      title,
      lead,
      start: findAnsweredExercise(first)?.start[0]?.code ?? '',
      pieces: compilePieces(course, pieces),
    };
  });
}

/** The position of the piece that an exercise adds: its project, and its index there. */
function findPiecePosition(exerciseId: string): { course: ProjectCourse; index: number } | undefined {
  const projects = readProjects();
  for (const course of courses) {
    const index = projects[course].pieces.findIndex(({ exercise }) => exercise === exerciseId);
    if (index >= 0) return { course, index };
  }
  return undefined;
}

/** The exercise of a lesson that adds a piece. */
export function findPieceExercise(lessonId: string): string | undefined {
  const { html, css } = readProjects();
  return [...html.pieces, ...css.pieces].find(
    ({ exercise }) => exercise !== undefined && splitExerciseId(exercise).lesson === lessonId,
  )?.exercise;
}

/**
 * The piece that a lesson adds to its project, with all pieces of the project. Undefined for most lessons.
 */
export function findLessonPiece(lessonId: string): LessonPiece | undefined {
  const exercise = findPieceExercise(lessonId);
  const position = exercise === undefined ? undefined : findPiecePosition(exercise);
  if (exercise === undefined || !position) return undefined;
  const { title, pieces } = readProjects()[position.course];
  const piece = pieces[position.index];
  return (
    piece && {
      course: position.course,
      project: title,
      exercise,
      number: position.index + 1,
      title: piece.title,
      says: piece.says,
      pieces: pieces.map(({ short, exercise: id }) => ({
        short,
        ...(id === undefined ? {} : { exercise: id }),
      })),
    }
  );
}

/**
 * The code that an exercise of a piece builds on, in the course's version. An exercise that adds a page
 * builds on nothing.
 */
export type PieceBase = {
  course: ProjectCourse;
  /** The number of the piece in its project, from 1, and the number of pieces. */
  number: number;
  count: number;
  /** The page that a style sheet styles. */
  page?: PieceExercise;
  /** The style of the earlier pieces. */
  style: PieceExercise[];
};

/** The code that an exercise builds on, or undefined for an exercise that adds no piece. */
export function findPieceBase(exerciseId: string): PieceBase | undefined {
  const position = findPiecePosition(exerciseId);
  if (!position) return undefined;
  const projects = readProjects();
  const { pieces } = projects[position.course];
  const place = { course: position.course, number: position.index + 1, count: pieces.length };
  const before = pieces.slice(0, position.index);
  const piece = pieces[position.index];
  if (!piece || languageOf(piece.file ?? '') === 'html') return { ...place, style: [] };
  const all = [...(before.some(({ from }) => from === 'html') ? projects.html.pieces : []), ...before];
  const page = all.find(({ file }) => file === piece.page);
  const exercise = page && readExercise(page);
  return {
    ...place,
    ...(exercise ? { page: exercise } : {}),
    style: before.flatMap((earlier) =>
      earlier.file !== undefined && languageOf(earlier.file) === 'css' ? (readExercise(earlier) ?? []) : [],
    ),
  };
}
