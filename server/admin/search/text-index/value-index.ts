import { PostingLists } from './posting-lists.ts';
import type { SlotSet } from './slot-set.ts';

// No column and no search that is looked up holds it.
const separator = '\0';

/**
 * Which accounts hold which of a limited number of values: words, colleges, mail domains. The distinct values
 * are in one string, so that those with a given part are found by running through it once, however many
 * accounts share them.
 */
export class ValueIndex {
  readonly #lists = new PostingLists();
  #numbers = new Map<string, number>();
  #joined = '';
  #starts = new Uint32Array(0);

  /** Notes that the account has the value; made in two passes, as posting lists are. */
  add(value: string, slot: number): void {
    this.#lists.add(this.findOrAdd(value), slot);
  }

  /** The same for a value whose list is known. */
  addPosting(list: number, slot: number): void {
    this.#lists.add(list, slot);
  }

  findOrAdd(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const list = this.#numbers.size;
    this.#numbers.set(value, list);
    return list;
  }

  startFilling(slotCount: number): void {
    this.#lists.startFilling(slotCount);
  }

  finish(): void {
    this.#lists.finish();
    const values = [...this.#numbers.keys()];
    this.#joined = values.join(separator);
    this.#starts = new Uint32Array(values.length);
    let start = 0;
    for (const [index, value] of values.entries()) {
      this.#starts[index] = start;
      start += value.length + separator.length;
    }
    this.#numbers = new Map();
  }

  /** Adds the accounts that have a value with `part` in it. `part` is not empty. */
  addContaining(found: SlotSet, part: string): void {
    for (let at = this.#joined.indexOf(part); at >= 0;) {
      const list = this.#listAt(at);
      this.#lists.addTo(found, list);
      const next = this.#starts[list + 1];
      if (next === undefined) return;
      at = this.#joined.indexOf(part, next);
    }
  }

  get byteLength(): number {
    return this.#lists.byteLength + this.#joined.length * 2 + this.#starts.byteLength;
  }

  /** The value that a place in the joined string belongs to: the last that begins at or before it. */
  #listAt(place: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.#starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
