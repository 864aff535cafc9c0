import type { SheetPart } from './style-sheet.ts';
import { canMatch, type UsedNames } from './used-names.ts';

/** Whether a part comes after the first paint for every page: print, and fonts that have to be fetched. */
function comesLater(part: SheetPart): boolean {
  if (part.kind === 'group') return part.head === '@media print';
  return part.kind === 'statement' && part.text.startsWith('@font-face') && part.text.includes('url(');
}

/** The paths of the fonts that any page's text needs: those that are not for a range of characters alone. */
export function fontsOf(sheets: readonly SheetPart[]): string[] {
  return sheets.flatMap((part) => {
    if (
      part.kind !== 'statement' ||
      !part.text.startsWith('@font-face') ||
      part.text.includes('unicode-range')
    )
      return [];
    return /url\(["']?([^"')]+)/.exec(part.text)?.[1] ?? [];
  });
}

/** Whether a declaration shows only when something changes: transitions and cursors. */
const isOfLaterUse = ({ text }: { text: string }) =>
  /^(?:-webkit-)?(?:transition|cursor|will-change)\b/.test(text);

/** The parts whose selectors can match the page. */
function keepMatching(parts: readonly SheetPart[], names: UsedNames): SheetPart[] {
  return parts.flatMap((part): SheetPart[] => {
    if (comesLater(part)) return [];
    if (part.kind === 'group') return [{ ...part, parts: keepMatching(part.parts, names) }];
    if (part.kind !== 'rule') return [part];
    const selectors = part.selectors.filter(({ node }) => canMatch(node, names));
    const declarations = part.declarations.filter((declaration) => !isOfLaterUse(declaration));
    return selectors.length > 0 && declarations.length > 0 ? [{ ...part, selectors, declarations }] : [];
  });
}

function collectReads(parts: readonly SheetPart[], reads: Set<string>): Set<string> {
  for (const part of parts) {
    if (part.kind === 'group') collectReads(part.parts, reads);
    if (part.kind === 'rule')
      for (const { reads: names } of part.declarations) names.forEach((name) => reads.add(name));
    if (part.kind === 'named' && reads.has(part.name)) part.reads.forEach((name) => reads.add(name));
  }
  return reads;
}

/** The parts without custom properties, animations and registrations that nothing reads. */
function keepRead(parts: readonly SheetPart[], reads: Set<string>): SheetPart[] {
  return parts.flatMap((part): SheetPart[] => {
    if (part.kind === 'group') return [{ ...part, parts: keepRead(part.parts, reads) }];
    if (part.kind === 'named') return reads.has(part.name) ? [part] : [];
    if (part.kind !== 'rule') return [part];
    const declarations = part.declarations.filter(
      ({ declares }) => declares === undefined || reads.has(declares),
    );
    return declarations.length > 0 ? [{ ...part, declarations }] : [];
  });
}

const print = (parts: readonly SheetPart[]): string => parts.map(printPart).join('');

function printPart(part: SheetPart): string {
  if (part.kind === 'group') {
    const inner = print(part.parts);
    // A layer keeps its place in the order even when the page needs nothing of it.
    return inner || !part.head.startsWith('@layer ') ? inner && `${part.head}{${inner}}` : `${part.head};`;
  }
  if (part.kind !== 'rule') return part.text;
  // The minifier repeats declarations with a prefix.
  const declarations = new Set(part.declarations.map(({ text }) => text));
  return `${part.selectors.map(({ text }) => text).join(',')}{${[...declarations].join(';')}}`;
}

/** Removes the fallbacks of custom properties that `:root` sets, because they are never used. */
function dropFallbacks(style: string, parts: readonly SheetPart[]): string {
  const names = parts.flatMap((part) =>
    part.kind === 'rule' && part.selectors.some(({ text }) => text === ':root')
      ? part.declarations.map(({ declares }) => declares)
      : [],
  );
  return style.replace(/var\((--[\w-]+),[^()]*\)/g, (whole, name: string) =>
    names.includes(name) ? `var(${name})` : whole,
  );
}

/**
 * The part of a page's style sheets that its HTML can show before anybody uses it. Selectors are judged by
 * their names alone, so all that shows is in it, and some of it doesn't show.
 */
export function usedStyle(sheets: readonly SheetPart[], names: UsedNames): string {
  let parts = keepMatching(sheets, names);
  for (let before = -1; ;) {
    const reads = collectReads(parts, collectReads(parts, new Set()));
    if (reads.size === before) return dropFallbacks(print(parts), parts);
    before = reads.size;
    parts = keepRead(parts, reads);
  }
}
