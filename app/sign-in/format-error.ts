import { CallError } from '#app/session/api.ts';

/**
 * The message to show for a failed call: the server's; `fallback` when the response has none; a network error
 * when there was no response. Rethrows anything that is not a failed call.
 */
export function formatError(error: unknown, fallback?: string): string {
  if (!(error instanceof CallError)) throw error;
  return !error.hasServerMessage && error.status !== 0 && fallback ? fallback : error.message;
}
