/** A set of slots: bit `slot % 32` of word `slot / 32`. Sets that are combined have the same length. */
export type Bitmap = Uint32Array<ArrayBuffer>;

export function createBitmap(slotCount: number): Bitmap {
  return new Uint32Array(Math.ceil(slotCount / 32));
}

export function setBit(bitmap: Bitmap, slot: number): void {
  const word = slot >>> 5;
  bitmap[word] = (bitmap[word] ?? 0) | (1 << (slot & 31));
}

export function clearBit(bitmap: Bitmap, slot: number): void {
  const word = slot >>> 5;
  bitmap[word] = (bitmap[word] ?? 0) & ~(1 << (slot & 31));
}

export function hasBit(bitmap: Bitmap, slot: number): boolean {
  return ((bitmap[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
}

export function clearAll(bitmap: Bitmap): void {
  bitmap.fill(0);
}

/** Adds to `target` what `other` holds. */
export function unite(target: Bitmap, other: Bitmap): void {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) | (other[word] ?? 0);
}

/** Takes from `target` what `other` doesn't hold. */
export function intersect(target: Bitmap, other: Bitmap): void {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) & (other[word] ?? 0);
}

/** How many slots from `first` on are in the set. */
export function countFrom(bitmap: Bitmap, first: number): number {
  let word = first >>> 5;
  if (word >= bitmap.length) return 0;
  let count = countOnes((bitmap[word] ?? 0) & (-1 << (first & 31)));
  for (word++; word < bitmap.length; word++) count += countOnes(bitmap[word] ?? 0);
  return count;
}

/** Up to `most` slots of the set, from the highest down, after leaving out the `skipped` highest. */
export function listFromTop(bitmap: Bitmap, skipped: number, most: number): number[] {
  const slots: number[] = [];
  let left = skipped;
  for (let word = bitmap.length - 1; word >= 0 && slots.length < most; word--) {
    let bits = bitmap[word] ?? 0;
    const ones = countOnes(bits);
    if (ones <= left) {
      left -= ones;
      continue;
    }
    while (bits !== 0 && slots.length < most) {
      const bit = 31 - Math.clz32(bits);
      bits &= ~(1 << bit);
      if (left > 0) left--;
      else slots.push(word * 32 + bit);
    }
  }
  return slots;
}

export function forEachSlot(bitmap: Bitmap, visit: (slot: number) => void): void {
  for (let word = 0; word < bitmap.length; word++) {
    for (let bits = bitmap[word] ?? 0; bits !== 0; bits &= bits - 1) visit(word * 32 + 31 - Math.clz32(bits & -bits));
  }
}

/** The ones of 32 bits, counted in pairs, fours and bytes. */
function countOnes(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
