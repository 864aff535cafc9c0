/** What one check found: both sides in a learner's words. */
export type Outcome = { passed: boolean; expected: string; got: string };

/** Thrown where a check can't be asked at all: what it looks at is not there, or can't be measured. The message is what it got instead. */
export class UnmeasurableError extends Error {}
