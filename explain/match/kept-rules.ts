import { isAtRuleName } from '../data/at-rules.ts';
import { explainMediaQuery } from '../read/media-query.ts';
import { selectorsOf } from '../read/selectors.ts';
import { atRulesAround, type AtRule, type CssRule, type Declaration } from '../read/style-sheet.ts';

/** At-rules that hold style rules; in the others the blocks mean something else. */
export const groupingRules: ReadonlySet<string> = new Set([
  'media',
  'supports',
  'layer',
  'container',
  'scope',
  'starting-style',
  'document',
]);

/** Whether a rule styles elements: not the steps of @keyframes and the like. */
export function isStyleRule(rule: { parent: CssRule | AtRule | undefined }): boolean {
  return atRulesAround(rule).every(({ name }) => groupingRules.has(name));
}

/** Whether a declaration is a property of elements or of a keyframe: not a descriptor of @font-face and the like. */
export function isPropertyDeclaration(declaration: Declaration): boolean {
  const { parent } = declaration;
  if (parent?.type === 'at') return groupingRules.has(parent.name);
  return atRulesAround(declaration).every(
    ({ name }) => groupingRules.has(name) || name.endsWith('keyframes') || name === 'position-try',
  );
}

/** Whether the browser keeps the rule: each selector of its list is valid, and the rules around it too. */
export function isKept(rule: CssRule): boolean {
  for (let one: CssRule | AtRule | undefined = rule; one; one = one.parent) {
    if (one.type === 'rule' && selectorsOf(one).some(({ error }) => error !== undefined)) return false;
    if (one.type === 'at' && one.name === 'media' && explainMediaQuery(one.prelude)) return false;
    if (one.type === 'at' && !isAtRuleName(one.name)) return false;
    if (one.type === 'at' && one.name === 'layer' && /^[.#]|,/.test(one.prelude)) return false;
    if (one.type === 'at' && one.name === 'scope' && !/^(\(|to\b|$)/.test(one.prelude)) return false;
  }
  return true;
}
