import { compileFunction } from 'node:vm';
import type { Mistake } from './lesson-check.ts';

/** The first syntax error of a script, or undefined when there is none. The line is counted from 1. */
export function findSyntaxError(code: string): Mistake | undefined {
  try {
    compileFunction(code, [], { filename: 'sample.js' });
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { line: Number(/sample\.js:(\d+)/.exec(error.stack ?? '')?.[1] ?? 1), message: error.message };
  }
}
