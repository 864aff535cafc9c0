/**
 * What one check found: both sides in a learner's words. `expected` is left out where only the check's own
 * sentence says it, as for a regular expression.
 */
export type Outcome = { passed: boolean; expected?: string; got: string };

/**
 * Thrown when a check can't run: what it looks at is missing or can't be measured. The message is shown as
 * what the check got.
 */
export class UnmeasurableError extends Error {}
