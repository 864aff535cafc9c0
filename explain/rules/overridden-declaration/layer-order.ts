import { removeDeclaration, removeImportance } from '../../edits.ts';
import type { Applied } from '../../match/cascade.ts';
import { compareSpecificity } from '../../read/selectors.ts';
import { atRulesAround, type AtRule, type CssRule } from '../../read/style-sheet.ts';
import type { SpanEdit, SuggestedFix } from '../../report.ts';

/** The one named layer that a rule is in; undefined for none, for one without a name and for layers in layers. */
function findLayer({ selector }: Applied): AtRule | undefined {
  const [layer, outer] = selector ? atRulesAround(selector.rule).filter(({ name }) => name === 'layer') : [];
  return outer || !/^[\w-]+$/.test(layer?.prelude.trim() ?? '') ? undefined : layer;
}

/** Puts a rule that is in nothing into a layer. */
function putInLayer(rule: CssRule | undefined, layer: string): SpanEdit[] {
  if (!rule || rule.parent || !rule.closed || !rule.sheet.isEditable) return [];
  const text = rule.sheet.source.slice(rule.blockSpan);
  return [{ span: rule.blockSpan, newText: `@layer ${layer} { ${text} }` }];
}

/** The layer just before one of a name, where a statement says the order. */
function findEarlier(atRules: readonly AtRule[], own: string | undefined): string | undefined {
  for (const { prelude, hasBlock, name } of atRules) {
    const names = prelude.split(',').map((one) => one.trim());
    if (name === 'layer' && !hasBlock && own !== undefined && names.includes(own))
      return names[names.indexOf(own) - 1];
  }
  return undefined;
}

/** Names the layers in their order before all else of the style sheet. */
function nameOrder(earlier: AtRule, later: AtRule): SpanEdit[] {
  const { sheet } = earlier;
  if (!sheet.isEditable || sheet !== later.sheet || /@layer\s[^{;]*;|@import|@charset/i.test(sheet.text))
    return [];
  const names = `@layer ${earlier.prelude.trim()}, ${later.prelude.trim()};`;
  const at = sheet.spanOf(/^\s*/.exec(sheet.text)?.[0].length ?? 0, 0).start;
  return [{ span: { start: at, end: at }, newText: `${names}\n` }];
}

/** Changes the places of two layers in the statement that names them. */
function swapNames(statements: readonly AtRule[], one: AtRule, other: AtRule): SpanEdit[] {
  const [own, rival] = [one.prelude.trim(), other.prelude.trim()];
  const statement = statements.find(({ prelude, hasBlock, sheet }) => {
    const names = prelude.split(',').map((name) => name.trim());
    return !hasBlock && sheet.isEditable && names.includes(own) && names.includes(rival);
  });
  if (!statement) return [];
  const names = statement.prelude
    .split(',')
    .map((name) => name.trim())
    .map((name) => (name === own ? rival : name === rival ? own : name));
  return [{ span: statement.preludeSpan, newText: ` ${names.join(', ')}` }];
}

/** Whether a declaration is in the layer of another one, or in an inner layer of it. */
export function isInLayerOf({ layer }: Applied, outer: Applied): boolean {
  return outer.layer.every((place, at) => place === layer[at]);
}

/** Why a declaration loses to one of another layer, and what would let it win. */
export function describeLayers(
  sentence: string,
  loser: Applied,
  winner: Applied,
  atRules: readonly AtRule[],
): { message: string; fix: SuggestedFix } {
  const [own, rival] = [findLayer(loser), findLayer(winner)];
  if (loser.declaration.important)
    return {
      message: `${sentence}: with !important the order of layers is reversed. ${loser.layer.length === 0 ? 'A layer beats a rule in no layer' : 'The first layer wins'}.`,
      fix: { title: 'Remove !important there.', edits: removeImportance(winner.declaration) },
    };
  if (winner.layer.length === 0) {
    const isStronger =
      (compareSpecificity(loser.specificity, winner.specificity) ||
        loser.declaration.order - winner.declaration.order) > 0;
    const home = isStronger ? own?.prelude.trim() : findEarlier(atRules, own?.prelude.trim());
    return {
      message: `${sentence}: a rule in no layer beats every layer.`,
      fix: {
        title: isStronger
          ? 'Put the other rule in the same layer.'
          : 'Put the other rule in an earlier layer.',
        edits: home === undefined ? [] : putInLayer(winner.selector?.rule, home),
      },
    };
  }
  if (isInLayerOf(loser, winner))
    return {
      message: `${sentence}: both are in the same layer, and what is in no inner layer of it beats its inner layers.`,
      fix: {
        title: `Remove ${winner.declaration.property} on line ${winner.declaration.line}.`,
        edits: removeDeclaration(winner.declaration),
      },
    };
  const swapped = own && rival ? swapNames(atRules, own, rival) : [];
  return {
    message: `${sentence}: its layer comes later in the order of layers, and a later layer beats an earlier one.`,
    fix: {
      title:
        own && rival
          ? `Put the layer ${own.prelude.trim()} after ${rival.prelude.trim()}.`
          : 'Change the order of the layers.',
      edits: own && rival && swapped.length === 0 ? nameOrder(rival, own) : swapped,
    },
  };
}
