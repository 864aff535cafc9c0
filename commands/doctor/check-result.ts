/**
 * What a check found. `ok`: nothing to do. `note`: worth knowing. `wrong`: to be put right; the text says
 * how.
 */
export type CheckResult = { state: 'ok' | 'note' | 'wrong'; text: string };

export const ok = (text: string): CheckResult => ({ state: 'ok', text });
export const note = (text: string): CheckResult => ({ state: 'note', text });
export const wrong = (text: string): CheckResult => ({ state: 'wrong', text });

/** The reason of an error in one line; for an AggregateError, the reasons of all its errors. */
export function describeReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeReason).join('; ');
  return (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ');
}

/** A number of bytes for people: in MiB, or in GiB from 10 GiB on. */
export function formatBytes(bytes: number): string {
  return bytes < 10 * 1024 ** 3
    ? `${(bytes / 1024 ** 2).toFixed(1)} MiB`
    : `${(bytes / 1024 ** 3).toFixed(1)} GiB`;
}
