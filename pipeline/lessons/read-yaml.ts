import { LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { z } from 'zod';
import { ContentError } from '../../contract/content/errors/content-error.ts';

/** A block of YAML in a file, with the line of its first line. */
export type YamlBlock = { file: string; line: number; text: string };
/** The parsed value, and the line of each top-level key in the file. */
export type YamlContent<Value> = { value: Value; lines: Readonly<Record<string, number>> };

/**
 * Parses and validates a block of YAML. Throws a ContentError with one line for each mistake: `file:line:
 * field: what is allowed`.
 */
export function readYaml<Schema extends z.ZodType>(
  { file, line, text }: YamlBlock,
  schema: Schema,
): YamlContent<z.output<Schema>> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => line + Math.max(1, counter.linePos(offset).line) - 1;
  const mistakes = [
    ...document.errors.map(({ pos, message }) => ({ offset: pos[0], message })),
    ...findCutValues(document),
  ];
  if (mistakes.length > 0)
    throw new ContentError(
      mistakes.map(({ offset, message }) => `${file}:${lineAt(offset)}: ${message}`).join('\n'),
    );
  const content: unknown = document.toJS();
  const lineOf = (path: readonly PropertyKey[]) => lineAt(offsetOf(document, path));
  const result = schema.safeParse(content);
  if (!result.success)
    throw new ContentError(
      result.error.issues
        .map(({ path, message }) => {
          const field = path.map(String).join('.');
          return `${file}:${lineOf(path)}: ${field === '' ? '' : `${field}: `}${message}`;
        })
        .join('\n'),
    );
  const keys = typeof content === 'object' && content !== null ? Object.keys(content) : [];
  return { value: result.data, lines: Object.fromEntries(keys.map((key) => [key, lineOf([key])])) };
}

/** The values that end at a ` #`: in lessons that is always text that somebody forgot to put in quotes. */
function findCutValues(document: Document.Parsed): { offset: number; message: string }[] {
  const found: { offset: number; message: string }[] = [];
  visit(document, {
    Scalar(_key, { comment, range }) {
      if (comment)
        found.push({
          offset: range?.[0] ?? 0,
          message: `YAML reads “#${comment}” as a comment; put the whole value in quotes`,
        });
    },
  });
  return found;
}

/** The offset of the value at a path, or of the nearest value around it when it is missing. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range))
      return Number(node.range[0]);
  }
  return 0;
}
