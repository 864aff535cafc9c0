import { SlotSet } from './slot-set.ts';

/**
 * Posting lists: for each list number the slots of the accounts that belong to it. Made in two passes over
 * the same accounts, in the order of their slots: the first counts, the second fills, so that all lists fit
 * into one array without a gap. A list of more than one account in 32 is kept as a set of slots, which is
 * smaller then.
 */
export class PostingLists {
  #sizes = new Uint32Array(1024);
  #newest = new Int32Array(1024).fill(-1);
  #listCount = 0;
  #slots = new Uint32Array(0);
  /** Where each list begins in `#slots`, and while filling how far it has come. */
  #starts = new Uint32Array(0);
  #ends: Uint32Array<ArrayBuffer> | undefined;
  readonly #dense = new Map<number, SlotSet>();

  /** Puts the account into a list; noting it again while its slot is the newest changes nothing. */
  add(list: number, slot: number): void {
    if (list >= this.#listCount) this.#growTo(list + 1);
    if (this.#newest[list] === slot) return;
    this.#newest[list] = slot;
    if (this.#ends === undefined) this.#sizes[list] = (this.#sizes[list] ?? 0) + 1;
    else this.#fill(list, slot, this.#ends);
  }

  /** Ends the counting pass; the same notes have to follow once more. */
  startFilling(slotCount: number): void {
    this.#starts = new Uint32Array(this.#listCount + 1);
    let total = 0;
    for (let list = 0; list < this.#listCount; list++) {
      this.#starts[list] = total;
      const size = this.sizeOf(list);
      if (size * 32 > slotCount) this.#dense.set(list, new SlotSet(slotCount));
      else total += size;
    }
    this.#starts[this.#listCount] = total;
    this.#slots = new Uint32Array(total);
    this.#ends = this.#starts.slice();
    this.#newest.fill(-1);
  }

  /** Frees the memory that only the two passes needed. */
  finish(): void {
    this.#ends = undefined;
    this.#newest = new Int32Array(0);
  }

  sizeOf(list: number): number {
    return this.#sizes[list] ?? 0;
  }

  /** Adds the accounts of a list to the set. */
  addTo(found: SlotSet, list: number): void {
    const dense = this.#dense.get(list);
    if (dense) return found.addAll(dense);
    found.addRange(this.#slots, this.#starts[list] ?? 0, this.#starts[list + 1] ?? 0);
  }

  /** Bytes held. */
  get byteLength(): number {
    let bytes = this.#slots.byteLength + this.#starts.byteLength + this.#sizes.byteLength;
    for (const set of this.#dense.values()) bytes += set.byteLength;
    return bytes;
  }

  #fill(list: number, slot: number, ends: Uint32Array<ArrayBuffer>): void {
    const dense = this.#dense.get(list);
    if (dense) return dense.add(slot);
    const end = ends[list] ?? 0;
    this.#slots[end] = slot;
    ends[list] = end + 1;
  }

  #growTo(listCount: number): void {
    this.#listCount = listCount;
    if (listCount <= this.#sizes.length) return;
    const sizes = new Uint32Array(listCount * 2);
    const newest = new Int32Array(listCount * 2).fill(-1);
    sizes.set(this.#sizes);
    newest.set(this.#newest);
    this.#sizes = sizes;
    this.#newest = newest;
  }
}
