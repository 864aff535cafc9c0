import { atRuleNames, isAtRuleName } from '../../data/at-rules.ts';
import { insertAt } from '../../edits.ts';
import { groupingRules } from '../../match/kept-rules.ts';
import { findNearest } from '../../nearest-word.ts';
import { explainMediaQuery } from '../../read/media-query.ts';
import { atRulesAround, type AtRule, type CssRule, type ParsedSheet } from '../../read/style-sheet.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { dropDeclaration, drop } from './drop.ts';
import { explainFontFace } from './dropped-font-face.ts';
import { explainPrelude } from './dropped-prelude.ts';
import { explainPropertyRule } from './dropped-property-rule.ts';

/** A step of @keyframes that is none; undefined for valid ones and other rules. */
export function explainKeyframe(rule: CssRule): Report | undefined {
  if (atRulesAround(rule)[0]?.name.endsWith('keyframes') !== true) return undefined;
  const bad = rule.prelude
    .split(',')
    .map((step) => step.trim())
    .find(
      (step) =>
        !/^(from|to|(entry|exit|cover|contain|entry-crossing|exit-crossing)\s+)?(-?[\d.]+%)?$/i.test(step) ||
        step === '',
    );
  if (bad === undefined) return undefined;
  const near = /^\d+$/.test(bad) ? `${bad}%` : findNearest(bad, ['from', 'to']);
  return drop(
    rule.span,
    'invalid-keyframe',
    `${bad} is not a valid keyframe selector, so the browser dropped it.`,
    near ? `Write ${near}.` : 'Write from, to or a percentage.',
    { selector: rule.prelude },
    near && rule.prelude === bad && rule.sheet.isEditable ? [{ span: rule.span, newText: near }] : [],
  );
}

/** Whether no rule around says to which elements the declarations in the at-rule belong. */
function isLoose(rule: AtRule): boolean {
  for (let outer = rule.parent; outer; outer = outer.parent)
    if (outer.type === 'rule' || outer.name === 'scope') return false;
  return true;
}

function replacePrelude({ sheet, preludeSpan }: AtRule, prelude: string): SpanEdit[] {
  return sheet.isEditable ? [{ span: preludeSpan, newText: ` ${prelude}` }] : [];
}

function explainImport(rule: AtRule, sheet: ParsedSheet): Report | undefined {
  const { prelude, line } = rule;
  const data = { selector: `@import ${prelude}` };
  if (!/^(url\(|["'])/i.test(prelude))
    return drop(
      rule.span,
      'invalid-import',
      '@import needs a URL in quotes or in url(), so the browser dropped it.',
      `Write @import "${prelude}";`,
      data,
      replacePrelude(rule, `"${prelude}"`),
    );
  const isLate =
    rule.parent !== undefined ||
    sheet.rules.some(
      (other) =>
        other.line < line || (other.line === line && other.sheet.text.indexOf('@import') > other.start),
    ) ||
    sheet.atRules.some(
      (other) => other.place < rule.place && !['charset', 'import', 'layer'].includes(other.name),
    );
  return isLate
    ? drop(
        rule.span,
        'invalid-import',
        '@import must come before all other rules; here the browser dropped it.',
        'Move the @import to the top of the style sheet.',
        data,
      )
    : undefined;
}

function explainMissingBlock(rule: AtRule): Report {
  const { name, prelude } = rule;
  return drop(
    rule.span,
    'at-rule-without-block',
    `@${name} has no block: a parenthesis or a brace before it is missing, so the browser dropped it and everything it read as part of it.`,
    prelude.includes('(')
      ? `Close the parenthesis: @${name} ${(prelude.split('{')[0] ?? '').trim()}) {`
      : `Write { and } after @${name}.`,
    { selector: `@${name}` },
    prelude.includes('(') && prelude.includes('{') && rule.sheet.isEditable
      ? insertAt(rule.preludeSpan.start + ` ${prelude.slice(0, prelude.indexOf('{'))}`.trimEnd().length, ')')
      : [],
  );
}

/** Why a browser drops an at-rule or all that is in it; undefined for a valid one. */
export function explainAtRule(rule: AtRule, sheet: ParsedSheet): Report | undefined {
  const { name, prelude } = rule;
  const data = { selector: `@${name} ${prelude}`.trim() };
  if (!isAtRuleName(name)) {
    const near = findNearest(name, atRuleNames);
    return drop(
      rule.span,
      'unknown-at-rule',
      `There is no @${name}, so the browser dropped it and everything in it.`,
      near ? `Write @${near}.` : undefined,
      data,
      near && rule.sheet.isEditable
        ? [{ span: { start: rule.span.start, end: rule.preludeSpan.start }, newText: `@${near}` }]
        : [],
    );
  }
  if (name === 'import') return explainImport(rule, sheet);
  if (!rule.hasBlock && ['media', 'supports', 'container', 'keyframes', 'font-face', 'scope'].includes(name))
    return explainMissingBlock(rule);
  if (name === 'font-face') return explainFontFace(rule);
  if (name === 'property') return explainPropertyRule(rule);
  const loose =
    groupingRules.has(name) && name !== 'scope' && isLoose(rule) ? rule.declarations[0] : undefined;
  if (loose)
    return dropDeclaration(
      loose,
      'declaration-without-rule',
      `${loose.written} is directly in @${name}, and declarations belong in a rule: without a selector the browser dropped it.`,
      `Write a selector with braces around it, such as body { ${loose.written}: ${loose.value}; }.`,
    );
  const query = name === 'media' ? explainMediaQuery(prelude) : undefined;
  if (query)
    return drop(
      rule.span,
      'invalid-media-query',
      query.message,
      query.fix,
      data,
      query.fixed === undefined ? [] : replacePrelude(rule, query.fixed),
    );
  if (['container', 'supports'].includes(name) && /:/.test(prelude.replace(/\([\s\S]*\)/g, '')))
    return drop(
      rule.span,
      'invalid-condition',
      `The condition of @${name} has no parentheses, so the browser dropped everything in it.`,
      `Write @${name} (${prelude}).`,
      data,
      replacePrelude(rule, `(${prelude})`),
    );
  const found = explainPrelude(rule);
  if (found) return found;
  return name.endsWith('keyframes') && prelude === ''
    ? drop(
        rule.span,
        'unnamed-keyframes',
        'These @keyframes have no name, so the browser dropped them.',
        'Write a name after @keyframes.',
        { selector: '@keyframes' },
      )
    : undefined;
}
