import { findParts } from '../account.ts';
import { forEachWord, isOneWord, isWordBoundary } from './characters.ts';
import { GramIndex } from './gram-index.ts';
import { SlotSet } from './slot-set.ts';
import { ValueIndex } from './value-index.ts';

const minWord = 3;
// More lists than these hardly narrow down what is left, and a search may be as long as an address.
const maxLists = 8;
// Reading these costs less than intersecting another list.
const fewCandidates = 500;

/** The lists of the n-grams and words of a value. */
type SharedParts = { units: readonly number[]; pairs: readonly number[]; words: readonly number[] };

/**
 * Finds the accounts whose text holds a term, exactly, without looking at all of them:
 * - terms of one or two characters by their posting list;
 * - longer ones that are letters only or digits only by the words that hold them, of which there are far
 * fewer than accounts;
 * - all others, such as `asha r` or `rao12@`, by the colleges and mail domains that hold them, and in names,
 * usernames and the part before the domain by the 3-grams across word boundaries: their lists are
 * intersected, and the accounts that are left are read.
 */
export class SearchIndex {
  readonly #texts: readonly string[];
  readonly #units = new GramIndex(1);
  readonly #pairs = new GramIndex(2);
  readonly #boundaries = new GramIndex(3);
  readonly #words = new ValueIndex();
  readonly #domains = new ValueIndex();
  readonly #colleges = new ValueIndex();
  readonly #sharedParts = new Map<string, SharedParts>();
  readonly #candidates: SlotSet;
  readonly #narrower: SlotSet;

  private constructor(texts: readonly string[]) {
    this.#texts = texts;
    this.#candidates = new SlotSet(texts.length);
    this.#narrower = new SlotSet(texts.length);
  }

  /**
   * Builds the index over texts made by `makeSearchText`; `yieldToEventLoop` is awaited every few accounts, so that
   * others get a turn.
   */
  static async build(texts: readonly string[], yieldToEventLoop: () => Promise<void>): Promise<SearchIndex> {
    const index = new SearchIndex(texts);
    await index.#addAllTexts(yieldToEventLoop);
    for (const part of index.#parts()) part.startFilling(texts.length);
    await index.#addAllTexts(yieldToEventLoop);
    for (const part of index.#parts()) part.finish();
    index.#sharedParts.clear();
    return index;
  }

  /**
   * Adds the accounts that hold the term to an empty set. The term is in lower case, not empty and without
   * column separators.
   */
  addMatches(found: SlotSet, term: string): void {
    if (term.length <= 2) {
      const grams = term.length === 1 ? this.#units : this.#pairs;
      const list = grams.find(term, 0);
      if (list !== undefined) grams.addTo(found, list);
    } else if (isOneWord(term)) {
      this.#words.addContaining(found, term);
    } else {
      this.#colleges.addContaining(found, term);
      this.#domains.addContaining(found, term);
      this.#addAcrossBoundaries(found, term);
    }
  }

  /** Bytes held, the texts apart. */
  get byteLength(): number {
    return this.#parts().reduce((sum, part) => sum + part.byteLength, 0);
  }

  #parts() {
    return [this.#units, this.#pairs, this.#boundaries, this.#words, this.#domains, this.#colleges];
  }

  async #addAllTexts(yieldToEventLoop: () => Promise<void>): Promise<void> {
    for (const [slot, text] of this.#texts.entries()) {
      this.#addText(text, slot);
      if (slot % 64 === 63) await yieldToEventLoop();
    }
  }

  #addText(text: string, slot: number): void {
    const { domainStart, emailEnd, collegeStart } = findParts(text);
    for (let index = 0; index < domainStart; index++) {
      if (text.charCodeAt(index) === 0) continue;
      this.#units.add(text, index, slot);
      if (text.charCodeAt(index + 1) === 0) continue;
      this.#pairs.add(text, index, slot);
      if (index + 2 < emailEnd && text.charCodeAt(index + 2) !== 0 && isWordBoundary(text, index))
        this.#boundaries.add(text, index, slot);
    }
    forEachWord(text.slice(0, domainStart), minWord, (start, end) =>
      this.#words.add(text.slice(start, end), slot),
    );
    if (domainStart < emailEnd) this.#addShared(text.slice(domainStart, emailEnd), this.#domains, slot);
    if (collegeStart < text.length) this.#addShared(text.slice(collegeStart), this.#colleges, slot);
  }

  /** A domain or a college is the same for many, so it is taken apart only once. */
  #addShared(value: string, values: ValueIndex, slot: number): void {
    const parts = this.#sharedParts.get(value) ?? this.#splitValue(value);
    for (const list of parts.units) this.#units.addPosting(list, slot);
    for (const list of parts.pairs) this.#pairs.addPosting(list, slot);
    for (const list of parts.words) this.#words.addPosting(list, slot);
    values.add(value, slot);
  }

  #splitValue(value: string): SharedParts {
    const [units, pairs, words] = [new Set<number>(), new Set<number>(), new Set<number>()];
    for (let index = 0; index < value.length; index++) units.add(this.#units.findOrAdd(value, index));
    for (let index = 0; index + 1 < value.length; index++) pairs.add(this.#pairs.findOrAdd(value, index));
    forEachWord(value, minWord, (start, end) => words.add(this.#words.findOrAdd(value.slice(start, end))));
    const parts = { units: [...units], pairs: [...pairs], words: [...words] };
    this.#sharedParts.set(value, parts);
    return parts;
  }

  #addAcrossBoundaries(found: SlotSet, term: string): void {
    const lists = this.#findBoundaryLists(term);
    if (lists === undefined) return;
    if (term.length === 3) {
      for (const list of lists) this.#boundaries.addTo(found, list);
      return;
    }
    const [first, ...others] = lists
      .toSorted((a, b) => this.#boundaries.sizeOf(a) - this.#boundaries.sizeOf(b))
      .slice(0, maxLists);
    if (first === undefined) return;
    const candidates = this.#candidates;
    candidates.clear();
    this.#boundaries.addTo(candidates, first);
    const word = findLongestWord(term);
    if (word !== undefined) this.#narrow((narrower) => this.#words.addContaining(narrower, word));
    for (const list of others) this.#narrow((narrower) => this.#boundaries.addTo(narrower, list));
    candidates.forEach((slot) => {
      if (this.#texts[slot]?.includes(term)) found.add(slot);
    });
  }

  #narrow(addAll: (narrower: SlotSet) => void): void {
    if (this.#candidates.size <= fewCandidates) return;
    this.#narrower.clear();
    addAll(this.#narrower);
    this.#candidates.intersect(this.#narrower);
  }

  /**
   * The lists of a term's 3-grams across word boundaries; undefined when one of them is empty. The 3-grams inside a
   * domain are not indexed, so in a term that may reach across an `@` into a domain, only 3-grams that begin before
   * the last `@` can be looked up.
   */
  #findBoundaryLists(term: string): number[] | undefined {
    const at = term.lastIndexOf('@');
    const end = at > 0 ? at : term.length;
    const lists = new Set<number>();
    for (let index = 0; index < end && index + 2 < term.length; index++) {
      if (!isWordBoundary(term, index)) continue;
      const list = this.#boundaries.find(term, index);
      if (list === undefined) return undefined;
      lists.add(list);
    }
    return [...lists];
  }
}

function findLongestWord(term: string): string | undefined {
  let longest: string | undefined;
  forEachWord(term, minWord, (start, end) => {
    if (end - start > (longest?.length ?? 0)) longest = term.slice(start, end);
  });
  return longest;
}
