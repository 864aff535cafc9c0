import type { DSNode } from 'css-tree';

declare module 'css-tree' {
  interface Lexer {
    /** The data behind the lexer, which its types leave out. */
    properties: Readonly<Record<string, { syntax: DSNode | null } | undefined>>;
    types: Readonly<Record<string, { syntax: DSNode | null } | undefined>>;
  }
}
