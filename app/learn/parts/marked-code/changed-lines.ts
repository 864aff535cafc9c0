/**
 * A line of the new code that the old one has not, and the columns in it that differ. `from` equals `to`
 * where lines were only taken out before it.
 */
export type ChangedLine = { line: number; from: number; to: number };

/** The lines two codes share, as pairs of indexes in order: the longest such list. */
function sharedLines(before: readonly string[], after: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const own = lengths[row];
      if (own)
        own[column] =
          before[row] === after[column]
            ? at(row + 1, column + 1) + 1
            : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  let row = 0;
  let column = 0;
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

const isWord = (character: string | undefined) => character !== undefined && /[\w-]/.test(character);

/** The columns of `after` that differ from `before`, widened to whole words. */
function differingColumns(before: string, after: string): { from: number; to: number } {
  let from = 0;
  while (from < after.length && before[from] === after[from]) from += 1;
  let end = 0;
  while (
    end < Math.min(before.length, after.length) - from &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  let to = after.length - end;
  while (from > 0 && isWord(after[from - 1]) && isWord(after[from])) from -= 1;
  while (to < after.length && to > from && isWord(after[to]) && isWord(after[to - 1])) to += 1;
  return { from, to };
}

/** What is new or different in `after`, line by line; lines and columns are counted from 0. */
export function findChangedLines(before: string, after: string): ChangedLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const found: ChangedLine[] = [];
  let oldFrom = 0;
  let nowFrom = 0;
  for (const [oldTo, nowTo] of [...sharedLines(old, now), [old.length, now.length] as const]) {
    for (let line = nowFrom; line < nowTo; line += 1) {
      const text = now[line] ?? '';
      const partner = old[oldFrom + line - nowFrom];
      const isPaired = partner !== undefined && oldFrom + line - nowFrom < oldTo;
      const indent = text.length - text.trimStart().length;
      found.push({
        line,
        ...(isPaired ? differingColumns(partner, text) : { from: indent, to: text.trimEnd().length }),
      });
    }
    if (nowTo === nowFrom && oldTo > oldFrom && now.length > 0)
      found.push({ line: Math.min(nowTo, now.length - 1), from: 0, to: 0 });
    oldFrom = oldTo + 1;
    nowFrom = nowTo + 1;
  }
  return found;
}
