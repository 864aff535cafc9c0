import { z } from 'zod';
import { link, text } from './fields/fields.ts';

export const siteSchema = z.strictObject({
  name: text,
  foundedYear: z.int().min(1990).max(2100),
  tagline: text,
  description: text,
  /** Invitation to the messaging group; the big button on the home page. */
  joinUrl: link,
  instagramUrl: link,
  linkedinUrl: link,
  /** Where forms are handed in, on paper, in person. */
  handInRoom: text,
  footer: z.array(text).min(1),
});
export type Site = z.infer<typeof siteSchema>;
