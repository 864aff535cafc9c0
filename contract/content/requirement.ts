import { z } from 'zod';
import { text } from './fields/fields.ts';

export const requirementSchema = z.strictObject({ title: text, note: text });
export type Requirement = z.infer<typeof requirementSchema>;
