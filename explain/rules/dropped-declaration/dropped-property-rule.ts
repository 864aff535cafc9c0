import { replaceValue } from '../../edits.ts';
import type { AtRule } from '../../read/style-sheet.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { matchesSyntax } from '../../values/property-syntax.ts';
import { drop } from './drop.ts';

/** Values to begin with for the types that a custom property may have. */
const initials: Readonly<Record<string, string>> = {
  '<angle>': '0deg',
  '<color>': 'transparent',
  '<integer>': '0',
  '<length>': '0px',
  '<length-percentage>': '0px',
  '<number>': '0',
  '<percentage>': '0%',
  '<time>': '0s',
};

/** Writes a descriptor behind the last one. */
function addDescriptor(rule: AtRule, text: string): SpanEdit[] {
  const last = rule.declarations.at(-1);
  return last && rule.sheet.isEditable
    ? [{ span: { start: last.span.end, end: last.span.end }, newText: `; ${text}` }]
    : [];
}

/** What keeps a @property from registering its custom property; undefined for a valid one. */
export function explainPropertyRule(rule: AtRule): Report | undefined {
  const { prelude, declarations, span } = rule;
  const say = (message: string, fix: string | undefined, edits: SpanEdit[] = [], place = span): Report =>
    drop(place, 'invalid-property-rule', message, fix, { selector: `@property ${prelude}` }, edits);
  const find = (name: string) => declarations.findLast(({ property }) => property === name);
  const [syntax, inherits, initial] = [find('syntax'), find('inherits'), find('initial-value')];
  if (!prelude.startsWith('--'))
    return say(
      `@property needs the name of a custom property, and ${prelude || 'this one'} has no two dashes, so the browser dropped it.`,
      `Write @property --${prelude.replace(/^-/, '')}.`,
      rule.sheet.isEditable ? [{ span: rule.preludeSpan, newText: ` --${prelude.replace(/^-/, '')}` }] : [],
    );
  if (!syntax)
    return say(
      '@property needs a syntax, so the browser dropped it.',
      'Write syntax: "*"; in it, or a type such as "<length>".',
      addDescriptor(rule, 'syntax: "*"'),
    );
  if (!/^(["']).*\1$/.test(syntax.value))
    return say(
      'The syntax of @property is a string in quotes, so the browser dropped the whole @property.',
      `Write syntax: "${syntax.value}";`,
      replaceValue(syntax, `"${syntax.value}"`),
      syntax.span,
    );
  if (!inherits || !/^(true|false)$/i.test(inherits.value))
    return say(
      '@property needs inherits: true or inherits: false, so the browser dropped it.',
      'Write inherits: false; in it.',
      inherits ? replaceValue(inherits, 'false') : addDescriptor(rule, 'inherits: false'),
    );
  const type = syntax.value.slice(1, -1).trim();
  if (type === '*') return undefined;
  const start = initials[type];
  if (!initial)
    return say(
      `@property with the syntax ${syntax.value} needs an initial-value, so the browser dropped it.`,
      start === undefined ? 'Write an initial-value that fits the syntax.' : `Write initial-value: ${start};`,
      start === undefined ? [] : addDescriptor(rule, `initial-value: ${start}`),
    );
  // A length such as 2em depends on an element, and an initial value belongs to none.
  const depends = /\d(r?em|r?ex|r?ch|r?lh|r?cap|r?ic)\b/i.test(initial.value);
  return depends || !matchesSyntax(type, initial.value)
    ? say(
        depends
          ? `The initial-value ${initial.value} depends on the font of an element, which @property does not allow, so the browser dropped it.`
          : `The initial-value ${initial.value} does not fit the syntax ${syntax.value}, so the browser dropped the whole @property.`,
        start === undefined
          ? 'Write an initial-value that fits the syntax.'
          : `Write initial-value: ${start};`,
        start === undefined ? [] : replaceValue(initial, start),
        initial.span,
      )
    : undefined;
}
