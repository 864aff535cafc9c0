import { z } from 'zod';
import { id, text, uniqueList } from './content.ts';

export const gallerySectionTitles = ['Featured Events', 'Tech Workshops'] as const;
const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';

export const pictureSchema = z.strictObject({
  /** Stands in the address of the opened picture. */
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
  /** What is to be seen, for those who don't see it. */
  description: text.min(40, 'must tell in a sentence or two what is to be seen'),
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
          message: `two pictures have the id "${twice}"; every id must be its own`,
        });
    }),
});
