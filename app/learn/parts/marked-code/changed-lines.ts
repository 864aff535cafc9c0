/**
 * A line of the new code that is not in the old code, and the columns that differ. `from` equals `to` where
 * lines were only removed before it.
 */
export type ChangedLine = { line: number; from: number; to: number };

/** The longest common subsequence of two lists of lines, as pairs of indexes. */
function findSharedLines(before: readonly string[], after: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const lengthsInRow = lengths[row];
      if (lengthsInRow)
        lengthsInRow[column] =
          before[row] === after[column]
            ? lengthAt(row + 1, column + 1) + 1
            : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  let row = 0;
  let column = 0;
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) pairs.push([row++, column++]);
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

const isWord = (character: string | undefined) => character !== undefined && /[\w-]/.test(character);

const measureIndent = (line: string) => line.length - line.trimStart().length;

/** The columns of `after` that differ from `before`, both without indents, widened to whole words. */
function findChangedColumns(before: string, after: string): { from: number; to: number } {
  let from = 0;
  while (from < after.length && before[from] === after[from]) from += 1;
  let suffixLength = 0;
  while (
    suffixLength < Math.min(before.length, after.length) - from &&
    before[before.length - 1 - suffixLength] === after[after.length - 1 - suffixLength]
  )
    suffixLength += 1;
  let to = after.length - suffixLength;
  while (from > 0 && isWord(after[from - 1]) && isWord(after[from])) from -= 1;
  while (to < after.length && to > from && isWord(after[to]) && isWord(after[to - 1])) to += 1;
  return { from, to };
}

/**
 * What is new or different in `after`, line by line, the indents apart; lines and columns are counted from 0.
 */
export function findChangedLines(before: string, after: string): ChangedLine[] {
  const indents = after.split('\n').map(measureIndent);
  const oldLines = before.split('\n').map((line) => line.trim());
  const newLines = after.split('\n').map((line) => line.trim());
  const found: ChangedLine[] = [];
  let oldIndex = 0;
  let newIndex = 0;
  for (const [oldEnd, newEnd] of [
    ...findSharedLines(oldLines, newLines),
    [oldLines.length, newLines.length] as const,
  ]) {
    for (let line = newIndex; line < newEnd; line += 1) {
      const text = newLines[line] ?? '';
      const oldText = oldLines[oldIndex + line - newIndex];
      const isPaired = oldText !== undefined && oldIndex + line - newIndex < oldEnd;
      const { from, to } = isPaired ? findChangedColumns(oldText, text) : { from: 0, to: text.length };
      const indent = indents[line] ?? 0;
      found.push({ line, from: indent + from, to: indent + to });
    }
    if (newEnd === newIndex && oldEnd > oldIndex && newLines.length > 0)
      found.push({ line: Math.min(newEnd, newLines.length - 1), from: 0, to: 0 });
    oldIndex = oldEnd + 1;
    newIndex = newEnd + 1;
  }
  return found;
}
