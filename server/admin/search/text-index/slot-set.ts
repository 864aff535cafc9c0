const wordBits = 32;
const blockWords = 64;
const blockShift = 11;
const blockSlots = 1 << blockShift;

const uncounted = 0xffffffff;

/**
 * A set of slots as a bitmap in blocks, with the number of slots in each, counted when it is asked for:
 * paging goes by blocks, and a set of few slots costs little however long it is. Sets that are combined have
 * the same length.
 */
export class SlotSet {
  readonly #words: Uint32Array<ArrayBuffer>;
  readonly #counts: Uint32Array<ArrayBuffer>;
  #isEmpty = true;

  constructor(slotCount: number) {
    const blocks = Math.ceil(slotCount / blockSlots);
    this.#words = new Uint32Array(blocks * blockWords);
    this.#counts = new Uint32Array(blocks);
  }

  get byteLength(): number {
    return this.#words.byteLength + this.#counts.byteLength;
  }

  get size(): number {
    let size = 0;
    for (const count of this.#countBlocks()) size += count;
    return size;
  }

  has(slot: number): boolean {
    return ((this.#words[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
  }

  add(slot: number): void {
    const word = slot >>> 5;
    this.#words[word] = (this.#words[word] ?? 0) | (1 << (slot & 31));
    this.#counts[slot >>> blockShift] = uncounted;
    this.#isEmpty = false;
  }

  /** Adds those from `start` to before `end` of a list. */
  addRange(slots: Uint32Array<ArrayBuffer>, start: number, end: number): void {
    const [words, counts] = [this.#words, this.#counts];
    for (let index = start; index < end; index++) {
      const slot = slots[index] ?? 0;
      const word = slot >>> 5;
      words[word] = (words[word] ?? 0) | (1 << (slot & 31));
      counts[slot >>> blockShift] = uncounted;
    }
    if (end > start) this.#isEmpty = false;
  }

  delete(slot: number): void {
    const word = slot >>> 5;
    this.#words[word] = (this.#words[word] ?? 0) & ~(1 << (slot & 31));
    this.#counts[slot >>> blockShift] = uncounted;
  }

  clear(): void {
    if (this.#isEmpty) return;
    this.#words.fill(0);
    this.#counts.fill(0);
    this.#isEmpty = true;
  }

  /** Adds what `other` holds. */
  addAll(other: SlotSet): void {
    const [words, counts, otherWords, otherCounts] = [
      this.#words,
      this.#counts,
      other.#words,
      other.#countBlocks(),
    ];
    if (this.#isEmpty) {
      words.set(otherWords);
      counts.set(otherCounts);
      this.#isEmpty = false;
      return;
    }
    for (let word = 0; word < words.length; word++)
      words[word] = (words[word] ?? 0) | (otherWords[word] ?? 0);
    counts.fill(uncounted);
  }

  /** Takes out what `other` doesn't hold. */
  intersect(other: SlotSet): void {
    const [words, counts, otherWords] = [this.#words, this.#counts, other.#words];
    for (let block = 0; block < counts.length; block++) {
      if (counts[block] === 0) continue;
      for (let word = block * blockWords; word < (block + 1) * blockWords; word++)
        words[word] = (words[word] ?? 0) & (otherWords[word] ?? 0);
      counts[block] = uncounted;
    }
  }

  /** How many slots are in both sets. */
  countIntersection(other: SlotSet): number {
    let count = 0;
    for (const [block, slots] of this.#countBlocks().entries()) {
      if (slots === 0) continue;
      for (let word = block * blockWords; word < (block + 1) * blockWords; word++)
        count += countOnes((this.#words[word] ?? 0) & (other.#words[word] ?? 0));
    }
    return count;
  }

  /** How many slots from `first` on are in the set. */
  countFrom(first: number): number {
    const counts = this.#countBlocks();
    const firstBlock = first >>> blockShift;
    let count = 0;
    for (let block = firstBlock + 1; block < counts.length; block++) count += counts[block] ?? 0;
    const firstWord = first >>> 5;
    const end = Math.min((firstBlock + 1) * blockWords, this.#words.length);
    for (let word = firstWord; word < end; word++) {
      const bits = this.#words[word] ?? 0;
      count += countOnes(word === firstWord ? bits & (-1 << (first & 31)) : bits);
    }
    return count;
  }

  /** Up to `limit` slots, from the highest down, after leaving out the `skipped` highest. */
  listHighest(skipped: number, limit: number): number[] {
    const slots: number[] = [];
    const counts = this.#countBlocks();
    let left = skipped;
    for (let block = counts.length - 1; block >= 0 && slots.length < limit; block--) {
      const count = counts[block] ?? 0;
      if (count <= left) left -= count;
      else left = this.#listHighestOfBlock(block, left, limit, slots);
    }
    return slots;
  }

  /** Visits every slot from the lowest up; the set must not change meanwhile. */
  forEach(visit: (slot: number) => void): void {
    for (const [block, count] of this.#countBlocks().entries()) {
      if (count === 0) continue;
      for (let word = block * blockWords; word < (block + 1) * blockWords; word++) {
        for (let bits = this.#words[word] ?? 0; bits !== 0; bits &= bits - 1)
          visit(word * wordBits + 31 - Math.clz32(bits & -bits));
      }
    }
  }

  #countBlocks(): Uint32Array<ArrayBuffer> {
    const [words, counts] = [this.#words, this.#counts];
    for (let block = 0; block < counts.length; block++) {
      if (counts[block] !== uncounted) continue;
      let count = 0;
      for (let word = block * blockWords; word < (block + 1) * blockWords; word++)
        count += countOnes(words[word] ?? 0);
      counts[block] = count;
    }
    return counts;
  }

  /** Appends to `slots` until there are `limit`; gives back how many are still to be left out. */
  #listHighestOfBlock(block: number, skipped: number, limit: number, slots: number[]): number {
    let left = skipped;
    for (let word = (block + 1) * blockWords - 1; word >= block * blockWords; word--) {
      let bits = this.#words[word] ?? 0;
      const ones = countOnes(bits);
      if (ones <= left) {
        left -= ones;
        continue;
      }
      for (; bits !== 0 && slots.length < limit;) {
        const bit = 31 - Math.clz32(bits);
        bits &= ~(1 << bit);
        if (left > 0) left--;
        else slots.push(word * wordBits + bit);
      }
    }
    return left;
  }
}

/** The ones of 32 bits, counted in pairs, fours and bytes. */
function countOnes(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
