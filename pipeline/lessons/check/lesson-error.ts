/** Mistakes in lessons. It has no stack: the lines say where to look, and no line of this program does. */
export class LessonError extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'LessonError';
    this.stack = '';
  }
}

/** Fails a test with the mistakes alone, one line each; does nothing when there are none. */
export function requireNoErrors(lines: readonly string[]): void {
  if (lines.length > 0) throw new LessonError(lines);
}
