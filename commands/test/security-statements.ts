import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../pipeline/project-root.ts';

/** A statement of docs/security.md, with the test files that it links. */
export type SecurityStatement = { number: number; sentence: string; files: string[] };

/** The statements of docs/security.md, in its order. */
export function readSecurityStatements(): SecurityStatement[] {
  const text = readFileSync(join(projectRoot, 'docs', 'security.md'), 'utf8');
  const items = text.matchAll(/^(\d+)\. (.*)\n([\s\S]*?)(?=^\d+\. |^## |$(?![\s\S]))/gm);
  return [...items].map(([, number, sentence = '', body = '']) => ({
    number: Number(number),
    sentence,
    files: [...body.matchAll(/\]\(\.\.\/([^)]+)\)/g)].flatMap(([, file]) => file ?? []),
  }));
}

/**
 * The statements that a test covers: the numbers in brackets at the start of its title, as in `[25] [43]
 * registers …`.
 */
export function findStatementNumbers(title: string): number[] {
  const [marks = ''] = /^(?:\[\d+\] ?)+/.exec(title) ?? [];
  return (marks.match(/\d+/g) ?? []).map(Number);
}
