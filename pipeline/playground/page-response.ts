import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { framePaths } from '../../contract/site-paths.ts';
import { projectRoot } from '../project-root.ts';
import { frameHeaders } from '../../contract/frame-policy.ts';

/** The invented host of the pages in which lessons are checked: they can load nothing else. */
export const lessonsHost = 'lessons.test';

/** What a page loads from a URL. */
export type PageResponse = { headers: Record<string, string>; body: string | Buffer };

const contentTypes: Record<string, string> = {
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
};

/** The file in `public/lesson-files/` at a URL of that host, or undefined when there is none. */
export function findLessonFile({ hostname, pathname }: URL): PageResponse | undefined {
  const path = join(projectRoot, 'public', pathname);
  if (hostname !== lessonsHost || !pathname.startsWith(framePaths.files) || !existsSync(path))
    return undefined;
  const contentType = contentTypes[extname(path)];
  if (contentType === undefined) throw new Error(`${path} has no content type in page-response.ts`);
  return {
    // Frames have an opaque origin, so the files are cross-origin for them.
    headers: { 'Content-Type': contentType, 'Access-Control-Allow-Origin': '*' },
    body: readFileSync(path),
  };
}

/**
 * What a page that shows results loads from a URL: the lessons' files, and results with the headers of the frames.
 * `findResult` returns the document at a URL of `lessonsHost`, or undefined when there is none.
 */
export function findResultResponse(
  url: URL,
  findResult: (url: string) => string | undefined,
): PageResponse | undefined {
  const body = findResult(url.href);
  if (body === undefined) return findLessonFile(url);
  return {
    headers: { 'Content-Type': 'text/html', ...frameHeaders([lessonsHost]) },
    body,
  };
}
