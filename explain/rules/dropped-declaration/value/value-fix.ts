/** A possible mistake in a value: the first of its candidates that is valid is the fix. */
export type ValueFix = {
  listCandidates: (property: string, value: string) => string[];
  describe: (property: string, value: string, fixed: string) => string;
};
