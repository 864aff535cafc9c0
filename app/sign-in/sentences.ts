import { CallError } from '#app/session/api.ts';

/**
 * The sentence to show for a failed call (spec.md section 8): the server's own; the fallback where the server
 * answered without one; the network's where no answer came. Anything that is not a failed call is thrown on.
 */
export function sentenceFor(error: unknown, fallback?: string): string {
  if (!(error instanceof CallError)) throw error;
  return !error.stated && error.status !== 0 && fallback ? fallback : error.message;
}
