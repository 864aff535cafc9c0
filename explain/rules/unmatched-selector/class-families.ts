import type { Page } from '../../cascade/page.ts';
import { getPageNames } from './suggestion/page-names.ts';

/** From this number of classes of a family on the page, the style sheet has the whole family, such as all parts of a card. */
const minUsedMembers = 2;

/** From this number of classes that the page uses, and as many that it doesn't, a style sheet is one for many pages. */
const minLibraryClasses = 4;

/** What libraries call the variants of a class, such as `btn-block` and `btn-outline-primary` beside `btn`. */
const variantPattern =
  /^(block|xs|sm|md|lg|xl|small|large|big|wide|full|fluid|inline|vertical|horizontal|outline|ghost|rounded|circle|pill|flat|link|primary|secondary|tertiary|accent|success|danger|warning|error|info|light|dark|muted|inverse|disabled|active|striped|animated|bordered|hover|flush|left|right|center|top|bottom)(-|$)/;

/** `card` of `card-header`, `card__title` and `card`. */
function getFamily(name: string): string {
  return /^[a-z\d]+/i.exec(name)?.[0] ?? name;
}

/** The beginnings of class names that an attribute selector asks for: `icon-` in `[class^="icon-"]`. */
function listPrefixes(preludes: readonly string[]): string[] {
  return preludes.flatMap((prelude) =>
    [...prelude.matchAll(/\[class[*^]=["']?\s?([\w-]+[-_])["']?\]/g)].map(([, prefix = '']) => prefix),
  );
}

function listPreludes({ sheets }: Page): string[] {
  return sheets.flatMap(({ rules }) => rules.map(({ prelude }) => prelude));
}

function listStyledClasses(preludes: readonly string[]): Set<string> {
  return new Set(preludes.flatMap((prelude) => prelude.match(/(?<=\.)[a-z][\w-]*/gi) ?? []));
}

/** Whether a class that the page doesn't have is a variant of one that it has: `btn-block` beside `btn`. */
export function isUnusedVariant(unknownPart: string | undefined, page: Page): boolean {
  if (unknownPart?.startsWith('.') !== true) return false;
  const name = unknownPart.slice(1);
  return [...getPageNames(page).classes].some((used) =>
    [used, getFamily(used)].some(
      (base) => name.startsWith(`${base}-`) && variantPattern.test(name.slice(base.length + 1)),
    ),
  );
}

/**
 * Whether a class that the page doesn't have belongs to a library: the page uses other members of its family, or the
 * style sheet has many classes that the page doesn't use. A library styles every part of a component.
 */
export function isPartOfLibrary(unknownPart: string | undefined, page: Page): boolean {
  if (unknownPart?.startsWith('.') !== true) return false;
  const name = unknownPart.slice(1);
  const used = getPageNames(page).classes;
  const preludes = listPreludes(page);
  if (listPrefixes(preludes).some((prefix) => name.startsWith(prefix))) return true;
  const styled = listStyledClasses(preludes);
  const [found, missing] = [true, false].map((has) => [...styled].filter((other) => used.has(other) === has));
  if ((found?.length ?? 0) >= minLibraryClasses && (missing?.length ?? 0) >= minLibraryClasses) return true;
  const family = getFamily(name);
  const isMember = (other: string): boolean => styled.has(other) && getFamily(other) === family;
  const members = [...used].filter((other) => other !== family && isMember(other));
  // An element without a class beside the others may have been meant to have this one.
  const isForgotten = page.elements.some(
    ({ classes, parent }) =>
      classes.length === 0 && parent?.children.some((sibling) => sibling.classes.some(isMember)),
  );
  return members.length >= minUsedMembers && !isForgotten;
}

/** From this number of classes that the page uses or its scripts name, one that it doesn't use is left over. */
const minUsedClasses = 5;

/** Whether a class is a modifier in the manner of BEM of one that the page has: `card--wide` beside `card--small`. */
function isModifier(name: string, used: Iterable<string>): boolean {
  const base = /^(.+?[a-z\d])--[a-z\d]/i.exec(name)?.[1];
  return base !== undefined && [...used].some((other) => other === base || other.startsWith(`${base}--`));
}

/**
 * Whether a rule of its own is for a class that this page has no use for, such as a helper or a variant, and the page
 * uses most of what its style sheet has.
 */
export function isLeftOver(text: string, unknownPart: string | undefined, page: Page): boolean {
  if (unknownPart?.startsWith('.') !== true || /^#|[\s>+~]#/.test(text)) return false;
  const used = getPageNames(page).classes;
  if (isModifier(unknownPart.slice(1), used)) return true;
  const styled = [...listStyledClasses(listPreludes(page))];
  const found = styled.filter((name) => used.has(name) || page.context.scriptWords.has(name));
  // `.card .heading` is about a part of a card that is there, and its class was most likely forgotten.
  return found.length >= minUsedClasses && text.startsWith(unknownPart);
}
