/**
 * Mistakes in lessons. It has no stack trace, because the mistakes are in the lessons and not in this
 * program.
 */
export class LessonError extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'LessonError';
    this.stack = '';
  }
}

/** Fails a test with one line for each mistake, or does nothing when there are none. */
export function requireNoErrors(lines: readonly string[]): void {
  if (lines.length > 0) throw new LessonError(lines);
}
