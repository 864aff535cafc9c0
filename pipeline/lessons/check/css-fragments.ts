import { parse, type CssNode } from 'css-tree';

/** A part of a style sheet that the browser keeps or drops by itself. */
export type CssPiece = {
  what: 'declaration' | 'selector' | 'at-rule' | 'text';
  text: string;
  /** Counted from 1 in the sheet. */
  line: number;
  /** A sheet that holds this piece alone; what the parser can't place has none. */
  alone?: string;
  /** The rule around it: when that one is dropped, this one is not looked at. */
  within?: CssPiece;
  /** The conditions of the `@supports` rules around it. */
  conditions: string[];
};

type Place = { openings: string[]; within?: CssPiece; conditions: string[] };

/** At-rules that are kept or dropped as a whole, whatever they hold. */
const whole = new Set([
  'property',
  'counter-style',
  'font-feature-values',
  'font-palette-values',
  'view-transition',
  'import',
  'namespace',
  'layer',
]);
/** At-rules that hold their own descriptors, each kept or dropped by itself. */
const ofDescriptors = new Set(['font-face', 'page', 'position-try']);
const probe = '--probe: 1';

/** Takes a style sheet apart into what the browser decides about, in the order it is written. */
export function listCssPieces(css: string): CssPiece[] {
  return parseSheet(css).flatMap((node) => piecesOf(node, css, { openings: [], conditions: [] }));
}

/** The rules of a sheet; `offset` and `line` are where its text begins in a larger one. */
function parseSheet(css: string, begins: { offset?: number; line?: number } = {}): CssNode[] {
  const sheet = parse(css, {
    positions: true,
    parseValue: false,
    parseCustomProperty: false,
    parseRulePrelude: false,
    parseAtrulePrelude: false,
    ...begins,
  });
  return sheet.type === 'StyleSheet' ? sheet.children.toArray() : [];
}

/** css-tree reads a nested rule only when it begins with `&` or `@`; browsers also read `.dark & {}` and `> h3 {}`. */
function parseNestedRules(text: string, { offset, line }: { offset: number; line: number }): CssNode[] {
  const rules = parseSheet(text, { offset, line });
  return rules.every(({ type }) => type === 'Rule') ? rules : [];
}

function around({ openings }: Place, inner: string): string {
  return openings.join('') + inner + '}'.repeat(openings.length);
}

/** What fills the block of an at-rule, or of a rule (''), so that the browser has something to keep or drop. */
function probeIn(name: string, { openings }: Place): string {
  if (ofDescriptors.has(name)) return '';
  if (name.endsWith('keyframes')) return `from { ${probe} }`;
  const isInRule = openings.some((outer) => !outer.startsWith('@'));
  return name === '' || isInRule ? probe : `x { ${probe} }`;
}

function piecesOf(node: CssNode, css: string, place: Place): CssPiece[] {
  if (!node.loc || node.type === 'Comment') return [];
  const text = css.slice(node.loc.start.offset, node.loc.end.offset);
  const base = {
    line: node.loc.start.line,
    conditions: place.conditions,
    ...(place.within ? { within: place.within } : {}),
  };
  if (node.type === 'Declaration')
    return [{ ...base, what: 'declaration', text, alone: around(place, text) }];
  if (node.type === 'Raw') {
    if (text.trim() === '') return [];
    const nested = place.within?.what === 'selector' ? parseNestedRules(text, node.loc.start) : [];
    return nested.length > 0
      ? nested.flatMap((rule) => piecesOf(rule, css, place))
      : [{ ...base, what: 'text', text }];
  }
  if (node.type !== 'Rule' && node.type !== 'Atrule') return [];
  const prelude = node.prelude?.loc
    ? css.slice(node.prelude.loc.start.offset, node.prelude.loc.end.offset)
    : '';
  const opening = node.type === 'Rule' ? `${prelude} {` : `@${node.name} ${prelude} {`;
  const own: CssPiece = {
    ...base,
    what: node.type === 'Rule' ? 'selector' : 'at-rule',
    text: opening.slice(0, -1).trim(),
  };
  const name = node.type === 'Atrule' ? node.name : '';
  if (name === 'charset') return [];
  if (whole.has(name) && (node.block === null || name !== 'layer'))
    return [{ ...own, alone: around(place, node.block === null ? `${text.replace(/;?\s*$/, '')};` : text) }];
  const inside: Place = {
    openings: [...place.openings, opening],
    within: own,
    conditions: name === 'supports' ? [...place.conditions, prelude] : place.conditions,
  };
  own.alone = around(inside, probeIn(name, place));
  return [own, ...(node.block?.children.toArray() ?? []).flatMap((child) => piecesOf(child, css, inside))];
}
