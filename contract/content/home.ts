import { z } from 'zod';
import { id, text, uniqueList } from './fields/fields.ts';

/** One line of the home page's commit log, newest first; lane 0 is the trunk. */
export const logEntrySchema = z.strictObject({ message: text, author: text, lane: z.literal([0, 1, 2]) });
export type LogEntry = z.infer<typeof logEntrySchema>;

export const reasonSchema = z.strictObject({ id, title: text, text });
export type Reason = z.infer<typeof reasonSchema>;

export const statSchema = z.strictObject({ id, count: z.int().positive(), label: text });
export type Stat = z.infer<typeof statSchema>;

export const homeSchema = z.strictObject({
  heroLog: z.array(logEntrySchema).length(8),
  whyChoose: uniqueList(reasonSchema).length(4),
  stats: uniqueList(statSchema).length(4),
});
