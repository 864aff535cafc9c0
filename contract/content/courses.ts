import { z } from 'zod';
import { id, text, uniqueList } from './fields/fields.ts';
import { courseCategoryIds, technologyIcons, tutorialPaths } from './course-terms.ts';
import { levels } from './hackathon-terms.ts';

/** A written course. Technologies without one are coming soon. */
const tutorialSchema = z.strictObject({
  path: z.enum(tutorialPaths),
  firstLesson: text,
});
export type Tutorial = z.infer<typeof tutorialSchema>;

export const technologySchema = z.strictObject({
  id,
  name: text,
  icon: z.enum(technologyIcons),
  level: z.enum(levels),
  description: text,
  tutorial: tutorialSchema.optional(),
});
export type Technology = z.infer<typeof technologySchema>;

export const courseCategorySchema = z.strictObject({
  id: z.enum(courseCategoryIds),
  name: text,
  description: text,
  technologies: uniqueList(technologySchema).min(6).max(10),
});
export type CourseCategory = z.infer<typeof courseCategorySchema>;

export const coursesSchema = z.strictObject({
  courseCategories: uniqueList(courseCategorySchema)
    .length(courseCategoryIds.length)
    .superRefine((categories, context) => {
      const open = categories.flatMap(({ id: category, technologies }) =>
        technologies
          .filter(({ tutorial }) => tutorial !== undefined)
          .map((technology) => `${category}/${technology.id}`),
      );
      if (open.toSorted().join() !== 'web-dev/css,web-dev/html') {
        context.addIssue({
          code: 'custom',
          message: `web-dev/html and web-dev/css must have a tutorial, and nothing else may; now it is ${open.join(', ') || 'none'}`,
        });
      }
    }),
});
