import { z } from 'zod';
import { id, text, uniqueList } from './fields/fields.ts';

export const roadmapCategoryIds = ['webdev', 'backend'] as const;
export const roadmapPathIds = [
  'react',
  'vue',
  'angular',
  'svelte',
  'solidjs',
  'node',
  'python',
  'java',
  'go',
] as const;

/** A step of a path. Its technologies can be learned in any order. */
export const roadmapStepSchema = z.strictObject({
  title: text,
  note: text,
  technologies: z.array(id).min(3).max(8),
});
export type RoadmapStep = z.infer<typeof roadmapStepSchema>;

export const roadmapPathSchema = z
  .strictObject({
    id: z.enum(roadmapPathIds),
    name: text,
    description: text,
    steps: z.array(roadmapStepSchema).min(6).max(9),
  })
  .superRefine(({ steps }, context) => {
    const technologies = steps.flatMap((step) => step.technologies);
    const duplicate = technologies.find((technology, index) => technologies.indexOf(technology) < index);
    if (duplicate !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['steps'],
        message: `"${duplicate}" is in this path twice; remove one`,
      });
  });
export type RoadmapPath = z.infer<typeof roadmapPathSchema>;

export const roadmapCategorySchema = z.strictObject({
  id: z.enum(roadmapCategoryIds),
  title: text,
  description: text,
  paths: uniqueList(roadmapPathSchema).min(1),
});
export type RoadmapCategory = z.infer<typeof roadmapCategorySchema>;

export const roadmapsSchema = z.strictObject({
  roadmapCategories: uniqueList(roadmapCategorySchema).length(roadmapCategoryIds.length),
});

/** The name of each technology, by id. */
export const technologyNamesSchema = z.record(id, text);

function textOfWords(min: number, max: number) {
  return text.refine((value) => {
    const count = value.trim().split(/\s+/).length;
    return count >= min && count <= max;
  }, `must have ${min} to ${max} words`);
}

const ownTutorials = ['/learning/html', '/learning/css'];

/** A link to a resource for learning: an https URL, or the path of one of our tutorials. */
export const resourceSchema = z.strictObject({
  name: text,
  url: z
    .string()
    .refine(
      (url) =>
        ownTutorials.includes(url) ||
        (/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(\/|$)/.test(url) && URL.canParse(url)),
      'must be a full URL that starts with https://',
    ),
});
export type Resource = z.infer<typeof resourceSchema>;

/** The content of a technology's dialog. Its name is in `content/roadmaps/technology-names.ts`. */
export const technologyDetailSchema = z
  .strictObject({
    id,
    description: textOfWords(40, 90),
    features: z.array(text).min(4).max(6),
    resources: z.array(resourceSchema).min(2).max(4),
  })
  .superRefine((detail, context) => {
    const report = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message: message });
    const urls = detail.resources.map(({ url }) => url);
    const duplicate = urls.find((url, index) => urls.indexOf(url) < index);
    if (duplicate !== undefined) report('resources', `${duplicate} is in the list twice; remove one`);
    if (new Set(detail.features).size < detail.features.length)
      report('features', 'a feature is in the list twice; remove one');
    const own = urls.find((url) => url.startsWith('/') && url !== `/learning/${detail.id}`);
    if (own !== undefined)
      report('resources', `${own} is the tutorial of another technology; link to another page`);
  });
export type TechnologyDetail = z.infer<typeof technologyDetailSchema>;

export const technologyDetailsSchema = z.strictObject({
  technologyDetails: uniqueList(technologyDetailSchema),
});
