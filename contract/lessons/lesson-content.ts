import { z } from 'zod';

/** A group of lessons in a course's sidebar; the HTML course's first lessons have no title above them. */
export type LessonGroup = { title?: string; lessons: readonly string[] };
/** A course: `title` heads its sidebar, `shortTitle` names it elsewhere. */
export type CourseOrder = {
  id: 'html' | 'css';
  title: string;
  shortTitle: string;
  groups: readonly LessonGroup[];
};

/** The head of a lesson's file (its YAML front matter). */
export const lessonHeadSchema = z.strictObject({
  title: z.string().min(3).max(40),
  summary: z.string().min(60).max(200),
  prerequisites: z.array(z.string()).max(4).default([]),
  /** Ids of the web-features data; the lesson shows the support of the first below its title. */
  features: z.array(z.string()).default([]),
  /** What the learner can do after the lesson, each beginning with a verb. */
  can: z.array(z.string().min(10).max(120)).min(2).max(4).optional(),
  /** Where to read on, shown at the end. */
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
  /** The text is still to be written: the page says so, and rules about a finished text don't apply. */
  unwritten: z.literal(true).optional(),
});
export type LessonHead = z.infer<typeof lessonHeadSchema>;

/** A lesson as its course's sidebar shows it. */
export type OutlineLesson = { id: string; title: string; unwritten: boolean };
export type OutlineGroup = { title?: string; lessons: OutlineLesson[] };
/** A course with its lessons' titles, as the build reads them from the lessons' heads. */
export type OutlineCourse = { id: 'html' | 'css'; title: string; shortTitle: string; groups: OutlineGroup[] };

/** How far browsers support a feature: `Baseline` of the web-features data. */
export type FeatureSupport = {
  id: string;
  name: string;
  baseline: 'widely' | 'newly' | 'limited';
  /** The month all engines had it, as `Sep 2015`; absent when they haven't. */
  since?: string;
  /** The first version of each browser that has it, in the order Chrome, Edge, Firefox, Safari. */
  versions: { browser: string; version: string }[];
};
