import { z } from 'zod';
import { id, text, uniqueList } from './fields/fields.ts';

export const gallerySectionTitles = ['Featured Events', 'Tech Workshops'] as const;
const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';

export const pictureSchema = z.strictObject({
  /** Part of the URL of the opened picture. */
  id,
  file: z
    .string()
    .regex(
      /^[a-z0-9-]+\.(svg|jpe?g|png|webp|avif)$/,
      'must be a file of content/gallery, such as "noticeboard.svg" or "clubs-day.jpg"',
    ),
  title: text,
  place: text,
  when: z
    .string()
    .regex(new RegExp(`^(${months}) \\d{4}$`), 'must be a month and a year, such as "Sep 2026"'),
  /** Alternative text: what the picture shows. */
  description: text.min(40, 'must describe in a sentence or two what the picture shows'),
});
export type Picture = z.infer<typeof pictureSchema>;

export const gallerySectionSchema = z.strictObject({
  id,
  title: z.enum(gallerySectionTitles),
  note: text,
  pictures: uniqueList(pictureSchema).length(3),
});
export type GallerySection = z.infer<typeof gallerySectionSchema>;

export const gallerySchema = z.strictObject({
  gallerySections: uniqueList(gallerySectionSchema)
    .length(gallerySectionTitles.length)
    .superRefine((sections, context) => {
      const ids = sections.flatMap(({ pictures }) => pictures.map((picture) => picture.id));
      const twice = ids.find((pictureId, index) => ids.indexOf(pictureId) < index);
      if (twice !== undefined)
        context.addIssue({
          code: 'custom',
          message: `two pictures have the id "${twice}"; give each picture its own id`,
        });
    }),
});
