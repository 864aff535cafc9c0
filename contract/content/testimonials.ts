import { z } from 'zod';
import { avatar, id, text, uniqueList } from './fields/fields.ts';

export const testimonialSchema = z.strictObject({
  id,
  quote: text,
  name: text,
  detail: text,
  avatar,
});
export type Testimonial = z.infer<typeof testimonialSchema>;

export const testimonialsSchema = z.strictObject({ testimonials: uniqueList(testimonialSchema).length(3) });
