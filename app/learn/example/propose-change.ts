import type { Finding } from '#explain/diagnostic.ts';

/** A change to one file: `removed` lines from `line` on (counted from 1) give way to `added` ones. */
export type Change = { line: number; removed: string[]; added: string[] };

const indentOf = (line: string) => /^\s*/.exec(line)?.[0] ?? '';
const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** What the sentence of a mend tells to write: `Write color: red;` and `Write .box.` */
function wordsToWrite(mend: string): string | undefined {
  const words = /^Write (.+?)\.?$/s.exec(mend)?.[1];
  return words === undefined || /\b(?:and before|a condition|after|with its slash)\b/.test(words)
    ? undefined
    : words;
}

/** The first declaration that a mend tells to add to the same rule. */
function declarationToAdd(mend: string): string | undefined {
  const found = /^(?:Add|Give it) ([a-z-]+: [^.]+?)(?:, [a-z-]+:? .*| or .*)?\.$/.exec(mend)?.[1];
  return found === undefined || / to | and /.test(found) ? undefined : `${found};`;
}

function replaceIn(line: string, pattern: RegExp, by: string): string | undefined {
  const changed = line.replace(pattern, () => by);
  return changed === line ? undefined : changed;
}

function rewrite(line: string, { kind, property, selector }: Finding, words: string): string | undefined {
  if (kind === 'unmatched-selector' && selector !== undefined)
    return replaceIn(line, new RegExp(escapePattern(selector)), words);
  if (property === undefined) return undefined;
  if (words.includes(':'))
    return replaceIn(
      line,
      new RegExp(`${escapePattern(property)}\\s*[:=]?[^;}]*;?`),
      words.endsWith(';') ? words : `${words};`,
    );
  return replaceIn(line, new RegExp(`(?<=${escapePattern(property)}\\s*:\\s*)[^;}]*;?`), `${words};`);
}

/** The change to the code that a finding's mend describes, when it is one that can be written down for line `line`. */
export function proposeChange(finding: Finding, code: string, line: number): Change | undefined {
  const lines = code.split('\n');
  const text = lines[line - 1];
  if (finding.mend === undefined || text === undefined) return undefined;
  const words = wordsToWrite(finding.mend);
  const written = words === undefined ? undefined : rewrite(text, finding, words);
  if (written !== undefined) return { line, removed: [text], added: [written] };
  const declaration = declarationToAdd(finding.mend);
  if (declaration === undefined || finding.kind !== 'no-effect') return undefined;
  // A rule on one line takes it at its start, one on several lines as a line of its own.
  const open = text.indexOf('{');
  if (open >= 0)
    return {
      line,
      removed: [text],
      added: [`${text.slice(0, open + 1)} ${declaration}${text.slice(open + 1)}`],
    };
  return { line, removed: [], added: [`${indentOf(text)}${declaration}`] };
}

/** The code after a change. */
export function applyChange(code: string, { line, removed, added }: Change): string {
  return code
    .split('\n')
    .toSpliced(line - 1, removed.length, ...added)
    .join('\n');
}
