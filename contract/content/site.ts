import { z } from 'zod';
import { link, text } from './fields/fields.ts';

export const siteSchema = z.strictObject({
  name: text,
  foundedYear: z.int().min(1990).max(2100),
  tagline: text,
  description: text,
  /** The invitation to the messaging group, which the large button on the home page opens. */
  joinUrl: link,
  instagramUrl: link,
  linkedinUrl: link,
  /** The room where people hand in paper forms. */
  handInRoom: text,
  footer: z.array(text).min(1),
});
export type Site = z.infer<typeof siteSchema>;
