import type { Fix, TextEdit } from './diagnostic.ts';
import { SourceText } from './parse/source-text.ts';

type OffsetEdit = { start: number; end: number; newText: string };

function toOffsets(page: string, edits: readonly TextEdit[]): OffsetEdit[] {
  const source = new SourceText(page);
  return edits
    .map(({ range, newText }) => ({
      start: source.offsetAt(range.start),
      end: source.offsetAt(range.end),
      newText,
    }))
    .toSorted((first, second) => first.start - second.start);
}

function toTextEdits(page: string, edits: readonly OffsetEdit[]): TextEdit[] {
  const source = new SourceText(page);
  return edits.map(({ newText, ...span }) => ({ range: source.rangeOf(span), newText }));
}

/** Puts one edit of the fixed page among the edits that made it; undefined where it takes back one of them. */
function addEdit(fixed: string, edits: readonly OffsetEdit[], added: OffsetEdit): OffsetEdit[] | undefined {
  const [before, touched, after]: OffsetEdit[][] = [[], [], []];
  let [shift, shiftBefore, shiftTouched] = [0, 0, 0];
  for (const edit of edits) {
    const start = edit.start + shift;
    const end = start + edit.newText.length;
    const growth = edit.newText.length - (edit.end - edit.start);
    if (end < added.start) {
      before?.push(edit);
      shiftBefore += growth;
    } else if (start > added.end) after?.push(edit);
    else {
      if (added.newText.trim() === '' && added.start < end && added.end > start) return undefined;
      touched?.push(edit);
      shiftTouched += growth;
    }
    shift += growth;
  }
  const [first, last] = [touched?.[0], touched?.at(-1)];
  const start = Math.min(added.start - shiftBefore, first?.start ?? Infinity);
  const end = Math.max(added.end - shiftBefore - shiftTouched, last?.end ?? 0);
  const newText =
    fixed.slice(start + shiftBefore, added.start) +
    added.newText +
    fixed.slice(added.end, end + shiftBefore + shiftTouched);
  return [...(before ?? []), { start, end, newText }, ...(after ?? [])];
}

/** Whether the second edits replace text of each of the first; both are sorted, the second for the page between. */
function replacesAll(first: readonly OffsetEdit[], second: readonly OffsetEdit[]): boolean {
  let shift = 0;
  return first.every((edit) => {
    const start = edit.start + shift;
    const end = start + edit.newText.length;
    shift += edit.newText.length - (edit.end - edit.start);
    return second.some((other) => other.start < end && other.end > start);
  });
}

/**
 * One fix that does what two do one after the other: `second` is for the page that `first` makes. Undefined where the
 * second takes back what the first wrote.
 */
export function composeFixes(page: string, first: Fix, fixed: string, second: Fix): Fix | undefined {
  let edits: OffsetEdit[] | undefined = toOffsets(page, first.edits);
  // From the last to the first, so that the places of the others stay the same.
  for (const added of toOffsets(fixed, second.edits).toReversed())
    edits = edits && addEdit(fixed, edits, added);
  if (!edits) return undefined;
  // What the second writes in the place of the first is all there is to do.
  const title = replacesAll(toOffsets(page, first.edits), toOffsets(fixed, second.edits))
    ? second.title
    : `${first.title} ${second.title}`;
  return { title, edits: toTextEdits(page, edits) };
}
