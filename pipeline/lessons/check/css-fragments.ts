import { parse, type Atrule, type CssNode, type Rule } from 'css-tree';

/** The smallest part of a style sheet that a browser applies or ignores as a unit. */
export type CssFragment = {
  kind: 'declaration' | 'selector' | 'at-rule' | 'text';
  text: string;
  /** Counted from 1 in the sheet. */
  line: number;
  /** A style sheet with only this fragment. Text that is no rule and no declaration has none. */
  isolatedSheet?: string;
  /** The rule around it. When the browser ignores that rule, this fragment is not reported. */
  parent?: CssFragment;
  /** The conditions of the `@supports` rules around it. */
  conditions: string[];
};

/**
 * The rules around a node: their opening text, the innermost one as a fragment, and the `@supports`
 * conditions.
 */
type Context = { enclosingRules: string[]; parent?: CssFragment; conditions: string[] };

/** At-rules that a browser applies or ignores as a whole, whatever is inside. */
const atomicAtRules = new Set([
  'property',
  'counter-style',
  'font-feature-values',
  'font-palette-values',
  'view-transition',
  'import',
  'namespace',
  'layer',
]);
/** At-rules with descriptors, each of which a browser applies or ignores separately. */
const descriptorAtRules = new Set(['font-face', 'page', 'position-try']);
const probe = '--probe: 1';

/** Splits a style sheet into fragments, in source order. */
export function listCssFragments(css: string): CssFragment[] {
  return parseSheet(css).flatMap((node) =>
    collectFragments(node, css, { enclosingRules: [], conditions: [] }),
  );
}

/** Parses a style sheet. For a part of a larger one, `start` is the position of its text there. */
function parseSheet(css: string, start: { offset?: number; line?: number } = {}): CssNode[] {
  const sheet = parse(css, {
    positions: true,
    parseValue: false,
    parseCustomProperty: false,
    parseRulePrelude: false,
    parseAtrulePrelude: false,
    ...start,
  });
  return sheet.type === 'StyleSheet' ? sheet.children.toArray() : [];
}

/**
 * css-tree parses a nested rule only when it begins with `&` or `@`, but browsers also parse `.dark & {}` and
 * `> h3 {}`.
 */
function parseNestedRules(text: string, { offset, line }: { offset: number; line: number }): CssNode[] {
  const rules = parseSheet(text, { offset, line });
  return rules.every(({ type }) => type === 'Rule') ? rules : [];
}

function wrapInEnclosingRules({ enclosingRules }: Context, inner: string): string {
  return enclosingRules.join('') + inner + '}'.repeat(enclosingRules.length);
}

/**
 * The content for the block of an at-rule, or of a style rule (''), so that the browser has something to
 * apply.
 */
function createProbe(name: string, { enclosingRules }: Context): string {
  if (descriptorAtRules.has(name)) return '';
  if (name.endsWith('keyframes')) return `from { ${probe} }`;
  const isInRule = enclosingRules.some((outer) => !outer.startsWith('@'));
  return name === '' || isInRule ? probe : `x { ${probe} }`;
}

/** The fragments of a node and of everything inside it. `context` describes the rules around the node. */
function collectFragments(node: CssNode, css: string, context: Context): CssFragment[] {
  if (!node.loc || node.type === 'Comment') return [];
  const text = css.slice(node.loc.start.offset, node.loc.end.offset);
  const common = {
    line: node.loc.start.line,
    conditions: context.conditions,
    ...(context.parent ? { parent: context.parent } : {}),
  };
  if (node.type === 'Declaration')
    return [{ ...common, kind: 'declaration', text, isolatedSheet: wrapInEnclosingRules(context, text) }];
  if (node.type === 'Rule' || node.type === 'Atrule')
    return collectRuleFragments(node, { ...common, text }, css, context);
  if (node.type !== 'Raw' || text.trim() === '') return [];
  const nestedRules = context.parent?.kind === 'selector' ? parseNestedRules(text, node.loc.start) : [];
  return nestedRules.length > 0
    ? nestedRules.flatMap((rule) => collectFragments(rule, css, context))
    : [{ ...common, kind: 'text', text }];
}

function collectRuleFragments(
  node: Rule | Atrule,
  { text, ...common }: Pick<CssFragment, 'text' | 'line' | 'conditions' | 'parent'>,
  css: string,
  context: Context,
): CssFragment[] {
  const name = node.type === 'Atrule' ? node.name : '';
  if (name === 'charset') return [];
  const prelude = node.prelude?.loc
    ? css.slice(node.prelude.loc.start.offset, node.prelude.loc.end.offset)
    : '';
  const opening = node.type === 'Rule' ? `${prelude} {` : `@${node.name} ${prelude} {`;
  const fragment: CssFragment = {
    ...common,
    kind: node.type === 'Rule' ? 'selector' : 'at-rule',
    text: opening.slice(0, -1).trim(),
  };
  if (atomicAtRules.has(name) && (node.block === null || name !== 'layer')) {
    const statement = node.block === null ? `${text.replace(/;?\s*$/, '')};` : text;
    return [{ ...fragment, isolatedSheet: wrapInEnclosingRules(context, statement) }];
  }
  const innerContext: Context = {
    enclosingRules: [...context.enclosingRules, opening],
    parent: fragment,
    conditions: name === 'supports' ? [...context.conditions, prelude] : context.conditions,
  };
  fragment.isolatedSheet = wrapInEnclosingRules(innerContext, createProbe(name, context));
  const children = node.block?.children.toArray() ?? [];
  return [fragment, ...children.flatMap((child) => collectFragments(child, css, innerContext))];
}
