import { replacePrelude, replaceValue } from '../../../edits.ts';
import { explainMediaQuery } from '../../../parse/media-query.ts';
import { splitTopLevel } from '../../../parse/split-top-level.ts';
import type { AtRule, ParsedSheet } from '../../../parse/style-sheet.ts';
import type { Report, SpanEdit } from '../../../report.ts';
import { reportDropped } from '../report-dropped.ts';

/** A mistake in the size features of a container query, which have the syntax of a media query. */
function explainContainerCondition(rule: AtRule): Report | undefined {
  const [, name = '', condition = ''] = /^([\w-]+\s+)?(\(.*)$/s.exec(rule.prelude) ?? [];
  const isSizeCondition = /^\(\s*(min-|max-)?(width|height|inline-size|block-size)\b[^()]*\)$/i.test(
    condition,
  );
  const error = isSizeCondition ? explainMediaQuery(condition) : undefined;
  return error
    ? reportDropped(
        rule.span,
        'invalid-condition',
        error.message.replace('media query', 'container query'),
        error.fix,
        { selector: `@container ${rule.prelude}` },
        error.fixedQuery === undefined ? [] : replacePrelude(rule, `${name}${error.fixedQuery} `),
      )
    : undefined;
}

const animationName = 'my-animation';

/** Gives another name to the animations with a keyword as their name: those that have a duration. */
function renameAnimations({ declarations }: ParsedSheet, keyword: string): SpanEdit[] {
  return declarations.flatMap((declaration) => {
    const { property, value } = declaration;
    const words = splitTopLevel(value, ' ');
    const isNamed =
      property === 'animation' && words.includes(keyword) && words.some((word) => /^[\d.]+m?s$/i.test(word));
    const renamed = words.map((word) => (word === keyword ? animationName : word)).join(' ');
    return isNamed ? replaceValue(declaration, renamed) : [];
  });
}

/** A mistake in what is between an at-rule's name and its block; undefined for a valid at-rule. */
export function explainPrelude(rule: AtRule, sheet: ParsedSheet): Report | undefined {
  const { name, prelude } = rule;
  const data = { selector: `@${name} ${prelude}`.trim() };
  if (name === 'container') return explainContainerCondition(rule);
  if (name === 'supports' && /^\(\s*[:.#]/.test(prelude))
    return reportDropped(
      rule.span,
      'invalid-condition',
      `@supports asks for a declaration in parentheses, and ${prelude} is a selector, so the browser never applies what is in it.`,
      `Write @supports selector${prelude}.`,
      data,
      replacePrelude(rule, `selector${prelude} `),
    );
  if (name.endsWith('keyframes') && /^(none|initial|inherit|unset|revert|revert-layer)$/i.test(prelude))
    return reportDropped(
      rule.span,
      'unnamed-keyframes',
      `${prelude} is a keyword of CSS and can't be the name of an animation, so the browser dropped these @keyframes.`,
      `Call them ${animationName}, here and in animation.`,
      data,
      [...replacePrelude(rule, animationName), ...renameAnimations(sheet, prelude)],
    );
  if (name === 'layer' && /^[.#]/.test(prelude))
    return reportDropped(
      rule.span,
      'invalid-condition',
      `The name of a layer has no dot or hash before it, so the browser dropped @layer ${prelude} and everything in it.`,
      `Write @layer ${prelude.slice(1)}.`,
      data,
      replacePrelude(rule, `${prelude.slice(1)} `),
    );
  const names = prelude.split(',').map((part) => part.trim());
  if (name === 'layer' && rule.hasBlock && names.length > 1)
    return reportDropped(
      rule.span,
      'invalid-condition',
      `@layer with a block takes one name, and ${names.join(', ')} are ${names.length}, so the browser dropped everything in it.`,
      `Write @layer ${prelude}; for the order, and then @layer ${names.at(-1) ?? ''} { … }.`,
      data,
      replacePrelude(rule, `${prelude};\n@layer ${names.at(-1) ?? ''} `),
    );
  if (name === 'layer' && !rule.hasBlock && names.some((part) => /^[\w.-]+(\s+[\w.-]+)+$/.test(part))) {
    const separated = prelude.split(/[\s,]+/).join(', ');
    return reportDropped(
      rule.span,
      'invalid-condition',
      `The names of layers are separated by commas, so the browser dropped @layer ${prelude} and the order in it.`,
      `Write @layer ${separated};`,
      data,
      replacePrelude(rule, separated),
    );
  }
  const selectors = /^(.*?)(?:\sto\s+(.*))?$/s.exec(prelude)?.slice(1).filter(Boolean) ?? [];
  const scope = selectors.map((part) => (part.startsWith('(') ? part : `(${part})`)).join(' to ');
  if (name === 'scope' && prelude !== '' && !/^to\b/.test(prelude) && !prelude.startsWith('('))
    return reportDropped(
      rule.span,
      'invalid-condition',
      'The selector of @scope has no parentheses, so the browser dropped everything in it.',
      `Write @scope ${scope}.`,
      data,
      replacePrelude(rule, `${scope} `),
    );
  return undefined;
}
