import { z } from 'zod';

/** A group of lessons in a course's sidebar. The first group of the HTML course has no title. */
export type LessonGroup = { title?: string; lessons: readonly string[] };
/** A course. `title` is the heading of its sidebar; other places use `shortTitle`. */
export type CourseOrder = {
  id: 'html' | 'css';
  title: string;
  shortTitle: string;
  groups: readonly LessonGroup[];
};

/** The YAML front matter of a lesson's file. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(3).max(40),
  summary: z.string().min(40).max(200),
  prerequisites: z.array(z.string()).max(4).default([]),
  /** Ids of the web-features data; the lesson shows the support of the first below its title. */
  features: z.array(z.string()).default([]),
  /** A small subject, in which more words and parts would be padding. */
  size: z.literal('small').optional(),
  /** What the learner can do after the lesson. Each entry begins with a verb. */
  can: z.array(z.string().min(10).max(120)).min(2).max(4).optional(),
  /** Further reading, shown at the end. */
  'read-on': z
    .array(
      z.strictObject({
        title: z.string().min(3).max(80),
        url: z.url({ protocol: /^https$/ }),
        why: z.string().min(10).max(120),
      }),
    )
    .min(1)
    .max(3)
    .optional(),
  /**
   * Where the lesson teaches what it must teach, in the order of content/lessons/subjects.yaml: a heading, and the
   * example, exercise or other part that the learner can use.
   */
  teaches: z.array(z.strictObject({ heading: z.string(), part: z.string() })).optional(),
  /**
   * What a learner would type who has a problem that this lesson explains: `says` in their words, the heading of the
   * section with the cause, and the example or exercise to fix. The search finds both spellings, such as *colour* and
   * *color*, by either.
   */
  symptoms: z
    .array(z.strictObject({ says: z.string().min(5).max(70), heading: z.string(), part: z.string() }))
    .min(5)
    .max(10)
    .optional(),
  /** The text is not written yet: the page says so, and the rules for finished lessons do not apply. */
  unwritten: z.literal(true).optional(),
});
export type LessonFrontMatter = z.infer<typeof frontMatterSchema>;

/** A lesson in the sidebar of its course, and how many exercises it has. */
export type OutlineLesson = { id: string; title: string; unwritten: boolean; exercises: number };
export type OutlineGroup = { title?: string; lessons: OutlineLesson[] };
/** A course with its lessons' titles, which the build reads from their front matter. */
export type OutlineCourse = { id: 'html' | 'css'; title: string; shortTitle: string; groups: OutlineGroup[] };

/** How far browsers support a feature: `Baseline` of the web-features data. */
export type FeatureSupport = {
  id: string;
  name: string;
  baseline: 'widely' | 'newly' | 'limited';
  /** The month since which all engines support it, such as `Sep 2015`. Absent when some do not. */
  since?: string;
  /** The first version of each browser that supports it, in the order Chrome, Edge, Firefox, Safari. */
  versions: { browser: string; version: string }[];
};
