import { PostingLists } from './posting-lists.ts';
import type { SlotSet } from './slot-set.ts';

const asciiBits = 7;

/** Which accounts hold which n-gram: n UTF-16 units in a row. */
export class GramIndex {
  readonly #length: number;
  readonly #lists = new PostingLists();
  /** List numbers plus 1 of the n-grams of plain ASCII, looked up without hashing; 0 where there is none. */
  readonly #ascii: Uint32Array<ArrayBuffer>;
  readonly #others = new Map<number, number>();
  #listCount = 0;

  constructor(length: 1 | 2 | 3) {
    this.#length = length;
    this.#ascii = new Uint32Array(1 << (asciiBits * length));
  }

  /** Notes the n-gram at `index` of an account's text; made in two passes, as posting lists are. */
  add(text: string, index: number, slot: number): void {
    this.#lists.add(this.findOrAdd(text, index), slot);
  }

  /** The same for an n-gram whose list is known. */
  addPosting(list: number, slot: number): void {
    this.#lists.add(list, slot);
  }

  findOrAdd(text: string, index: number): number {
    return this.find(text, index) ?? this.#add(text, index);
  }

  startFilling(slotCount: number): void {
    this.#lists.startFilling(slotCount);
  }

  finish(): void {
    this.#lists.finish();
  }

  /** The list of the n-gram at `index`, undefined where nobody has it. */
  find(text: string, index: number): number | undefined {
    const ascii = this.#asciiKey(text, index);
    if (ascii === undefined) return this.#others.get(this.#key(text, index));
    return this.#ascii[ascii] === 0 ? undefined : (this.#ascii[ascii] ?? 0) - 1;
  }

  sizeOf(list: number): number {
    return this.#lists.sizeOf(list);
  }

  addTo(found: SlotSet, list: number): void {
    this.#lists.addTo(found, list);
  }

  get byteLength(): number {
    return this.#lists.byteLength + this.#ascii.byteLength;
  }

  #add(text: string, index: number): number {
    const list = this.#listCount++;
    const ascii = this.#asciiKey(text, index);
    if (ascii === undefined) this.#others.set(this.#key(text, index), list);
    else this.#ascii[ascii] = list + 1;
    return list;
  }

  #asciiKey(text: string, index: number): number | undefined {
    let key = 0;
    for (let offset = index; offset < index + this.#length; offset++) {
      const unit = text.charCodeAt(offset);
      if (unit >= 1 << asciiBits) return undefined;
      key = (key << asciiBits) | unit;
    }
    return key;
  }

  /** Three units of 16 bits fit into the 53 that a number keeps exactly. */
  #key(text: string, index: number): number {
    let key = 0;
    for (let offset = index; offset < index + this.#length; offset++)
      key = key * 0x10000 + text.charCodeAt(offset);
    return key;
  }
}
