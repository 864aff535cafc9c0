import { isAtRuleName } from '../data/at-rules.ts';
import { explainMediaQuery } from '../parse/media-query.ts';
import { listSelectors } from '../parse/selectors.ts';
import {
  listEnclosingAtRules,
  type AtRule,
  type QualifiedRule,
  type Declaration,
} from '../parse/style-sheet.ts';

/** At-rules that contain style rules (conditional group rules, @layer, @scope and others). */
export const groupingAtRules: ReadonlySet<string> = new Set([
  'media',
  'supports',
  'layer',
  'container',
  'scope',
  'starting-style',
  'document',
]);

/** Whether a rule is a style rule, and not a keyframe or the like. */
export function isStyleRule(rule: { parent: QualifiedRule | AtRule | undefined }): boolean {
  return listEnclosingAtRules(rule).every(({ name }) => groupingAtRules.has(name));
}

/** Whether a declaration sets a property, and not a descriptor of @font-face or the like. */
export function isPropertyDeclaration(declaration: Declaration): boolean {
  const { parent } = declaration;
  if (parent?.type === 'at') return groupingAtRules.has(parent.name);
  return listEnclosingAtRules(declaration).every(
    ({ name }) => groupingAtRules.has(name) || name.endsWith('keyframes') || name === 'position-try',
  );
}

/** Whether the browser keeps a rule: all selectors of its list and all rules that enclose it are valid. */
export function isValidRule(rule: QualifiedRule): boolean {
  for (let block: QualifiedRule | AtRule | undefined = rule; block; block = block.parent) {
    if (block.type === 'rule' && listSelectors(block).some(({ error }) => error !== undefined)) return false;
    if (block.type === 'at' && block.name === 'media' && explainMediaQuery(block.prelude)) return false;
    if (block.type === 'at' && !isAtRuleName(block.name)) return false;
    if (block.type === 'at' && block.name === 'layer' && /^[.#]|,/.test(block.prelude)) return false;
    if (block.type === 'at' && block.name === 'scope' && !/^(\(|to\b|$)/.test(block.prelude)) return false;
  }
  return true;
}
