import { frameHeaders } from '../../../../contract/frame-policy.ts';
import { findLessonFile, lessonsHost, type PageResponse } from '../../../playground/page-response.ts';

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
