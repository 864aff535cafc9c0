import { parser } from '@lezer/javascript';
import type { SyntaxNode } from '@lezer/common';

export type Insertion = { at: number; text: string };

/** The code with texts inserted, which come in the order of their places. */
export function insertTexts(code: string, insertions: readonly Insertion[]): string {
  let result = '';
  let position = 0;
  for (const { at, text } of insertions) {
    result += code.slice(position, at) + text;
    position = at;
  }
  return result + code.slice(position);
}

export function countLine(code: string, position: number): number {
  return code.slice(0, position).split('\n').length;
}

/** Where the body of a loop begins and ends; undefined for another statement. */
function findBody(node: SyntaxNode): { from: number; to: number } | undefined {
  if (node.name === 'DoStatement') {
    const from = node.getChild('do')?.to;
    const to = node.getChild('while')?.from;
    return from === undefined || to === undefined ? undefined : { from, to };
  }
  const head =
    node.name === 'ForStatement'
      ? (node.getChild('ForSpec') ?? node.getChild('ForInSpec') ?? node.getChild('ForOfSpec'))
      : node.name === 'WhileStatement'
        ? node.getChild('ParenthesizedExpression')
        : null;
  return head ? { from: head.to, to: node.to } : undefined;
}

/** What to insert into a script, and where (as an offset) the parser first could not read it. */
export type LoopGuards = { insertions: Insertion[]; errorAt?: number };

/**
 * What makes each loop of a script begin every round with the code that `toCall` returns for the loop's line (from 1).
 * Nothing is inserted into a script that the parser can't read.
 */
export function findLoopGuards(code: string, toCall: (line: number) => string): LoopGuards {
  const insertions: Insertion[] = [];
  let errorAt: number | undefined;
  parser.parse(code).iterate({
    enter({ type, node, from }) {
      if (type.isError) errorAt ??= from;
      const body = findBody(node);
      if (body)
        insertions.push(
          { at: body.from, text: `{${toCall(countLine(code, node.from))};` },
          { at: body.to, text: '}' },
        );
    },
  });
  return errorAt === undefined
    ? { insertions: insertions.toSorted((one, other) => one.at - other.at) }
    : { insertions: [], errorAt };
}
