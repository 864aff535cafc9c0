/**
 * The result of a check. `ok`: nothing to do. `note`: information. `wrong`: an error, and the text says how
 * to fix it.
 */
export type CheckResult = { state: 'ok' | 'note' | 'wrong'; text: string };

export const ok = (text: string): CheckResult => ({ state: 'ok', text });
export const note = (text: string): CheckResult => ({ state: 'note', text });
export const wrong = (text: string): CheckResult => ({ state: 'wrong', text });

/** The message of an error on one line. For an AggregateError, the messages of all its errors. */
export function formatError(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(formatError).join('; ');
  return (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ');
}

/** Formats bytes in MiB, or from 10 GiB on in GiB. */
export function formatBytes(bytes: number): string {
  return bytes < 10 * 1024 ** 3
    ? `${(bytes / 1024 ** 2).toFixed(1)} MiB`
    : `${(bytes / 1024 ** 3).toFixed(1)} GiB`;
}
