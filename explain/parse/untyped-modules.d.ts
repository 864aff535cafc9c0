declare module '@bramus/specificity/core' {
  import type { CssNode } from 'css-tree';

  /** The package has types only for its bundle. This entry point works on the trees of css-tree. */
  export function calculateForAST(selector: CssNode): { toArray: () => [number, number, number] };
}

// The types of css-tree are for its main module alone, which comes with a generator, source maps and the grammar of
// whole style sheets.

declare module 'css-tree/definition-syntax' {
  import { definitionSyntax } from 'css-tree';

  export const walk: typeof definitionSyntax.walk;
}

declare module 'css-tree/definition-syntax-data' {
  /** The published syntax of each property and type. */
  const definitions: { properties: Record<string, string>; types: Record<string, string> };
  export default definitions;
}

declare module 'css-tree/lexer' {
  import type { Lexer as PublishedLexer } from 'css-tree';

  type LexerConfig = {
    /** Whether it knows the types that no data defines, such as `<length>`. */
    generic: true;
    properties: Readonly<Record<string, string>>;
    types: Readonly<Record<string, string>>;
  };

  /** The second argument serializes trees, and the third checks them: neither is needed for text. */
  export const Lexer: new (
    config: LexerConfig,
    syntax: Record<string, never>,
    structure: Record<string, never>,
  ) => PublishedLexer;
}

declare module 'css-tree/selector-parser' {
  import type { CssNode } from 'css-tree';

  export default function parse(text: string, options: { context: 'selector' | 'selectorList' }): CssNode;
}

declare module 'css-tree/tokenizer' {
  export { tokenize, tokenTypes } from 'css-tree';
}

declare module 'css-tree/utils' {
  export { ident, List } from 'css-tree';
}
