import { z } from 'zod';

/*
 * The project that grows through a course: the format of content/lessons/projects.yaml, and the data that the build makes
 * of it.
 */

const fileName = (ending: string) => z.string().regex(new RegExp(`^[a-z]+(-[a-z]+)*\\.${ending}$`));
const pieceSchema = z
  .strictObject({
    /** In lower-case letters: the version's name in the page's URL. */
    name: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'use lower-case letters and hyphens'),
    title: z.string().min(3).max(40),
    /** The short name on the line of pieces at the top of a lesson. */
    short: z.string().min(2).max(12),
    /** What the piece adds, in one sentence. */
    says: z.string().min(10).max(120),
    /** The exercise that adds the piece: `<lesson>#<name>`. Its first solution is the course's version. */
    exercise: z.string().optional(),
    /** The file that the piece adds to: its own page, or a style sheet that several pieces share. */
    file: fileName('(html|css)').optional(),
    /** Instead of an exercise: all pages of that course's project. */
    from: z.literal('html').optional(),
    /** The page that the frame shows and that the exercise of a style sheet styles; its own page when left out. */
    page: fileName('html').optional(),
    /** What this version still lacks, shown below the frame. */
    lacks: z.string().min(10).max(120).optional(),
  })
  .superRefine(({ exercise, file, from, page }, context) => {
    if ((exercise === undefined) === (from === undefined))
      context.addIssue({ code: 'custom', message: 'give the piece either exercise or from' });
    if (exercise !== undefined && file === undefined)
      context.addIssue({ code: 'custom', message: 'name the file that the exercise adds to: file' });
    if (page === undefined && !file?.endsWith('.html'))
      context.addIssue({ code: 'custom', message: 'name the page that the frame shows: page' });
  });
const projectSchema = z.strictObject({
  title: z.string().min(3).max(40),
  lead: z.string().min(30).max(200),
  pieces: z.array(pieceSchema).min(2).max(8),
});
/** The file content/lessons/projects.yaml. */
export const projectsSchema = z.strictObject({ html: projectSchema, css: projectSchema });
export type ProjectsContent = z.output<typeof projectsSchema>;
export type PieceContent = z.output<typeof pieceSchema>;

export type ProjectCourse = keyof ProjectsContent;
/** The exercise that adds a piece, and the course's version of the file it adds to. */
export type PieceExercise = {
  id: string;
  lesson: string;
  /** The file it adds to. */
  file: string;
  code: string;
  /** The words of the commit that adds it. */
  commit: string;
};
/** A piece, as the pages use it. */
export type CompiledPiece = Pick<PieceContent, 'name' | 'title' | 'short' | 'says' | 'lacks'> & {
  page: string;
  /**
   * Where the course adds it: the title of the lesson's group, or of the lesson if it is not the last of its
   * group.
   */
  place: string;
  /** Absent for a piece that is the other course's project. */
  exercise?: PieceExercise;
  /** The lessons after the previous piece, up to its own. */
  lessons: string[];
};
export type CompiledProject = {
  course: ProjectCourse;
  title: string;
  lead: string;
  /** The code that the exercise of the first piece starts from. */
  start: string;
  pieces: CompiledPiece[];
};

/** The piece that a lesson adds, as the lesson's page uses it. */
export type LessonPiece = {
  course: ProjectCourse;
  /** The project's title. */
  project: string;
  /** The exercise that adds it. */
  exercise: string;
  /** Its number among the project's pieces, from 1. */
  number: number;
  title: string;
  says: string;
  pieces: { short: string; exercise?: string }[];
};

/**
 * The piece that an exercise adds: its number among the project's pieces, from 1, and the exercises that it
 * builds on.
 */
export type ExercisePiece = {
  course: ProjectCourse;
  number: number;
  count: number;
  /** The exercise whose solution is the fixed page. */
  page?: string;
  /** For each file of the setup, the exercise whose solution it is. */
  style: string[];
};
