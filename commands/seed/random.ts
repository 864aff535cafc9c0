/** A random number generator for [0, 1). The same seed gives the same sequence (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Combines two seeds into one, so that consecutive seeds give different sequences. */
export function mixSeeds(first: number, second: number): number {
  return Math.imul(first ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(second + 0x165667b1, 0xc2b2ae35);
}

/** A random item of a list. Throws a RangeError for an empty one. */
export function pick<Item>(list: readonly Item[], random: () => number): Item {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}
