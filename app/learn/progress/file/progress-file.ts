import * as z from 'zod/mini';
import { progressWithDraftsSchema, type ProgressWithDrafts } from '#contract/progress/drafts.ts';
import { findExcess, progressVersion } from '#contract/progress/progress.ts';

/**
 * The file in which a learner exports and imports progress. Every later version reads what version 1 wrote.
 */

const fileFormat = 'first-commit-progress';
/** The drafts are 2 MB at most in the account, and more characters in a file with indentation. */
export const fileMaxBytes = 6 * 1024 * 1024;

const fileSchema = z.strictObject({
  format: z.literal(fileFormat),
  version: z.literal(progressVersion),
  exportedAt: z.iso.datetime(),
  progress: progressWithDraftsSchema,
});
/** Enough to recognise the format and its version. */
const headSchema = z.looseObject({ format: z.literal(fileFormat), version: z.int() });

export type ProgressFileResult = { progress: ProgressWithDrafts } | { error: string };

/** The text of the file, which `readProgressFile` reads back. */
export function writeProgressFile(progress: ProgressWithDrafts, exportedAt: Date): string {
  return `${JSON.stringify({ format: fileFormat, version: progressVersion, exportedAt: exportedAt.toISOString(), progress }, undefined, 2)}\n`;
}

/** `first-commit-progress-2026-11-21.json` */
export function createProgressFileName(exportedAt: Date): string {
  return `${fileFormat}-${exportedAt.toISOString().slice(0, 10)}.json`;
}

/** What a file holds, or why it is rejected, in a sentence for a person. */
export function readProgressFile(text: string): ProgressFileResult {
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
  if (!file.success) return { error: `This progress file is damaged${formatErrorPath(file.error)}.` };
  const excess = findExcess(file.data.progress);
  if (excess !== undefined)
    return { error: `This file has more than ${excess}, more than this site has lessons and exercises.` };
  return { progress: file.data.progress };
}

function formatErrorPath({ issues }: z.core.$ZodError): string {
  const errorPath = issues[0]?.path.slice(0, 3).join(', ');
  return errorPath ? ` at ${errorPath.slice(0, 120)}` : '';
}
