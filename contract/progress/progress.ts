// The mini build of zod: lessons load this file, and all of zod would be larger than everything else that progress
// needs.
import * as z from 'zod/mini';

/**
 * What a learner has done, version 1: the same shape in the browser, on the server and in an exported file.
 * Every version that was ever written must stay readable. Times are milliseconds since 1970.
 */

export const progressVersion = 1;
/** Lessons, exercises, technologies, last lessons, reviews and pieces together. */
export const progressMaxEntries = 2000;
/** Pieces of the projects alone: they hold code, so that many of them are large. */
export const progressMaxPieces = 32;
/**
 * The characters of all files of one piece; as JSON they fit into one call of 64 KiB, even if every character is long.
 */
export const pieceMaxCharacters = 8000;
const idMaxCharacters = 100;

export const slug = '[a-z0-9]+(?:-[a-z0-9]+)*';
export const path = `${slug}(?:/${slug})*`;
export const time = z
  .int('A time is a whole number of milliseconds since 1970')
  .check(z.minimum(0, 'A time can’t be before 1970'));

export function idOf(pattern: string, message: string) {
  return z
    .string(message)
    .check(
      z.maxLength(idMaxCharacters, `An id may have at most ${idMaxCharacters} characters`),
      z.regex(new RegExp(`^${pattern}$`), message),
    );
}

/** A lesson's route below /learning/, such as `css/intro-to-css/introduction`. */
export const lessonIdSchema = idOf(path, 'A lesson’s id looks like html/misc/canvas');
/** `<lesson id>#<exercise slug>` */
export const exerciseIdSchema = idOf(`${path}#${slug}`, 'An exercise’s id looks like html/lists#nested-list');
/** `<lesson id>#<question slug>` */
export const questionIdSchema = idOf(`${path}#${slug}`, 'A question’s id looks like html/lists#list-kind');
const slugSchema = idOf(slug, 'An id has lower case letters, digits and single hyphens');

export const technologyIdSchema = slugSchema;

/** From the weakest to the strongest: of two states set in the same millisecond, the stronger one counts. */
export const technologyStates = ['none', 'learning', 'done'] as const;

/** For an invalid id the error states the rule of the id, not only that a key is invalid. */
export const byRule = {
  error: (issue: { code?: string; issues?: { message: string }[] }) =>
    issue.code === 'invalid_key' ? issue.issues?.[0]?.message : undefined,
};

const doneSchema = z.strictObject({ doneAt: time });
const technologyProgressSchema = z.strictObject({
  state: z.enum(technologyStates, 'A technology is none, learning or done'),
  changedAt: time,
});
/** The steps of a review: 0 after a wrong answer, then one for each right answer in a row. */
export const reviewMaxStep = 4;
const reviewSchema = z.strictObject({
  step: z.int('A step is a whole number').check(z.minimum(0), z.maximum(reviewMaxStep)),
  answeredAt: time,
});
export const pieceSchema = z.strictObject({
  addedAt: time,
  savedAt: time,
  /** By language, as the learner wrote it. */
  code: z
    .strictObject({ html: z.optional(z.string()), css: z.optional(z.string()) })
    .check(
      z.refine(
        ({ html = '', css = '' }) => html.length + css.length <= pieceMaxCharacters,
        `A piece of a project may have at most ${pieceMaxCharacters} characters`,
      ),
    ),
});
const lastLessonSchema = z.strictObject({
  lessonId: lessonIdSchema,
  at: time,
  /** The id of the last heading read, where it is known. */
  heading: z.optional(z.string().check(z.regex(/^[^\s#]{1,100}$/, 'A heading’s id has no spaces'))),
});

export const progressSchema = z.strictObject({
  version: z.literal(progressVersion, `Progress is written in version ${progressVersion}`),
  lessons: z._default(z.record(lessonIdSchema, doneSchema, byRule), {}),
  exercises: z._default(z.record(exerciseIdSchema, doneSchema, byRule), {}),
  technologies: z._default(z.record(technologyIdSchema, technologyProgressSchema, byRule), {}),
  /** By course, `html` or `css`. */
  lastLesson: z._default(z.record(slugSchema, lastLessonSchema, byRule), {}),
  /** The recall questions answered; left out while there are none, as in what was written before there were reviews. */
  reviews: z.optional(z.record(questionIdSchema, reviewSchema, byRule)),
  /**
   * The learner's version of each piece of the projects, by the exercise that adds it; left out while there are none.
   */
  pieces: z.optional(z.record(exerciseIdSchema, pieceSchema, byRule)),
});

export type Progress = z.output<typeof progressSchema>;
export type Done = z.output<typeof doneSchema>;
export type TechnologyProgress = z.output<typeof technologyProgressSchema>;
export type TechnologyState = (typeof technologyStates)[number];
export type LastLesson = z.output<typeof lastLessonSchema>;
export type Review = z.output<typeof reviewSchema>;
export type ProjectPiece = z.output<typeof pieceSchema>;

export const emptyProgress: Progress = Object.freeze({
  version: progressVersion,
  lessons: {},
  exercises: {},
  technologies: {},
  lastLesson: {},
});

/** How many entries the parts hold together; `progressMaxEntries` limits it. */
export function countEntries({
  lessons,
  exercises,
  technologies,
  lastLesson,
  reviews = {},
  pieces = {},
}: Progress): number {
  return [lessons, exercises, technologies, lastLesson, reviews, pieces].reduce<number>(
    (sum, part) => sum + Object.keys(part).length,
    0,
  );
}

/** The limit that the progress exceeds, as the words after *at most* in an error; undefined when it exceeds none. */
export function findExcess(progress: Progress): string | undefined {
  if (countEntries(progress) > progressMaxEntries) return `${progressMaxEntries} entries`;
  const pieces = Object.keys(progress.pieces ?? {}).length;
  return pieces > progressMaxPieces ? `${progressMaxPieces} pieces of projects` : undefined;
}
