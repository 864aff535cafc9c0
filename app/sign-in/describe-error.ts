import { CallError } from '#app/session/api.ts';

/**
 * The message to show for a failed call: the server's own; `fallback` where the server answered without one; the
 * network's where no answer came. Throws anything that is not a failed call.
 */
export function describeError(error: unknown, fallback?: string): string {
  if (!(error instanceof CallError)) throw error;
  return !error.stated && error.status !== 0 && fallback ? fallback : error.message;
}
