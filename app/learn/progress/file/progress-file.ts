import * as z from 'zod/mini';
import { findExcess, progressSchema, progressVersion, type Progress } from '#contract/progress.ts';

/** The file that a learner takes away and brings back. What version 1 wrote, every later version reads. */

const format = 'first-commit-progress';
export const fileMaxBytes = 1024 * 1024;

const fileSchema = z.strictObject({
  format: z.literal(format),
  version: z.literal(progressVersion),
  exportedAt: z.iso.datetime(),
  progress: progressSchema,
});
/** Enough to tell whose file it is, and of which version. */
const headSchema = z.looseObject({ format: z.literal(format), version: z.int() });

export type ReadFile = { progress: Progress } | { error: string };

/** The text of the file, which `readProgressFile` reads back. */
export function writeProgressFile(progress: Progress, exportedAt: Date): string {
  return `${JSON.stringify({ format, version: progressVersion, exportedAt: exportedAt.toISOString(), progress }, undefined, 2)}\n`;
}

/** `first-commit-progress-2026-11-21.json` */
export function progressFileName(exportedAt: Date): string {
  return `${format}-${exportedAt.toISOString().slice(0, 10)}.json`;
}

/** What a file holds, or why it is rejected, in a sentence for a person. */
export function readProgressFile(text: string): ReadFile {
  if (text.length > fileMaxBytes) return { error: 'This file is too large to be a progress file.' };
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return {
      error: 'This file is not JSON. It is not an exported progress file, or it was cut off.',
    };
  }
  const head = headSchema.safeParse(content);
  if (!head.success) return { error: 'This file is not a progress file from this site.' };
  if (head.data.version > progressVersion)
    return {
      error: `This file was exported by a newer version of the site (version ${head.data.version}). Reload the page and try again.`,
    };
  const file = fileSchema.safeParse(content);
  if (!file.success) return { error: `This progress file is damaged${describePlace(file.error)}.` };
  const excess = findExcess(file.data.progress);
  if (excess !== undefined)
    return { error: `This file has more than ${excess}, more than this site has lessons and exercises.` };
  return { progress: file.data.progress };
}

function describePlace({ issues }: z.core.$ZodError): string {
  const place = issues[0]?.path.slice(0, 3).join(', ');
  return place ? ` at ${place.slice(0, 120)}` : '';
}
