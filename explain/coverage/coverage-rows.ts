import type { CoverageRow } from './coverage-row.ts';
import { declarationsWithoutEffect } from './declarations-without-effect.ts';
import { droppedDeclarations } from './dropped-declarations.ts';
import { overriddenDeclarations } from './overridden-declarations.ts';
import { repairedTrees } from './repaired-trees.ts';
import { unmatchedSelectors } from './unmatched-selectors.ts';

/** Lists from the standards, a row for each thing that can go wrong. */
export const coverageRows: readonly CoverageRow[] = [
  ...overriddenDeclarations,
  ...declarationsWithoutEffect,
  ...repairedTrees,
  ...droppedDeclarations,
  ...unmatchedSelectors,
];
