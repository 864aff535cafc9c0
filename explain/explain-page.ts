import type { Diagnostic } from './diagnostic.ts';
import { analyzePage, type Page } from './cascade/page.ts';
import type { FormatLine } from './line-reference.ts';
import { compareReports, toDiagnostic, type Report } from './report.ts';
import { explainCustomProperties } from './rules/dropped-declaration/custom-properties.ts';
import {
  explainDroppedDeclarations,
  explainDroppedRules,
} from './rules/dropped-declaration/dropped-rules.ts';
import { explainFullWidths } from './rules/does-not-fit/full-widths.ts';
import { explainGridColumns } from './rules/does-not-fit/grid-columns.ts';
import { explainWideRows } from './rules/does-not-fit/explain-rows.ts';
import { explainWindowWidths } from './rules/does-not-fit/window-widths.ts';
import { explainIgnoredStyleSheets } from './rules/dropped-declaration/ignored-style-sheets.ts';
import { explainForeignCharacters } from './rules/dropped-declaration/foreign-characters.ts';
import { explainContainerQueries } from './rules/no-effect/query/container-query.ts';
import { explainCounters } from './rules/no-effect/counters.ts';
import { explainFontNames } from './rules/no-effect/font-names.ts';
import { explainEscapedUrls } from './rules/no-effect/escaped-urls.ts';
import { explainQuotedFontLists } from './rules/no-effect/quoted-font-lists.ts';
import { explainImpossibleQueries, explainNarrowQueries } from './rules/no-effect/query/media-queries.ts';
import { explainNoEffect } from './rules/no-effect/no-effect.ts';
import {
  explainMissingPseudoElements,
  explainPseudoElementProperties,
} from './rules/no-effect/pseudo-element/pseudo-element-properties.ts';
import {
  explainInlineFirstLine,
  explainMissingContent,
  explainPseudoElementBoxes,
} from './rules/no-effect/pseudo-element/pseudo-elements.ts';
import { explainAttributeContent } from './rules/no-effect/pseudo-element/attribute-content.ts';
import { explainVisitedLinks } from './rules/no-effect/visited-links.ts';
import { explainAnimatedValues } from './rules/overridden-declaration/animated-values.ts';
import { explainControlFonts } from './rules/overridden-declaration/control-fonts.ts';
import { explainLinkStateOrder, explainStateOrder } from './rules/overridden-declaration/state-order.ts';
import { explainOverriddenInheritance } from './rules/overridden-declaration/overridden-inheritance.ts';
import { explainOverriddenDeclarations } from './rules/overridden-declaration/overridden-declarations.ts';
import { explainPresentationalAttributes } from './rules/overridden-declaration/presentational-attributes.ts';
import { explainShownHiddenElements } from './rules/overridden-declaration/shown-hidden-elements.ts';
import { explainAddedElements } from './rules/repaired-tree/added-elements.ts';
import { explainLateAttributes, explainMisspeltAttributes } from './rules/repaired-tree/attributes.ts';
import { explainBooleanAttributes } from './rules/repaired-tree/boolean-attributes.ts';
import { explainMisplacedElements } from './rules/repaired-tree/misplaced-elements.ts';
import { explainReferences } from './rules/broken-reference/id-references.ts';
import { explainScriptReferences } from './rules/broken-reference/script-references.ts';
import { explainRepairs } from './rules/repaired-tree/repaired-tree.ts';
import { explainSelectContent } from './rules/repaired-tree/select-content.ts';
import { explainUnmatchedSelectors } from './rules/unmatched-selector/unmatched-selectors.ts';

/** Every rule. Each finds one kind of mistake. */
const rules: readonly ((page: Page) => Report[])[] = [
  ({ parsed, source }) => explainRepairs(parsed, source),
  ({ sheets, attributeSheets }) =>
    [...sheets, ...attributeSheets.map(({ sheet }) => sheet)].flatMap(explainForeignCharacters),
  ({ sheets }) => sheets.flatMap(explainDroppedRules),
  ({ sheets }) => sheets.flatMap(explainDroppedDeclarations),
  ({ attributeSheets }) => attributeSheets.flatMap(({ sheet }) => explainDroppedDeclarations(sheet)),
  explainIgnoredStyleSheets,
  explainUnmatchedSelectors,
  explainOverriddenDeclarations,
  explainStateOrder,
  explainLinkStateOrder,
  explainOverriddenInheritance,
  explainControlFonts,
  explainAnimatedValues,
  explainShownHiddenElements,
  explainPresentationalAttributes,
  explainCustomProperties,
  explainVisitedLinks,
  explainAttributeContent,
  explainMissingContent,
  explainPseudoElementBoxes,
  explainInlineFirstLine,
  explainPseudoElementProperties,
  explainMissingPseudoElements,
  explainNoEffect,
  explainWideRows,
  explainFullWidths,
  explainWindowWidths,
  explainGridColumns,
  explainContainerQueries,
  explainImpossibleQueries,
  explainNarrowQueries,
  explainCounters,
  explainFontNames,
  explainQuotedFontLists,
  explainEscapedUrls,
  explainReferences,
  explainScriptReferences,
  explainMisplacedElements,
  explainLateAttributes,
  explainSelectContent,
  explainMisspeltAttributes,
  explainBooleanAttributes,
  explainAddedElements,
  ({ attributeSheets }) => attributeSheets.flatMap(({ sheet }) => explainDroppedRules(sheet)),
];

/**
 * Why a page doesn't do what its author meant, most likely cause first; empty for a page with nothing
 * wrong. `linkedSheets` holds the text of linked style sheets by their href. A diagnostic of one has the
 * range of its link. `formatLine` returns how messages call a line of the page, for one that is assembled from
 * several files.
 */
export function explainPage(
  html: string,
  linkedSheets: ReadonlyMap<string, string> = new Map(),
  formatLine: FormatLine = (line) => `line ${line}`,
): Diagnostic[] {
  const page = analyzePage(html, linkedSheets);
  return rules
    .flatMap((rule) => rule(page))
    .toSorted(compareReports)
    .map((report) => toDiagnostic(report, page.source, formatLine));
}
