import type { CaseRow, MistakeCase, ValidCase } from '../cases/case.ts';
import { brokenReferences, referenceCases } from '../rules/broken-reference/cases/references.cases.ts';
import { widthCases, widthsThatDoNotFit } from '../rules/does-not-fit/cases/widths.cases.ts';
import { atRulesCases, droppedAtRules } from '../rules/dropped-declaration/cases/at-rules.cases.ts';
import { boxValuesCases } from '../rules/dropped-declaration/cases/box-values.cases.ts';
import { colorAndBackgroundValuesCases } from '../rules/dropped-declaration/cases/color-and-background-values.cases.ts';
import { layoutValuesCases } from '../rules/dropped-declaration/cases/layout-values.cases.ts';
import { motionValuesCases } from '../rules/dropped-declaration/cases/motion-values.cases.ts';
import { propertyNamesCases } from '../rules/dropped-declaration/cases/property-names.cases.ts';
import { droppedSelectors, selectorsCases } from '../rules/dropped-declaration/cases/selectors.cases.ts';
import { syntaxCases } from '../rules/dropped-declaration/cases/syntax.cases.ts';
import { textValuesCases } from '../rules/dropped-declaration/cases/text-values.cases.ts';
import { droppedDeclarations, droppedFunctions } from '../rules/dropped-declaration/cases/values.cases.ts';
import {
  backgroundsAndBordersCases,
  bordersWithoutEffect,
} from '../rules/no-effect/cases/backgrounds-and-borders.cases.ts';
import { boxesCases, boxesWithoutEffect, elementsWithoutBox } from '../rules/no-effect/cases/boxes.cases.ts';
import { flexAndGridCases, layoutWithoutEffect } from '../rules/no-effect/cases/flex-and-grid.cases.ts';
import { motionCases, motionWithoutEffect } from '../rules/no-effect/cases/motion.cases.ts';
import {
  namesWithoutEffect,
  pseudoElementsAndContainersCases,
} from '../rules/no-effect/cases/pseudo-elements-and-containers.cases.ts';
import { vectorsWithoutEffect } from '../rules/no-effect/cases/svg-and-anchors.cases.ts';
import { roomCases } from '../rules/no-effect/cases/room.cases.ts';
import { layersAndMinimumsCases } from '../rules/no-effect/cases/layers-and-minimums.cases.ts';
import { statesAndResetsCases } from '../rules/overridden-declaration/cases/states-and-resets.cases.ts';
import { scrollingWithoutEffect } from '../rules/no-effect/cases/tables-and-scrolling.cases.ts';
import { textCases, textWithoutEffect } from '../rules/no-effect/cases/text.cases.ts';
import {
  cascadeCases,
  overriddenBySpecificity,
} from '../rules/overridden-declaration/cases/cascade.cases.ts';
import {
  overriddenByOrder,
  overriddenByWider,
} from '../rules/overridden-declaration/cases/conditions-and-layers.cases.ts';
import {
  inheritanceCases,
  overriddenByInheritance,
} from '../rules/overridden-declaration/cases/inheritance.cases.ts';
import {
  overriddenByShorthands,
  shorthandsCases,
} from '../rules/overridden-declaration/cases/shorthands.cases.ts';
import { attributesCases } from '../rules/repaired-tree/cases/attributes.cases.ts';
import {
  nestingCases,
  repairedNesting,
  repairedOverlaps,
} from '../rules/repaired-tree/cases/nesting.cases.ts';
import { repairedEnds, tagsCases } from '../rules/repaired-tree/cases/tags.cases.ts';
import { repairedTags, unclosedCases } from '../rules/repaired-tree/cases/unclosed.cases.ts';
import { combinatorsCases } from '../rules/unmatched-selector/cases/combinators.cases.ts';
import { missingElementsCases } from '../rules/unmatched-selector/cases/missing-elements.cases.ts';
import { namesCases, unmatchedNamesAndStates } from '../rules/unmatched-selector/cases/names.cases.ts';
import { unmatchedSelectors } from '../rules/unmatched-selector/cases/states.cases.ts';
import { validCascadeAndSelectors } from '../cases/valid/cascade-and-selectors.cases.ts';
import { validFormsAndDocuments } from '../cases/valid/forms-and-documents.cases.ts';
import { validLayoutAndBoxes } from '../cases/valid/layout-and-boxes.cases.ts';
import { validBoxesThatAreMeant } from '../cases/valid/boxes-that-are-meant.cases.ts';
import { nearMistakes } from '../cases/valid/near-mistakes.cases.ts';
import { libraryPages } from '../cases/valid/library-pages.cases.ts';
import { webPages } from '../cases/valid/web-pages.cases.ts';
import { workingPages } from '../cases/valid/working-pages.cases.ts';
import { validTextAndPictures } from '../cases/valid/text-and-pictures.cases.ts';

/** Lists from the standards, a row for each thing that can go wrong. */
export const caseRows: readonly CaseRow[] = [
  ...brokenReferences,
  ...widthsThatDoNotFit,
  ...droppedAtRules,
  ...droppedSelectors,
  ...droppedDeclarations,
  ...droppedFunctions,
  ...bordersWithoutEffect,
  ...elementsWithoutBox,
  ...boxesWithoutEffect,
  ...layoutWithoutEffect,
  ...motionWithoutEffect,
  ...namesWithoutEffect,
  ...vectorsWithoutEffect,
  ...scrollingWithoutEffect,
  ...textWithoutEffect,
  ...overriddenBySpecificity,
  ...overriddenByOrder,
  ...overriddenByWider,
  ...overriddenByInheritance,
  ...overriddenByShorthands,
  ...repairedNesting,
  ...repairedOverlaps,
  ...repairedEnds,
  ...repairedTags,
  ...unmatchedNamesAndStates,
  ...unmatchedSelectors,
];

/** Pages with one mistake each, as learners write them. */
export const mistakeCases: readonly MistakeCase[] = [
  ...referenceCases,
  ...widthCases,
  ...atRulesCases,
  ...boxValuesCases,
  ...colorAndBackgroundValuesCases,
  ...layoutValuesCases,
  ...motionValuesCases,
  ...propertyNamesCases,
  ...selectorsCases,
  ...syntaxCases,
  ...textValuesCases,
  ...backgroundsAndBordersCases,
  ...boxesCases,
  ...roomCases,
  ...layersAndMinimumsCases,
  ...statesAndResetsCases,
  ...flexAndGridCases,
  ...motionCases,
  ...pseudoElementsAndContainersCases,
  ...textCases,
  ...cascadeCases,
  ...inheritanceCases,
  ...shorthandsCases,
  ...attributesCases,
  ...nestingCases,
  ...tagsCases,
  ...unclosedCases,
  ...combinatorsCases,
  ...missingElementsCases,
  ...namesCases,
];

/** Pages that have nothing to report. */
export const validCases: readonly ValidCase[] = [
  ...validBoxesThatAreMeant,
  ...libraryPages,
  ...webPages,
  ...workingPages,
  ...validCascadeAndSelectors,
  ...validFormsAndDocuments,
  ...validLayoutAndBoxes,
  ...validTextAndPictures,
  ...nearMistakes.map(([css, html]) => ({ shows: `${css} ${html}`, css, html })),
];
