declare module '@bramus/specificity/core' {
  import type { CssNode } from 'css-tree';

  /** The package has types only for its bundle. This entry point works on the trees of css-tree. */
  export function calculateForAST(selector: CssNode): { toArray: () => [number, number, number] };
}
