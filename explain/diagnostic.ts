export type FindingKind =
  | 'unmatched-selector'
  | 'dropped-declaration'
  | 'overridden-declaration'
  | 'no-effect'
  | 'repaired-tree';

/** One reason why a page doesn't do what its author meant, as `npm run explain` prints it. */
export type Finding = {
  kind: FindingKind;
  /** Counted from 1 in the whole HTML file. */
  line: number;
  selector?: string;
  property?: string;
  value?: string;
  element?: string;
  /** One plain sentence: what the browser did, and why. */
  message: string;
  /** The concrete change that mends it. */
  mend?: string;
};

/** A finding on its way to the list: the higher its weight, the nearer it stands to the cause. */
export type Weighed = Finding & { weight: number };
