import type { CoverageRow } from './coverage-row.ts';
import { droppedDeclarations } from './dropped-declarations.ts';
import { overriddenByOrder } from './overridden/conditions-and-layers.ts';
import { overriddenByInheritance } from './overridden/inheritance-and-animations.ts';
import { overriddenByShorthands } from './overridden/shorthands.ts';
import { overriddenBySpecificity } from './overridden/specificity-and-scope.ts';
import { repairedEnds } from './repaired/ends-and-places.ts';
import { repairedNesting } from './repaired/nesting-and-tables.ts';
import { repairedTags } from './repaired/unclosed-and-stray.ts';
import { unmatchedSelectors } from './unmatched-selectors.ts';
import { layoutWithoutEffect } from './without-effect/layout.ts';
import { motionWithoutEffect } from './without-effect/motion-and-boxes.ts';
import { namesWithoutEffect } from './without-effect/names-and-queries.ts';
import { scrollingWithoutEffect } from './without-effect/tables-and-scrolling.ts';
import { textWithoutEffect } from './without-effect/text-and-borders.ts';

/** Lists from the standards, a row for each thing that can go wrong. */
export const coverageRows: readonly CoverageRow[] = [
  ...overriddenByShorthands,
  ...overriddenByOrder,
  ...overriddenByInheritance,
  ...overriddenBySpecificity,
  ...layoutWithoutEffect,
  ...textWithoutEffect,
  ...scrollingWithoutEffect,
  ...motionWithoutEffect,
  ...namesWithoutEffect,
  ...repairedNesting,
  ...repairedTags,
  ...repairedEnds,
  ...droppedDeclarations,
  ...unmatchedSelectors,
];
