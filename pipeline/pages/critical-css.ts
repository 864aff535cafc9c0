import type { PageFont } from '../../app/boot/page-files.ts';
import type { StyleSheetPart } from './style-sheet.ts';
import { canMatch, type PageElements } from './page-selectors.ts';

/** Whether no page needs this part for its first paint: for print, for too old browsers, and fonts that have to be fetched. */
function isNeverInFirstPaint(part: StyleSheetPart): boolean {
  if (part.kind === 'group') return part.head === '@media print' || part.head.startsWith('@supports not');
  return part.kind === 'font' && part.path !== undefined;
}

/** The fonts that have to be fetched. Throws when one is not for the weights that app/boot/start.ts gives all of them. */
export function listFonts(sheets: readonly StyleSheetPart[]): PageFont[] {
  return sheets.flatMap((part): PageFont[] => {
    if (part.kind !== 'font' || part.path === undefined) return [];
    const { family, weight, path, unicodeRange } = part;
    if (weight !== '100 900')
      throw new Error(`The font ${family} is not for the weights 100 900: app/boot/start.ts`);
    return [unicodeRange === undefined ? [family, path] : [family, path, unicodeRange]];
  });
}

/** Whether a declaration has an effect only when the user does something: transitions and cursors. */
const isInteractionDeclaration = ({ text }: { text: string }) =>
  /^(?:-webkit-)?(?:transition|cursor|will-change)\b/.test(text);

/** Keeps the parts whose selectors can match an element of the page. */
function filterMatching(parts: readonly StyleSheetPart[], elements: PageElements): StyleSheetPart[] {
  return parts.flatMap((part): StyleSheetPart[] => {
    if (isNeverInFirstPaint(part)) return [];
    if (part.kind === 'group') return [{ ...part, parts: filterMatching(part.parts, elements) }];
    if (part.kind !== 'rule') return [part];
    const selectors = part.selectors.filter(({ node }) => canMatch(node, elements));
    const declarations = part.declarations.filter((declaration) => !isInteractionDeclaration(declaration));
    return selectors.length > 0 && declarations.length > 0 ? [{ ...part, selectors, declarations }] : [];
  });
}

/** Adds the names of all custom properties and animations that the parts use to `references`. */
function collectReferences(parts: readonly StyleSheetPart[], references: Set<string>): Set<string> {
  for (const part of parts) {
    if (part.kind === 'group') collectReferences(part.parts, references);
    if (part.kind === 'rule')
      for (const { references: names } of part.declarations) names.forEach((name) => references.add(name));
    if (part.kind === 'named' && references.has(part.name))
      part.references.forEach((name) => references.add(name));
  }
  return references;
}

/** Removes custom properties, animations and registered properties that nothing uses. */
function filterReferenced(parts: readonly StyleSheetPart[], references: Set<string>): StyleSheetPart[] {
  return parts.flatMap((part): StyleSheetPart[] => {
    if (part.kind === 'group') return [{ ...part, parts: filterReferenced(part.parts, references) }];
    if (part.kind === 'named') return references.has(part.name) ? [part] : [];
    if (part.kind !== 'rule') return [part];
    const declarations = part.declarations.filter(
      ({ declares }) => declares === undefined || references.has(declares),
    );
    return declarations.length > 0 ? [{ ...part, declarations }] : [];
  });
}

const serialize = (parts: readonly StyleSheetPart[]): string => parts.map(serializePart).join('');

function serializePart(part: StyleSheetPart): string {
  if (part.kind === 'group') {
    const inner = serialize(part.parts);
    // An empty layer stays, because the order of the first mentions decides which layer wins.
    return inner || !part.head.startsWith('@layer ') ? inner && `${part.head}{${inner}}` : `${part.head};`;
  }
  if (part.kind !== 'rule') return part.text;
  // The minifier writes some declarations twice, once with a vendor prefix.
  const declarations = new Set(part.declarations.map(({ text }) => text));
  return `${part.selectors.map(({ text }) => text).join(',')}{${[...declarations].join(';')}}`;
}

/**
 * Removes the fallbacks in `var()` for custom properties that `:root` sets: the browser never uses these
 * fallbacks.
 */
function dropUnusedFallbacks(style: string, parts: readonly StyleSheetPart[]): string {
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
 * The critical CSS of a page: the rules of its style sheets that can apply to its HTML before the user does
 * anything. Of each element in a selector only the names are compared, so the result has every rule that applies and
 * some that do not.
 */
export function extractCriticalCss(sheets: readonly StyleSheetPart[], elements: PageElements): string {
  let parts = filterMatching(sheets, elements);
  // Removing a declaration can leave another name without a use, so this repeats until nothing changes.
  for (let previousSize = -1; ;) {
    const references = collectReferences(parts, collectReferences(parts, new Set()));
    if (references.size === previousSize) return dropUnusedFallbacks(serialize(parts), parts);
    previousSize = references.size;
    parts = filterReferenced(parts, references);
  }
}
