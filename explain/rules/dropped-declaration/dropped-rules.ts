import { isPropertyDeclaration, isStyleRule } from '../../cascade/valid-rules.ts';
import { listSelectors } from '../../parse/selectors.ts';
import { isKnownProperty } from '../../values/property-syntax.ts';
import type { DroppedText, ParsedSheet, QualifiedRule } from '../../parse/style-sheet.ts';
import { type Report, createFixes, type SpanEdit } from '../../report.ts';
import { explainAtRule, explainKeyframe } from './at-rule/at-rule.ts';
import { explainInvalidSelector } from './selector/invalid-selector.ts';
import { hasForeignCharacter } from './foreign-characters.ts';
import { explainDroppedText } from './dropped-text.ts';
import { isForOldBrowsers } from './old-browsers.ts';
import { explainDroppedValue } from './value/dropped-value.ts';
import { explainVendorNames } from './vendor-names.ts';
import { lineReference } from '../../line-reference.ts';

/** Declarations at the beginning of a text, each with its semicolon. */
const declarationsPattern = /^(?:\s*[\w-]+\s*:[^;{}]*;)+/;

/** What makes the declarations a part of the rule before: without its brace, or with the brace after them. */
function createEdits(rule: QualifiedRule, previous: QualifiedRule, declarations: string): SpanEdit[] {
  const { end } = previous.fullSpan;
  const brace = { span: { start: end - 1, end }, newText: '' };
  const rest = rule.sheet.source.slice(rule.span).slice(declarations.length);
  if (/^\s*\}/.test(rest)) return [brace];
  const at = rule.span.start + declarations.length;
  return [brace, { span: { start: at, end: at }, newText: '\n}' }];
}

/**
 * Declarations between two rules: the rule before them was closed too early, and the browser read them as a part of
 * the next selector.
 */
function explainEarlyBrace(rule: QualifiedRule, rules: readonly QualifiedRule[]): Report | undefined {
  const written = rule.sheet.source.slice(rule.span);
  const [declarations = ''] = declarationsPattern.exec(written) ?? [];
  const [, property = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^;]*)/.exec(declarations) ?? [];
  const previous = rules.findLast(
    ({ fullSpan, parent, isClosed }) => isClosed && parent === rule.parent && fullSpan.end <= rule.span.start,
  );
  if (!previous || !rule.sheet.isEditable || !isKnownProperty(property.toLowerCase())) return undefined;
  if (rule.sheet.source.text.slice(previous.fullSpan.end, rule.span.start).trim() !== '') return undefined;
  return {
    code: 'early-brace',
    span: { start: rule.span.start, end: rule.span.start + declarations.length },
    message: `The } of ${lineReference(rule.sheet.source.lineAt(previous.fullSpan.end - 1))} closes the rule for ${previous.prelude} too early, so ${property} is in no rule: the browser read it as a part of the next selector and dropped both.`,
    data: { property, value: value.trim(), selector: previous.prelude },
    fixes: createFixes(
      `Close the rule for ${previous.prelude} after its declarations.`,
      createEdits(rule, previous, declarations),
    ),
  };
}

/** Whether a text is a hack for an old browser, such as `*display: inline`, which others drop on purpose. */
function isBrowserHack({ text }: DroppedText): boolean {
  const property = /^\*([a-z-]+)\s*:/.exec(text)?.[1];
  return property !== undefined && isKnownProperty(property);
}

/** Rules, at-rules and other text of a style sheet that the browser drops. */
export function explainDroppedRules(sheet: ParsedSheet): Report[] {
  const rules = sheet.rules.map((rule) => {
    if (!isStyleRule(rule)) return explainKeyframe(rule);
    const selectors = listSelectors(rule);
    // Other browsers drop a rule for one browser on purpose.
    if (selectors.every(({ text }) => /:-(moz|ms|o|webkit)-[\w-]+$/.test(text))) return undefined;
    const earlyBrace = explainEarlyBrace(rule, sheet.rules);
    if (earlyBrace) return earlyBrace;
    return selectors
      .map((selector) => explainInvalidSelector(selector, selectors.length === 1))
      .find((report) => report !== undefined);
  });
  const atRules = sheet.atRules.map((rule) => explainAtRule(rule, sheet));
  return [
    ...rules,
    ...atRules,
    ...sheet.droppedTexts
      .filter((junk) => !isBrowserHack(junk) && !hasForeignCharacter(junk.text))
      .map(explainDroppedText),
  ].filter((report) => report !== undefined);
}

/** Declarations whose property or value a browser doesn't know. */
export function explainDroppedDeclarations({ declarations }: ParsedSheet): Report[] {
  return declarations
    .filter(
      (declaration) =>
        isPropertyDeclaration(declaration) &&
        // Properties of Outlook, in style sheets for mails.
        !declaration.property.startsWith('mso-') &&
        !isForOldBrowsers(declaration) &&
        !hasForeignCharacter(declaration.property + declaration.value),
    )
    .map((declaration) => explainDroppedValue(declaration) ?? explainVendorNames(declaration, declarations))
    .filter((report) => report !== undefined);
}
