import { generate, parse, walk, type CssNode, type Declaration } from 'css-tree';

/** One declaration as text: the custom property it declares, if any, and the names that its value reads. */
type DeclarationText = { text: string; declares?: string; reads: readonly string[] };
/** A style sheet cut into pieces that a page may need or not. */
export type SheetPart =
  | {
      kind: 'rule';
      selectors: readonly { text: string; node: CssNode }[];
      declarations: readonly DeclarationText[];
    }
  | { kind: 'group'; head: string; parts: readonly SheetPart[] }
  /** An animation or a registered property: needed when something reads its name. */
  | { kind: 'named'; name: string; text: string; reads: readonly string[] }
  | { kind: 'statement'; text: string };

/** The custom properties and animations that a value may name. */
function namesIn(node: CssNode): string[] {
  const names: string[] = [];
  walk(node, (each) => {
    if (each.type === 'Identifier') names.push(each.name);
    // A custom property's value is kept as text.
    if (each.type === 'Raw') names.push(...(each.value.match(/--[\w-]+/g) ?? []));
  });
  return names;
}

function declarationText(node: Declaration): DeclarationText {
  const reads = namesIn(node.value);
  return node.property.startsWith('--')
    ? { text: generate(node), declares: node.property, reads }
    : { text: generate(node), reads };
}

function readPart(node: CssNode): SheetPart | undefined {
  if (node.type === 'Rule') {
    const selectors =
      node.prelude.type === 'SelectorList'
        ? node.prelude.children.toArray().map((each) => ({ text: generate(each), node: each }))
        : [{ text: generate(node.prelude), node: node.prelude }];
    const declarations = node.block.children
      .toArray()
      .map((each): DeclarationText =>
        each.type === 'Declaration' ? declarationText(each) : { text: generate(each), reads: namesIn(each) },
      );
    return { kind: 'rule', selectors, declarations };
  }
  if (node.type !== 'Atrule') return undefined;
  const prelude = node.prelude ? generate(node.prelude) : '';
  if (!node.block)
    return { kind: 'statement', text: `${generate(node)}${generate(node).endsWith(';') ? '' : ';'}` };
  if (node.name === 'keyframes' || node.name === 'property')
    return { kind: 'named', name: prelude, text: generate(node), reads: namesIn(node.block) };
  if (node.name === 'font-face') return { kind: 'statement', text: generate(node) };
  return {
    kind: 'group',
    head: `@${node.name}${prelude && ` ${prelude}`}`,
    parts: node.block.children.toArray().flatMap((each) => readPart(each) ?? []),
  };
}

/** Cuts a style sheet into its parts, in order. */
export function readSheet(css: string): SheetPart[] {
  const sheet = parse(css);
  return sheet.type === 'StyleSheet' ? sheet.children.toArray().flatMap((node) => readPart(node) ?? []) : [];
}
