/** Letters to change, add, drop or swap to make one word of the other (Damerau, optimal alignment). */
export function wordDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      next.push(cost);
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}

/** How many slips of the finger a word of this length may carry and still be meant. */
function slipsAllowed(word: string): number {
  if (word.length <= 2) return 0;
  if (word.length <= 4) return 1;
  return word.length <= 8 ? 2 : 3;
}

function plain(word: string): string {
  return word
    .toLowerCase()
    .replace(/[-_]/g, '')
    .replace(/colour/g, 'color')
    .replace(/centre/g, 'center')
    .replace(/grey/g, 'gray');
}

/** The word that was most likely meant: the same but for case, hyphens and spelling, or a slip or two away. */
export function findNearest(word: string, among: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let least = slipsAllowed(word) + 0.5;
  for (const candidate of among) {
    if (candidate === word) continue;
    const alike = plain(candidate) === plain(word);
    const distance = alike ? 0 : wordDistance(word.toLowerCase(), candidate.toLowerCase());
    // The first letter is seldom the wrong one.
    const penalized = distance + (candidate[0]?.toLowerCase() === word[0]?.toLowerCase() ? 0 : 0.4);
    const share = distance / Math.max(word.length, candidate.length);
    if (penalized < least && share <= 0.4) {
      least = penalized;
      nearest = candidate;
    }
  }
  return nearest;
}
