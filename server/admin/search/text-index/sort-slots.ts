const runLength = 1024;
const slotsBetweenYields = 1024;

/**
 * The slots from 0 to before `count` in the order of the comparison, which must tell any two apart. A merge
 * sort in small steps: `yieldToEventLoop` is awaited between them, so that others get a turn.
 */
export async function sortSlots(
  count: number,
  compare: (a: number, b: number) => number,
  yieldToEventLoop: () => Promise<void>,
): Promise<Uint32Array> {
  let sorted = Uint32Array.from({ length: count }, (_, slot) => slot);
  for (let start = 0; start < count; start += runLength) {
    sorted.subarray(start, start + runLength).sort(compare);
    await yieldToEventLoop();
  }
  let merged = new Uint32Array(count);
  for (let width = runLength; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      const middle = Math.min(start + width, count);
      const end = Math.min(start + 2 * width, count);
      let left = start;
      let right = middle;
      for (let at = start; at < end; at += 1) {
        const leftSlot = sorted[left] ?? 0;
        const rightSlot = sorted[right] ?? 0;
        const isLeftNext = right >= end || (left < middle && compare(leftSlot, rightSlot) < 0);
        merged[at] = isLeftNext ? leftSlot : rightSlot;
        if (isLeftNext) left += 1;
        else right += 1;
        if (at % slotsBetweenYields === 0) await yieldToEventLoop();
      }
    }
    [sorted, merged] = [merged, sorted];
  }
  return sorted;
}
