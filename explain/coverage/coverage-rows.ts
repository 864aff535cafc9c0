import type { CoverageRow } from './coverage-row.ts';
import { droppedDeclarations } from './dropped-declaration.ts';
import { droppedFunctionsAndRules } from './dropped-functions-and-rules.ts';
import { overriddenByOrder } from './overridden-declaration/conditions-and-layers.ts';
import { overriddenByInheritance } from './overridden-declaration/inheritance-and-animations.ts';
import { overriddenByShorthands } from './overridden-declaration/shorthands.ts';
import { overriddenBySpecificity } from './overridden-declaration/specificity-and-scope.ts';
import { overriddenByWider } from './overridden-declaration/wider-conditions.ts';
import { repairedEnds } from './repaired-tree/ends-and-places.ts';
import { repairedNesting } from './repaired-tree/nesting-and-tables.ts';
import { repairedOverlaps } from './repaired-tree/overlaps-and-comments.ts';
import { repairedTags } from './repaired-tree/unclosed-and-stray.ts';
import { unmatchedNamesAndStates } from './unmatched-names-and-states.ts';
import { unmatchedSelectors } from './unmatched-selector.ts';
import { layoutWithoutEffect } from './no-effect/layout.ts';
import { motionWithoutEffect } from './no-effect/motion-and-boxes.ts';
import { namesWithoutEffect } from './no-effect/names-and-queries.ts';
import { scrollingWithoutEffect } from './no-effect/tables-and-scrolling.ts';
import { textWithoutEffect } from './no-effect/text-and-borders.ts';
import { vectorsWithoutEffect } from './no-effect/vectors-and-anchors.ts';

/** Lists from the standards, a row for each thing that can go wrong. */
export const coverageRows: readonly CoverageRow[] = [
  ...overriddenByShorthands,
  ...overriddenByOrder,
  ...overriddenByInheritance,
  ...overriddenBySpecificity,
  ...overriddenByWider,
  ...layoutWithoutEffect,
  ...textWithoutEffect,
  ...scrollingWithoutEffect,
  ...motionWithoutEffect,
  ...namesWithoutEffect,
  ...vectorsWithoutEffect,
  ...repairedNesting,
  ...repairedTags,
  ...repairedEnds,
  ...repairedOverlaps,
  ...droppedDeclarations,
  ...droppedFunctionsAndRules,
  ...unmatchedSelectors,
  ...unmatchedNamesAndStates,
];
