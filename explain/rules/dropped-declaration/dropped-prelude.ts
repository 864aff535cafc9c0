import { explainMediaQuery } from '../../read/media-query.ts';
import type { AtRule } from '../../read/style-sheet.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { drop } from './drop.ts';

function replacePrelude({ sheet, preludeSpan }: AtRule, prelude: string): SpanEdit[] {
  return sheet.isEditable ? [{ span: preludeSpan, newText: ` ${prelude}` }] : [];
}

/** What is wrong with the sizes that a container query asks for, which are written as those of a media query. */
function explainContainer(rule: AtRule): Report | undefined {
  const [, name = '', condition = ''] = /^([\w-]+\s+)?(\(.*)$/s.exec(rule.prelude) ?? [];
  const isOfSizes = /^\(\s*(min-|max-)?(width|height|inline-size|block-size)\b[^()]*\)$/i.test(condition);
  const query = isOfSizes ? explainMediaQuery(condition) : undefined;
  return query
    ? drop(
        rule.span,
        'invalid-condition',
        query.message.replace('media query', 'container query'),
        query.fix,
        { selector: `@container ${rule.prelude}` },
        query.fixed === undefined ? [] : replacePrelude(rule, `${name}${query.fixed} `),
      )
    : undefined;
}

/** What is wrong with the words between an at-rule's name and its block; undefined for valid ones. */
export function explainPrelude(rule: AtRule): Report | undefined {
  const { name, prelude } = rule;
  const data = { selector: `@${name} ${prelude}`.trim() };
  if (name === 'container') return explainContainer(rule);
  if (name === 'supports' && /^\(\s*[:.#]/.test(prelude))
    return drop(
      rule.span,
      'invalid-condition',
      `@supports asks for a declaration in parentheses, and ${prelude} is a selector, so the browser never applies what is in it.`,
      `Write @supports selector${prelude}.`,
      data,
      replacePrelude(rule, `selector${prelude} `),
    );
  if (name.endsWith('keyframes') && /^(none|initial|inherit|unset|revert|revert-layer)$/i.test(prelude))
    return drop(
      rule.span,
      'unnamed-keyframes',
      `${prelude} is a keyword of CSS and can't be the name of an animation, so the browser dropped these @keyframes.`,
      'Give them another name, here and in animation.',
      data,
    );
  if (name === 'layer' && /^[.#]/.test(prelude))
    return drop(
      rule.span,
      'invalid-condition',
      `The name of a layer has no dot or hash before it, so the browser dropped @layer ${prelude} and everything in it.`,
      `Write @layer ${prelude.slice(1)}.`,
      data,
      replacePrelude(rule, `${prelude.slice(1)} `),
    );
  const names = prelude.split(',').map((one) => one.trim());
  if (name === 'layer' && rule.hasBlock && names.length > 1)
    return drop(
      rule.span,
      'invalid-condition',
      `@layer with a block takes one name, and ${names.join(', ')} are ${names.length}, so the browser dropped everything in it.`,
      `Write @layer ${prelude}; for the order, and then @layer ${names.at(-1) ?? ''} { … }.`,
      data,
      replacePrelude(rule, `${prelude};\n@layer ${names.at(-1) ?? ''} `),
    );
  const limits = /^(.*?)(?:\sto\s+(.*))?$/s.exec(prelude)?.slice(1).filter(Boolean) ?? [];
  const scope = limits.map((one) => (one.startsWith('(') ? one : `(${one})`)).join(' to ');
  if (name === 'scope' && prelude !== '' && !/^to\b/.test(prelude) && !prelude.startsWith('('))
    return drop(
      rule.span,
      'invalid-condition',
      'The selector of @scope has no parentheses, so the browser dropped everything in it.',
      `Write @scope ${scope}.`,
      data,
      replacePrelude(rule, `${scope} `),
    );
  return undefined;
}
