import { find, generate, parse, walk, type Atrule, type CssNode, type Declaration } from 'css-tree';

/** A declaration as text, the custom property that it declares, if any, and the names that its value uses. */
type ParsedDeclaration = { text: string; declares?: string; references: readonly string[] };
/** A part of a style sheet that goes into a page's critical CSS or not. */
export type StyleSheetPart =
  | {
      kind: 'rule';
      selectors: readonly { text: string; node: CssNode }[];
      declarations: readonly ParsedDeclaration[];
    }
  | { kind: 'group'; head: string; parts: readonly StyleSheetPart[] }
  /** An animation or a registered property, which is needed when something uses its name. */
  | { kind: 'named'; name: string; text: string; references: readonly string[] }
  /** A font; with the path of its file, if it has to be fetched, and without its style, which is always normal. */
  | { kind: 'font'; family: string; weight?: string; path?: string; unicodeRange?: string; text: string }
  | { kind: 'statement'; text: string };

/** The identifiers in a value: each may be the name of a custom property or an animation. */
function findReferences(node: CssNode): string[] {
  const names: string[] = [];
  walk(node, (each) => {
    if (each.type === 'Identifier') names.push(each.name);
    // css-tree does not parse the value of a custom property.
    if (each.type === 'Raw') names.push(...(each.value.match(/--[\w-]+/g) ?? []));
  });
  return names;
}

function parseDeclaration(node: Declaration): ParsedDeclaration {
  const references = findReferences(node.value);
  return node.property.startsWith('--')
    ? { text: generate(node), declares: node.property, references }
    : { text: generate(node), references };
}

/** A `@font-face` rule. Throws when it has no family. */
function parseFontFace(rule: Atrule): StyleSheetPart {
  const values = new Map<string, CssNode>();
  walk(rule, { visit: 'Declaration', enter: ({ property, value }) => void values.set(property, value) });
  const text = (property: string) => {
    const value = values.get(property);
    return value && generate(value);
  };
  const family = text('font-family')?.replace(/^(["'])(.*)\1$/, '$2');
  if (family === undefined) throw new Error(`A font has no family: ${generate(rule)}`);
  const source = values.get('src');
  const file = source && find(source, ({ type }) => type === 'Url');
  const weight = text('font-weight');
  const unicodeRange = text('unicode-range');
  return {
    kind: 'font',
    family,
    ...(weight !== undefined && { weight }),
    ...(file?.type === 'Url' && { path: file.value }),
    ...(unicodeRange !== undefined && { unicodeRange }),
    text: generate(rule),
  };
}

function parsePart(node: CssNode): StyleSheetPart | undefined {
  if (node.type === 'Rule') {
    const selectors =
      node.prelude.type === 'SelectorList'
        ? node.prelude.children.toArray().map((each) => ({ text: generate(each), node: each }))
        : [{ text: generate(node.prelude), node: node.prelude }];
    const declarations = node.block.children
      .toArray()
      .map((each): ParsedDeclaration =>
        each.type === 'Declaration'
          ? parseDeclaration(each)
          : { text: generate(each), references: findReferences(each) },
      );
    return { kind: 'rule', selectors, declarations };
  }
  if (node.type !== 'Atrule') return undefined;
  const prelude = node.prelude ? generate(node.prelude) : '';
  if (!node.block)
    return { kind: 'statement', text: `${generate(node)}${generate(node).endsWith(';') ? '' : ';'}` };
  if (node.name === 'keyframes' || node.name === 'property')
    return { kind: 'named', name: prelude, text: generate(node), references: findReferences(node.block) };
  if (node.name === 'font-face') return parseFontFace(node);
  return {
    kind: 'group',
    head: `@${node.name}${prelude && ` ${prelude}`}`,
    parts: node.block.children.toArray().flatMap((each) => parsePart(each) ?? []),
  };
}

/** Parses a style sheet into its parts, in order. */
export function parseStyleSheet(css: string): StyleSheetPart[] {
  const sheet = parse(css);
  return sheet.type === 'StyleSheet' ? sheet.children.toArray().flatMap((node) => parsePart(node) ?? []) : [];
}
