import type { CodeLanguage, SourceFile } from '#contract/lesson-parts.ts';
import { documentPieces } from '#app/learn/playground/document/document-pieces.ts';

export type FilePlace = { language: CodeLanguage; line: number };

/** The files as one document without anything of the site's, and where a line of it (from 1) lies; undefined for lines that are in no file. */
export function explainedDocument(files: readonly SourceFile[]): {
  html: string;
  placeOf: (line: number) => FilePlace | undefined;
} {
  const pieces = documentPieces(files, { head: '', scriptStart: '' });
  const lines: (FilePlace | undefined)[] = [undefined];
  for (const { text, file, line = 1 } of pieces) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push(undefined);
      if (file !== undefined && (part !== '' || index > 0))
        lines[lines.length - 1] = { language: file, line: line + index };
    });
  }
  return { html: pieces.map(({ text }) => text).join(''), placeOf: (line) => lines[line - 1] };
}
