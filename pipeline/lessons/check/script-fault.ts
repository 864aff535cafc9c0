import { compileFunction } from 'node:vm';

/** The first fault of grammar in a script, with its line counted from 1; undefined when it can be read. */
export function findScriptFault(code: string): { line: number; message: string } | undefined {
  try {
    compileFunction(code, [], { filename: 'sample.js' });
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { line: Number(/sample\.js:(\d+)/.exec(error.stack ?? '')?.[1] ?? 1), message: error.message };
  }
}
