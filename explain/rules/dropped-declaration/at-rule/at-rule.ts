import { atRuleNames, isAtRuleName } from '../../../data/at-rules.ts';
import { insertText, moveToStart, replacePrelude } from '../../../edits.ts';
import { groupingAtRules } from '../../../cascade/valid-rules.ts';
import { findNearestWord } from '../../../nearest-word.ts';
import { explainMediaQuery } from '../../../parse/media-query.ts';
import {
  listEnclosingAtRules,
  type AtRule,
  type QualifiedRule,
  type ParsedSheet,
} from '../../../parse/style-sheet.ts';
import type { Report } from '../../../report.ts';
import { reportDroppedDeclaration, reportDropped } from '../report-dropped.ts';
import { explainFontFace } from './font-face.ts';
import { explainPrelude } from './at-rule-prelude.ts';
import { explainPropertyRule } from './property-rule.ts';

/**
 * An invalid selector of a keyframe (CSS Animations 1, Declaring Keyframes); undefined for valid ones and other
 * rules.
 */
export function explainKeyframe(rule: QualifiedRule): Report | undefined {
  if (listEnclosingAtRules(rule)[0]?.name.endsWith('keyframes') !== true) return undefined;
  const invalidStep = rule.prelude
    .split(',')
    .map((step) => step.trim())
    .find(
      (step) =>
        !/^(from|to|(entry|exit|cover|contain|entry-crossing|exit-crossing)\s+)?(-?[\d.]+%)?$/i.test(step) ||
        step === '',
    );
  if (invalidStep === undefined) return undefined;
  const nearest = /^\d+$/.test(invalidStep)
    ? `${invalidStep}%`
    : findNearestWord(invalidStep, ['from', 'to']);
  return reportDropped(
    rule.span,
    'invalid-keyframe',
    `${invalidStep} is not a valid keyframe selector, so the browser dropped it.`,
    nearest ? `Write ${nearest}.` : 'Write from, to or a percentage.',
    { selector: rule.prelude },
    nearest && rule.prelude === invalidStep && rule.sheet.isEditable
      ? [{ span: rule.span, newText: nearest }]
      : [],
  );
}

/** Whether no enclosing rule says to which elements the declarations in the at-rule apply. */
function isOutsideRules(rule: AtRule): boolean {
  for (let outer = rule.parent; outer; outer = outer.parent)
    if (outer.type === 'rule' || outer.name === 'scope') return false;
  return true;
}

function explainImport(rule: AtRule, sheet: ParsedSheet): Report | undefined {
  const { prelude, line } = rule;
  const data = { selector: `@import ${prelude}` };
  if (!/^(url\(|["'])/i.test(prelude))
    return reportDropped(
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
      (other) => other.order < rule.order && !['charset', 'import', 'layer'].includes(other.name),
    );
  return isLate
    ? reportDropped(
        rule.span,
        'invalid-import',
        '@import must come before all other rules; here the browser dropped it.',
        'Move the @import to the top of the style sheet.',
        data,
        moveToStart(rule),
      )
    : undefined;
}

function explainMissingBlock(rule: AtRule): Report {
  const { name, prelude } = rule;
  return reportDropped(
    rule.span,
    'at-rule-without-block',
    `@${name} has no block: a parenthesis or a brace before it is missing, so the browser dropped it and everything it read as part of it.`,
    prelude.includes('(')
      ? `Close the parenthesis: @${name} ${(prelude.split('{')[0] ?? '').trim()}) {`
      : `Write { and } after @${name}.`,
    { selector: `@${name}` },
    prelude.includes('(') && prelude.includes('{') && rule.sheet.isEditable
      ? insertText(
          rule.preludeSpan.start + ` ${prelude.slice(0, prelude.indexOf('{'))}`.trimEnd().length,
          ')',
        )
      : [],
  );
}

function explainUnknownAtRule(rule: AtRule): Report {
  const { name, prelude, span, preludeSpan, sheet } = rule;
  const nearest = findNearestWord(name, atRuleNames);
  return reportDropped(
    span,
    'unknown-at-rule',
    `There is no @${name}, so the browser dropped it and everything in it.`,
    nearest ? `Write @${nearest}.` : undefined,
    { selector: `@${name} ${prelude}`.trim() },
    nearest && sheet.isEditable
      ? [{ span: { start: span.start, end: preludeSpan.start }, newText: `@${nearest}` }]
      : [],
  );
}

/** A declaration directly in an at-rule such as `@media`, where no rule says to which elements it applies. */
function explainLooseDeclaration(rule: AtRule): Report | undefined {
  const { name } = rule;
  if (!groupingAtRules.has(name) || name === 'scope' || !isOutsideRules(rule)) return undefined;
  const [declaration] = rule.declarations;
  if (!declaration) return undefined;
  const { writtenName, value } = declaration;
  return reportDroppedDeclaration(
    declaration,
    'declaration-without-rule',
    `${writtenName} is directly in @${name}, and declarations belong in a rule: without a selector the browser dropped it.`,
    `Write a selector with braces around it, such as body { ${writtenName}: ${value}; }.`,
  );
}

function explainCondition(rule: AtRule): Report | undefined {
  const { name, prelude, span } = rule;
  const data = { selector: `@${name} ${prelude}`.trim() };
  const queryError = name === 'media' ? explainMediaQuery(prelude) : undefined;
  if (queryError) {
    const { message, fix, fixedQuery } = queryError;
    const edits = fixedQuery === undefined ? [] : replacePrelude(rule, fixedQuery);
    return reportDropped(span, 'invalid-media-query', message, fix, data, edits);
  }
  const isBare =
    ['container', 'supports'].includes(name) && prelude.replace(/\([\s\S]*\)/g, '').includes(':');
  return isBare
    ? reportDropped(
        span,
        'invalid-condition',
        `The condition of @${name} has no parentheses, so the browser dropped everything in it.`,
        `Write @${name} (${prelude}).`,
        data,
        replacePrelude(rule, `(${prelude})`),
      )
    : undefined;
}

function explainUnnamedKeyframes({ name, prelude, span }: AtRule): Report | undefined {
  if (!name.endsWith('keyframes') || prelude !== '') return undefined;
  return reportDropped(
    span,
    'unnamed-keyframes',
    'These @keyframes have no name, so the browser dropped them.',
    'Write a name after @keyframes.',
    { selector: '@keyframes' },
  );
}

const atRulesWithBlock = ['media', 'supports', 'container', 'keyframes', 'font-face', 'scope'];

/** Why a browser drops an at-rule or all that is in it; undefined for a valid one. */
export function explainAtRule(rule: AtRule, sheet: ParsedSheet): Report | undefined {
  const { name } = rule;
  if (!isAtRuleName(name)) return explainUnknownAtRule(rule);
  if (name === 'import') return explainImport(rule, sheet);
  if (!rule.hasBlock && atRulesWithBlock.includes(name)) return explainMissingBlock(rule);
  if (name === 'font-face') return explainFontFace(rule);
  if (name === 'property') return explainPropertyRule(rule);
  return (
    explainLooseDeclaration(rule) ??
    explainCondition(rule) ??
    explainPrelude(rule, sheet) ??
    explainUnnamedKeyframes(rule)
  );
}
