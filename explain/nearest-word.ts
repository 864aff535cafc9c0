/**
 * The edit distance of two words: how many characters to insert, delete, replace or transpose
 * (Damerau–Levenshtein, optimal string alignment).
 */
export function measureEditDistance(first: string, second: string): number {
  let previousRow: number[] = [];
  let currentRow = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let row = 1; row <= first.length; row += 1) {
    const nextRow = [row];
    for (let column = 1; column <= second.length; column += 1) {
      const isSame = first[row - 1] === second[column - 1];
      let cost = Math.min(
        (currentRow[column] ?? 0) + 1,
        (nextRow[column - 1] ?? 0) + 1,
        (currentRow[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        first[row - 1] === second[column - 2] &&
        first[row - 2] === second[column - 1]
      ) {
        cost = Math.min(cost, (previousRow[column - 2] ?? 0) + 1);
      }
      nextRow.push(cost);
    }
    previousRow = currentRow;
    currentRow = nextRow;
  }
  return currentRow[second.length] ?? 0;
}

/** The largest edit distance at which a word of this length still counts as misspelt. */
function getMaxDistance(word: string): number {
  if (word.length <= 2) return 0;
  if (word.length <= 4) return 1;
  return word.length <= 8 ? 2 : 3;
}

function normalizeSpelling(word: string): string {
  return word
    .toLowerCase()
    .replace(/[-_]/g, '')
    .replace(/colour/g, 'color')
    .replace(/centre/g, 'center')
    .replace(/grey/g, 'gray');
}

/**
 * The candidate that was most likely meant: it differs in case, hyphens or British spelling, or in a few
 * characters.
 */
export function findNearestWord(word: string, candidates: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let lowestCost = getMaxDistance(word) + 0.5;
  for (const candidate of candidates) {
    if (candidate === word) continue;
    const isSameSpelling = normalizeSpelling(candidate) === normalizeSpelling(word);
    const distance = isSameSpelling ? 0 : measureEditDistance(word.toLowerCase(), candidate.toLowerCase());
    // The first character is seldom wrong.
    const cost = distance + (candidate[0]?.toLowerCase() === word[0]?.toLowerCase() ? 0 : 0.4);
    const shareOfLength = distance / Math.max(word.length, candidate.length);
    if (cost < lowestCost && shareOfLength <= 0.4) {
      lowestCost = cost;
      nearest = candidate;
    }
  }
  return nearest;
}
