import { removeDeclaration, removeImportant, replacePrelude } from '../../edits.ts';
import type { AppliedDeclaration } from '../../cascade/cascade.ts';
import { compareSpecificity } from '../../parse/selectors.ts';
import { listEnclosingAtRules, type AtRule, type QualifiedRule } from '../../parse/style-sheet.ts';
import type { SpanEdit, SpanFix } from '../../report.ts';
import { lineReference } from '../../line-reference.ts';

/** The named layer of a rule; undefined without a layer, for an anonymous layer and for nested layers. */
function findNamedLayer({ selector }: AppliedDeclaration): AtRule | undefined {
  const [layer, outer] = selector
    ? listEnclosingAtRules(selector.rule).filter(({ name }) => name === 'layer')
    : [];
  return outer || !/^[\w-]+$/.test(layer?.prelude.trim() ?? '') ? undefined : layer;
}

/** Wraps a top-level rule in a layer. */
function wrapInLayer(rule: QualifiedRule | undefined, layer: string): SpanEdit[] {
  if (!rule || rule.parent || !rule.isClosed || !rule.sheet.isEditable) return [];
  const text = rule.sheet.source.slice(rule.fullSpan);
  return [{ span: rule.fullSpan, newText: `@layer ${layer} { ${text} }` }];
}

/** The layer before another one in a statement such as `@layer base, look;`. */
function findPreviousLayer(atRules: readonly AtRule[], layer: string | undefined): string | undefined {
  for (const { prelude, hasBlock, name } of atRules) {
    const names = prelude.split(',').map((text) => text.trim());
    if (name === 'layer' && !hasBlock && layer !== undefined && names.includes(layer))
      return names[names.indexOf(layer) - 1];
  }
  return undefined;
}

/** Declares the order of two layers at the beginning of the style sheet. */
function declareLayerOrder(earlier: AtRule, later: AtRule): SpanEdit[] {
  const { sheet } = earlier;
  if (!sheet.isEditable || sheet !== later.sheet || /@layer\s[^{;]*;|@import|@charset/i.test(sheet.text))
    return [];
  const names = `@layer ${earlier.prelude.trim()}, ${later.prelude.trim()};`;
  const index = sheet.spanOf(/^\s*/.exec(sheet.text)?.[0].length ?? 0, 0).start;
  return [{ span: { start: index, end: index }, newText: `${names}\n` }];
}

/** Swaps two layers in the statement that declares their order. */
function swapLayerNames(statements: readonly AtRule[], layer: AtRule, otherLayer: AtRule): SpanEdit[] {
  const [layerName, otherName] = [layer.prelude.trim(), otherLayer.prelude.trim()];
  const statement = statements.find(({ prelude, hasBlock, sheet }) => {
    const names = prelude.split(',').map((name) => name.trim());
    return !hasBlock && sheet.isEditable && names.includes(layerName) && names.includes(otherName);
  });
  if (!statement) return [];
  const names = statement.prelude
    .split(',')
    .map((name) => name.trim())
    .map((name) => (name === layerName ? otherName : name === otherName ? layerName : name));
  return replacePrelude(statement, names.join(', '));
}

/** Whether a declaration is in the same layer as another one, or in a nested layer of it. */
export function isInSameOrInnerLayer({ layer }: AppliedDeclaration, outer: AppliedDeclaration): boolean {
  return outer.layer.every((place, index) => place === layer[index]);
}

/** Why a declaration loses to one of another layer, and a fix that lets it win. */
export function formatLayerOverride(
  sentence: string,
  loser: AppliedDeclaration,
  winner: AppliedDeclaration,
  atRules: readonly AtRule[],
): { message: string; fix: SpanFix } {
  const [loserLayer, winnerLayer] = [findNamedLayer(loser), findNamedLayer(winner)];
  if (loser.declaration.isImportant)
    return {
      message: `${sentence}: with !important the order of layers is reversed. ${loser.layer.length === 0 ? 'A layer beats a rule in no layer' : 'The first layer wins'}.`,
      fix: { title: 'Remove !important there.', edits: removeImportant(winner.declaration) },
    };
  if (winner.layer.length === 0) {
    const isStronger =
      (compareSpecificity(loser.specificity, winner.specificity) ||
        loser.declaration.order - winner.declaration.order) > 0;
    const targetLayer = isStronger
      ? loserLayer?.prelude.trim()
      : findPreviousLayer(atRules, loserLayer?.prelude.trim());
    return {
      message: `${sentence}: a rule in no layer beats every layer.`,
      fix: {
        title: isStronger
          ? 'Put the other rule in the same layer.'
          : 'Put the other rule in an earlier layer.',
        edits: targetLayer === undefined ? [] : wrapInLayer(winner.selector?.rule, targetLayer),
      },
    };
  }
  if (isInSameOrInnerLayer(loser, winner))
    return {
      message: `${sentence}: both are in the same layer, and what is in no inner layer of it beats its inner layers.`,
      fix: {
        title: `Remove ${winner.declaration.property} on ${lineReference(winner.declaration.line)}.`,
        edits: removeDeclaration(winner.declaration),
      },
    };
  const swapped = loserLayer && winnerLayer ? swapLayerNames(atRules, loserLayer, winnerLayer) : [];
  return {
    message: `${sentence}: its layer comes later in the order of layers, and a later layer beats an earlier one.`,
    fix: {
      title:
        loserLayer && winnerLayer
          ? `Put the layer ${loserLayer.prelude.trim()} after ${winnerLayer.prelude.trim()}.`
          : 'Change the order of the layers.',
      edits:
        loserLayer && winnerLayer && swapped.length === 0
          ? declareLayerOrder(winnerLayer, loserLayer)
          : swapped,
    },
  };
}
