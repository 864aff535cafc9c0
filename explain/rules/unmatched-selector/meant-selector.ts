import { replaceAttribute } from '../../edits.ts';
import type { SpanEdit } from '../../report.ts';
import type { PageElement } from '../../read/elements.ts';
import { htmlElements } from '../../data/html-elements.ts';
import { matchSelector } from '../../match/match-selector.ts';
import { findNearest } from '../../nearest-word.ts';
import type { Page } from '../../match/page.ts';
import { parseSelector, type Selector } from '../../read/selectors.ts';
import { listOtherElements } from './other-elements.ts';
import { listAttributeShapes, listStateShapes } from './attribute-shapes.ts';
import { listShapes, splitSelector } from './selector-shapes.ts';

/** What a selector was most likely meant to be, and why it finds nothing as it is. */
export type Meant = {
  code: 'misspelt-selector' | 'misspelt-attribute' | 'wrong-combinator';
  message: string;
  fix: string;
  edits: SpanEdit[];
  /** Only a part of the selector finds something. */
  isWeak?: boolean;
};

type Kind = 'classes' | 'ids' | 'elements';

/** Names of the page; those of `visible` elements are what a misspelt one may mean. */
type Names = Record<Kind | 'visible', Set<string>>;

const unseen = new Set(['html', 'head', 'title', 'meta', 'link', 'style', 'script', 'base']);

function readNames(elements: readonly PageElement[]): Names {
  return {
    classes: new Set(elements.flatMap(({ classes }) => classes)),
    ids: new Set(elements.flatMap(({ id }) => (id === undefined ? [] : [id]))),
    elements: new Set(elements.map(({ name }) => name)),
    visible: new Set(elements.filter(({ name }) => !unseen.has(name)).map(({ name }) => name)),
  };
}

/** What an own name piece (`.card`, `#top`, `nav`) is called, with its kind; undefined for the other pieces. */
function readPiece(piece: string): { kind: Kind; name: string } | undefined {
  if (/^\.[\w\u00a0-\uffff-]+$/.test(piece)) return { kind: 'classes', name: piece.slice(1) };
  if (/^#[\w\u00a0-\uffff-]+$/.test(piece)) return { kind: 'ids', name: piece.slice(1) };
  return /^[a-z\u00a0-\uffff][\w\u00a0-\uffff-]*$/i.test(piece)
    ? { kind: 'elements', name: piece }
    : undefined;
}

const signs = { classes: '.', ids: '#', elements: '' };
const words = { classes: 'class', ids: 'id', elements: 'element' };

function explainOtherKind(piece: string, kind: Kind, meant: Kind, name: string): string {
  const has =
    meant === 'elements'
      ? `<${name}> is an element of the page`
      : `${name} is ${meant === 'ids' ? 'an id' : 'a class'} in the page`;
  return `${has}, and ${piece} looks for ${kind === 'elements' ? 'an element' : kind === 'ids' ? 'an id' : 'a class'} of that name.`;
}

/** `surely`: only where the page matches as it is, not in a state it may come into. */
type Swap = { piece: string; message: string; surely?: boolean; isWeak?: boolean };

function listSwaps(piece: string, next: string | undefined, names: Names, page: Page): Swap[] {
  const read = readPiece(piece);
  if (!read) return [];
  const { kind, name } = read;
  const swaps: Swap[] = [];
  const kinds: Kind[] = ['classes', 'ids', 'elements'];
  for (const other of kinds) {
    if (other !== kind && names[other].has(name))
      swaps.push({ piece: signs[other] + name, message: explainOtherKind(piece, kind, other, name) });
  }
  const near = findNearest(name, names[kind === 'elements' ? 'visible' : kind]);
  if (near)
    swaps.push({
      piece: signs[kind] + near,
      message: `No element has the ${words[kind]} ${name}; the page has ${near}.`.replace(
        'has the element',
        'is',
      ),
    });
  const split = name.split(/[-_]+/);
  const both = split.length > 1 ? split.map((part) => `.${part}`).join('') : '';
  if (both && page.elements.some(({ classes }) => split.every((part) => classes.includes(part))))
    swaps.push({
      piece: both,
      message: `No element has the class ${name}; the page has ${split.join(' and ')} as separate classes.`,
    });
  for (const other of kinds) {
    const close =
      other === kind
        ? undefined
        : findNearest(
            name,
            [...names[other === 'elements' ? 'visible' : other]].filter((candidate) => candidate.length > 3),
          );
    if (close)
      swaps.push({
        piece: signs[other] + close,
        isWeak: true,
        message: `${explainOtherKind(piece, kind, other, close).split(', and')[0]}; ${piece} finds nothing.`,
      });
  }
  if (kind === 'elements') swaps.push(...listOtherElements(name, next, page));
  return [...swaps, ...listStateShapes(piece, page)];
}

/** A mistake in the page's class or id attribute, such as class=".note", keeps the selector from matching. */
function explainSigned(pieces: readonly string[], page: Page): Meant | undefined {
  for (const piece of pieces) {
    const read = readPiece(piece);
    if (!read || read.kind === 'elements') continue;
    const attribute = read.kind === 'ids' ? 'id' : 'class';
    const typed = page.elements.find((element) =>
      [...element.attributes].some(
        ([name, value]) =>
          name !== attribute &&
          (name === 'classname' || findNearest(name, [attribute]) !== undefined) &&
          value.split(/\s+/).includes(read.name),
      ),
    );
    if (typed) {
      const wrong =
        [...typed.attributes.keys()].find(
          (name) => name === 'classname' || findNearest(name, [attribute]) !== undefined,
        ) ?? '';
      return {
        code: 'misspelt-attribute',
        message: `${piece} finds nothing: the attribute on line ${typed.line} is called ${wrong}, which HTML doesn't have, so the element has no ${attribute}.`,
        fix: `Write ${attribute}="${read.name}" in the page.`,
        edits: replaceAttribute(
          page.source,
          typed,
          wrong,
          `${attribute}="${typed.attributes.get(wrong) ?? ''}"`,
        ),
      };
    }
    const spaced =
      read.kind === 'ids'
        ? page.elements.find(({ id }) => id?.includes(' ') && id.split(/\s+/).includes(read.name))
        : undefined;
    if (spaced)
      return {
        code: 'misspelt-attribute',
        message: `${piece} finds nothing: the id on line ${spaced.line} has a space in it, and an id is one word.`,
        fix: `Write id="${read.name}" in the page; several words belong in class.`,
        edits: replaceAttribute(page.source, spaced, 'id', `id="${read.name}"`),
      };
    const carrier = page.elements.find((element) =>
      (attribute === 'id' ? [element.id ?? ''] : element.classes).some(
        (word) => word !== read.name && word.replace(/^[.#]|[,;.]$/g, '') === read.name,
      ),
    );
    if (carrier) {
      const cleaned = (carrier.attributes.get(attribute) ?? '')
        .replace(/[.#,;]/g, ' ')
        .trim()
        .replace(/\s+/g, ' ');
      return {
        code: 'misspelt-attribute',
        message: `The ${attribute} in the page (line ${carrier.line}) has a dot, hash or comma in it, so ${piece} doesn't find it: those belong in CSS only.`,
        fix: `Write ${attribute}="${cleaned}" in the page.`,
        edits: replaceAttribute(page.source, carrier, attribute, `${attribute}="${cleaned}"`),
      };
    }
  }
  return undefined;
}

/** The nearest selector that would find something, with the reason in words. */
export function findMeant({ text, span, rule }: Selector, page: Page): Meant | undefined {
  const names = readNames(page.elements);
  const pieces = splitSelector(text);
  const finds = (candidate: readonly string[], surely = false): boolean => {
    const joined = candidate.join('').trim();
    if (joined === '') return false;
    const selector = parseSelector(joined, rule);
    return page.elements.some((element) => matchSelector(element, selector, page.context) > (surely ? 1 : 0));
  };
  const meant = (candidate: readonly string[], message: string, code: Meant['code']): Meant => {
    const newText = candidate.join('').trim();
    return {
      code,
      message: `${text} finds nothing. ${message}`,
      fix: `Write ${newText}.`,
      edits: rule.sheet.isEditable ? [{ span, newText }] : [],
    };
  };
  const isAbsent = (piece: string): boolean => {
    const read = readPiece(piece);
    return (
      read !== undefined &&
      !names[read.kind].has(read.kind === 'elements' ? read.name.toLowerCase() : read.name)
    );
  };
  if (rule.parent?.type === 'rule' && finds(['&', ...pieces]))
    return meant(
      ['&', ...pieces],
      'Inside a rule it looks for descendants of the outer selector; in the page one element has both.',
      'misspelt-selector',
    );
  let changed = pieces;
  let reason: string | undefined;
  let isWeak = false;
  for (const [at, piece] of pieces.entries()) {
    if (!isAbsent(piece)) continue;
    const swaps = listSwaps(piece, pieces[at + 1], names, page);
    const with_ = (swap: Swap): string[] => [...changed.slice(0, at), swap.piece, ...changed.slice(at + 1)];
    const swap = swaps.find((one) => finds(with_(one), one.surely)) ?? swaps.find((one) => !one.surely);
    if (!swap) continue;
    const start = changed.slice(0, at).findLastIndex((one) => /^[\s>+~]+$/.test(one)) + 1;
    // In one compound the element comes first: `.author.p` becomes `p.author`.
    changed =
      start < at && /^[a-z]/i.test(swap.piece)
        ? [...changed.slice(0, start), swap.piece, ...changed.slice(start, at), '', ...changed.slice(at + 1)]
        : with_(swap);
    isWeak ||= swap.isWeak ?? false;
    reason ??= swap.message;
  }
  if (reason !== undefined && finds(changed))
    return { ...meant(changed, reason, 'misspelt-selector'), isWeak };
  const signed = explainSigned(pieces.filter(isAbsent), page);
  if (signed) return signed;
  if (reason === undefined && pieces.some((piece) => isAbsent(piece))) return undefined;
  for (const [at, piece] of changed.entries()) {
    const attribute = listAttributeShapes(piece, page).find((one) =>
      finds([...changed.slice(0, at), one.piece, ...changed.slice(at + 1)]),
    );
    if (attribute)
      return meant(
        [...changed.slice(0, at), attribute.piece, ...changed.slice(at + 1)],
        attribute.message,
        'misspelt-selector',
      );
  }
  const shape = listShapes(changed).find((one) => finds(one.pieces));
  return (
    shape && {
      ...meant(shape.pieces, reason ? `${reason} ${shape.message}` : shape.message, 'wrong-combinator'),
      isWeak: shape.isWeak ?? false,
    }
  );
}

/** The piece of a selector that the page has nowhere. */
export function findAbsent(text: string, page: Page): string | undefined {
  const names = readNames(page.elements);
  return splitSelector(text).find((piece) => {
    const read = readPiece(piece);
    return (
      read !== undefined &&
      !names[read.kind].has(read.name) &&
      !(read.kind === 'elements' && !htmlElements.has(read.name) && read.name.includes('-'))
    );
  });
}
