import type { Diagnostic } from './diagnostic.ts';
import { readPage, type Page } from './match/page.ts';
import { compareReports, toDiagnostic, type Report } from './report.ts';
import { explainCustomProperties } from './rules/dropped-declaration/custom-properties.ts';
import {
  explainDroppedDeclarations,
  explainDroppedRules,
} from './rules/dropped-declaration/dropped-rules.ts';
import { explainContainers } from './rules/no-effect/query/container-query.ts';
import { explainCounters } from './rules/no-effect/counters.ts';
import { explainImpossibleQueries } from './rules/no-effect/query/impossible-query.ts';
import { explainNoEffect } from './rules/no-effect/no-effect.ts';
import {
  explainHosts,
  explainPseudoElementProperties,
} from './rules/no-effect/pseudo-element/pseudo-element-properties.ts';
import {
  explainFirstLine,
  explainMissingContent,
  explainPseudoElementBox,
} from './rules/no-effect/pseudo-element/pseudo-elements.ts';
import { explainVisited } from './rules/no-effect/visited-links.ts';
import { explainAnimated } from './rules/overridden-declaration/animated-value.ts';
import { explainInherited } from './rules/overridden-declaration/inherited-value.ts';
import { explainOverridden } from './rules/overridden-declaration/overridden-declaration.ts';
import { explainAttributes } from './rules/overridden-declaration/presentational-attribute.ts';
import { explainShown } from './rules/overridden-declaration/user-agent-hidden.ts';
import { explainAdditions } from './rules/repaired-tree/added-elements.ts';
import { explainMisplaced } from './rules/repaired-tree/misplaced-elements.ts';
import { explainAttributeNames } from './rules/repaired-tree/misspelt-attributes.ts';
import { explainReferences } from './rules/repaired-tree/references.ts';
import { explainRepairs } from './rules/repaired-tree/repaired-tree.ts';
import { explainUnmatched } from './rules/unmatched-selector/unmatched-selector.ts';

/** Every rule; each knows one kind of mistake. */
const rules: readonly ((page: Page) => Report[])[] = [
  ({ parsed, source }) => explainRepairs(parsed, source),
  ({ sheets }) => sheets.flatMap(explainDroppedRules),
  ({ sheets }) => sheets.flatMap(explainDroppedDeclarations),
  ({ attributeSheets }) => attributeSheets.flatMap(({ sheet }) => explainDroppedDeclarations(sheet)),
  explainUnmatched,
  explainOverridden,
  explainInherited,
  explainAnimated,
  explainShown,
  explainAttributes,
  explainCustomProperties,
  explainVisited,
  explainMissingContent,
  explainPseudoElementBox,
  explainFirstLine,
  explainPseudoElementProperties,
  explainHosts,
  explainNoEffect,
  explainContainers,
  explainImpossibleQueries,
  explainCounters,
  explainReferences,
  explainMisplaced,
  explainAttributeNames,
  explainAdditions,
  ({ attributeSheets }) => attributeSheets.flatMap(({ sheet }) => explainDroppedRules(sheet)),
];

/**
 * Why a page doesn't do what its author meant, most likely cause first; empty for a page with nothing wrong.
 * `linked` holds the text of linked style sheets by their href: a diagnostic of one has the range of its link.
 */
export function explainPage(html: string, linked: ReadonlyMap<string, string> = new Map()): Diagnostic[] {
  const page = readPage(html, linked);
  return rules
    .flatMap((rule) => rule(page))
    .toSorted(compareReports)
    .map((report) => toDiagnostic(report, page.source));
}
