import { replacePrelude, replaceValue } from '../../../edits.ts';
import type { AtRule } from '../../../parse/style-sheet.ts';
import type { Report, SpanEdit } from '../../../report.ts';
import { matchesSyntax } from '../../../values/property-syntax.ts';
import { reportDropped } from '../report-dropped.ts';

/** An initial value for each type that a custom property may have. */
const initialValues: Readonly<Record<string, string>> = {
  '<angle>': '0deg',
  '<color>': 'transparent',
  '<integer>': '0',
  '<length>': '0px',
  '<length-percentage>': '0px',
  '<number>': '0',
  '<percentage>': '0%',
  '<time>': '0s',
};

/** Adds a descriptor after the last one. */
function addDescriptor(rule: AtRule, text: string): SpanEdit[] {
  const last = rule.declarations.at(-1);
  return last && rule.sheet.isEditable
    ? [{ span: { start: last.span.end, end: last.span.end }, newText: `; ${text}` }]
    : [];
}

/** A mistake that keeps a @property from registering its custom property (CSS Properties and Values API 1). */
export function explainPropertyRule(rule: AtRule): Report | undefined {
  const { prelude, declarations, span } = rule;
  const report = (message: string, fix: string | undefined, edits: SpanEdit[] = [], place = span): Report =>
    reportDropped(place, 'invalid-property-rule', message, fix, { selector: `@property ${prelude}` }, edits);
  const findDescriptor = (name: string) => declarations.findLast(({ property }) => property === name);
  const [syntax, inherits, initial] = [
    findDescriptor('syntax'),
    findDescriptor('inherits'),
    findDescriptor('initial-value'),
  ];
  if (!prelude.startsWith('--'))
    return report(
      `@property needs the name of a custom property, and ${prelude || 'this one'} has no two dashes, so the browser dropped it.`,
      `Write @property --${prelude.replace(/^-/, '')}.`,
      replacePrelude(rule, `--${prelude.replace(/^-/, '')}`),
    );
  if (!syntax)
    return report(
      '@property needs a syntax, so the browser dropped it.',
      'Write syntax: "*"; in it, or a type such as "<length>".',
      addDescriptor(rule, 'syntax: "*"'),
    );
  if (!/^(["']).*\1$/.test(syntax.value))
    return report(
      'The syntax of @property is a string in quotes, so the browser dropped the whole @property.',
      `Write syntax: "${syntax.value}";`,
      replaceValue(syntax, `"${syntax.value}"`),
      syntax.span,
    );
  if (!inherits || !/^(true|false)$/i.test(inherits.value))
    return report(
      '@property needs inherits: true or inherits: false, so the browser dropped it.',
      'Write inherits: false; in it.',
      inherits ? replaceValue(inherits, 'false') : addDescriptor(rule, 'inherits: false'),
    );
  const syntaxType = syntax.value.slice(1, -1).trim();
  if (syntaxType === '*') return undefined;
  const suggestedValue = initialValues[syntaxType];
  if (!initial)
    return report(
      `@property with the syntax ${syntax.value} needs an initial-value, so the browser dropped it.`,
      suggestedValue === undefined
        ? 'Write an initial-value that fits the syntax.'
        : `Write initial-value: ${suggestedValue};`,
      suggestedValue === undefined ? [] : addDescriptor(rule, `initial-value: ${suggestedValue}`),
    );
  // The initial value has to be computationally independent (CSS Properties and Values API 1): 2em depends on
  // an element.
  const isFontRelative = /\d(r?em|r?ex|r?ch|r?lh|r?cap|r?ic)\b/i.test(initial.value);
  return isFontRelative || !matchesSyntax(syntaxType, initial.value)
    ? report(
        isFontRelative
          ? `The initial-value ${initial.value} depends on the font of an element, which @property does not allow, so the browser dropped it.`
          : `The initial-value ${initial.value} does not fit the syntax ${syntax.value}, so the browser dropped the whole @property.`,
        suggestedValue === undefined
          ? 'Write an initial-value that fits the syntax.'
          : `Write initial-value: ${suggestedValue};`,
        suggestedValue === undefined ? [] : replaceValue(initial, suggestedValue),
        initial.span,
      )
    : undefined;
}
