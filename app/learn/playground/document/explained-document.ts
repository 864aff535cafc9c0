import type { CodeLanguage, SourceFile } from '#contract/lessons/lesson-code.ts';
import { documentPieces } from '#app/learn/playground/document/document-pieces.ts';

export type FileLine = { language: CodeLanguage; line: number };

/** A position in a file, as an offset in its code. */
export type FileOffset = { language: CodeLanguage; offset: number };

/** The files as one document without anything of the site's, and the way back from it to the files. */
export type ExplainedDocument = {
  html: string;
  /** Where a line of the document (from 1) is; undefined for lines that are in no file. */
  fileLineAt: (line: number) => FileLine | undefined;
  /** Where a position of the document (both counted from 0) is; undefined for one that is in no file. */
  fileOffsetAt: (position: { line: number; character: number }) => FileOffset | undefined;
};

/** Assembles the files as the playground does. */
export function createExplainedDocument(files: readonly SourceFile[]): ExplainedDocument {
  const pieces = documentPieces(files, { head: '', scriptStart: '' });
  const lines: (FileLine | undefined)[] = [undefined];
  const pieceStarts: { documentOffset: number; language: CodeLanguage; offset: number; length: number }[] =
    [];
  let documentOffset = 0;
  for (const { text, file, line = 1, offset = 0 } of pieces) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push(undefined);
      if (file !== undefined && (part !== '' || index > 0))
        lines[lines.length - 1] = { language: file, line: line + index };
    });
    if (file !== undefined) pieceStarts.push({ documentOffset, language: file, offset, length: text.length });
    documentOffset += text.length;
  }
  const html = pieces.map(({ text }) => text).join('');
  const lineStarts = [0, ...[...html.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return {
    html,
    fileLineAt: (line) => lines[line - 1],
    fileOffsetAt: ({ line, character }) => {
      const position = (lineStarts[line] ?? 0) + character;
      const piece = pieceStarts.findLast(
        (start) => start.documentOffset <= position && position <= start.documentOffset + start.length,
      );
      return piece && { language: piece.language, offset: piece.offset + position - piece.documentOffset };
    },
  };
}
