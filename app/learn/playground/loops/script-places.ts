import type { CodeLanguage } from '#contract/lessons/lesson-code.ts';

/** A place in the learner's files; both count from 1. */
export type ScriptPlace = { file: CodeLanguage; line: number; column: number };

/**
 * Text that guard-script.ts and document-pieces.ts put into a line (from 1) before a column (from 0). Of a negative length
 * for a character reference, which is longer in the file than in the script.
 */
export type InsertedText = { line: number; column: number; length: number };

/** A script or event handler of a guarded document. `place` is that of its first character. */
export type NamedScript = {
  place: ScriptPlace;
  inserted: readonly InsertedText[];
  /** Where the page's parser could not read it, in the files. */
  syntaxError?: ScriptPlace | undefined;
  /** How many lines of its element come before its own first line. */
  linesBefore: number;
};

const nameOf = (index: number) => `script-${index}.js`;

/** The comment that makes browsers call a script by its index: it ends the line before the script's own first one. */
export function nameComment(index: number): string {
  return `//# sourceURL=${nameOf(index)}\n`;
}

/** A place in a document of the browser's; `script` is the index of a named script. */
export type BrowserPlace = { script: number; line: number; column: number };

/** The first place in a named script in a stack, or in the address, line and column of an error event. */
export function parsePlace(text: string): BrowserPlace | undefined {
  const [, script, line, column] = /\bscript-(\d+)\.js:(\d+):(\d+)/.exec(text) ?? [];
  return script === undefined
    ? undefined
    : { script: Number(script), line: Number(line), column: Number(column) };
}

/**
 * The place in the files. Chromium counts the lines of an element's script from 1, Firefox those of the whole document:
 * `headLine` is the number that the browser gives to the line before the script's own first one, where it is known.
 */
export function findScriptPlace(
  { place, inserted, linesBefore }: NamedScript,
  browser: BrowserPlace,
  headLine = linesBefore,
): ScriptPlace | undefined {
  const line = browser.line - headLine;
  if (line < 1) return undefined;
  let column = browser.column - 1;
  let insertedLength = 0;
  for (const text of inserted) {
    if (text.line !== line || column - insertedLength < text.column) continue;
    // A place within the inserted text is that where it was inserted.
    const length = Math.min(text.length, column - insertedLength - text.column);
    insertedLength += length;
  }
  column -= insertedLength;
  return {
    file: place.file,
    line: place.line + line - 1,
    column: column + (line === 1 ? place.column : 1),
  };
}
