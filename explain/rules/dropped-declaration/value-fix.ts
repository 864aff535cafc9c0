/** A guess at what was meant: candidates are tried in order, and the first valid one explains the mistake. */
export type ValueFix = {
  candidates: (property: string, value: string) => string[];
  say: (property: string, value: string, fixed: string) => string;
};
