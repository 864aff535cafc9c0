import type { Declaration } from '../../parse/style-sheet.ts';

/** Values that older browsers don't know. */
const modern =
  /\(|-webkit-|\d([dsl]v[hwib]|cq\w+|r?lh|cap)\b|\b(clip|anywhere|balance|pretty|fit-content|max-content|min-content|stretch|break-word|flow-root|grid|dvh|oklch|contents|subgrid|overlay|pixelated|grab|grabbing|avoid-page|pinch-zoom)\b|#([\da-f]{4}|[\da-f]{8})\b/i;

/** Properties whose value may have more parts than older browsers know. */
const extended =
  /^(text-decoration|content|scroll-snap-align|scroll-snap-type|overflow|color-scheme|touch-action|background-position|object-position|border-radius)$/;

/** Flow-relative keywords, and those that older browsers know in their place. */
const flowRelative = /^(start|end|self-start|self-end|inline-start|inline-end)$/i;
const physical = /^(flex-start|flex-end|left|right)$/i;

/** Whether the values are the same lengths in px and in rem, at one size of the root. */
function isInPixels(lost: string, won: string): boolean {
  const [pixels, rems] = [lost, won].map((value) => value.trim().split(/\s+/));
  const roots = (pixels ?? []).map((length, index) => {
    const rem = rems?.[index] ?? '';
    if (length === rem && !/\d(px|rem)$/.test(length)) return undefined;
    return /^-?[\d.]+px$/.test(length) && /^-?[\d.]+rem$/.test(rem)
      ? parseFloat(length) / parseFloat(rem)
      : 0;
  });
  const known = roots.filter((root) => root !== undefined);
  const [first = 0] = known;
  return (
    pixels?.length === rems?.length &&
    first >= 8 &&
    first <= 24 &&
    known.every((root) => Math.abs(root - first) < first / 8)
  );
}

/** Whether the loser is a fallback for browsers that don't support the value of the winner. */
export function isOldBrowserFallback(loser: Declaration, winner: Declaration): boolean {
  const [lost, won] = [loser.value, winner.value];
  return (
    modern.test(won) ||
    /-(webkit|moz|ms|o)-/.test(lost) ||
    (extended.test(winner.property) && won.toLowerCase().startsWith(`${lost.toLowerCase()} `)) ||
    (flowRelative.test(won) && physical.test(lost)) ||
    isInPixels(lost, won)
  );
}
