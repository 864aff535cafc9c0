declare module '@bramus/specificity/core' {
  import type { CssNode } from 'css-tree';

  /** The package types its whole bundle only; this part works on trees that css-tree has parsed. */
  export function calculateForAST(selector: CssNode): { toArray: () => [number, number, number] };
}
