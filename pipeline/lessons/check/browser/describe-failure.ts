import type { CheckResult } from '../../../../app/learn/exercise/run/check-result.ts';

/** Where and why a check failed, to append to a message: ` at 360 px (expected …, got …)`. */
export function describeFailure({ failedAt, expected, got }: CheckResult): string {
  return `${failedAt === undefined ? '' : ` at ${failedAt} px`} (expected ${expected}, got ${got})`;
}

/** The first line of the message of an error that kept checks from running. */
export function describeError(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line;
}
