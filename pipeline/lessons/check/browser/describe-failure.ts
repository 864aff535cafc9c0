import type { CheckResult } from '../../../../app/learn/exercise/run/check-result.ts';

/** Where and why a check failed, to append to a message: ` at 360 px (expected …, got …)`. */
export function describeFailure({ failedAt, expected, got }: CheckResult): string {
  return `${failedAt === undefined ? '' : ` at ${failedAt} px`} (expected ${expected}, got ${got})`;
}
