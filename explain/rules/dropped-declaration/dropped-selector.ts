import { pseudoElements, stateClasses, structuralClasses } from '../../data/selector-names.ts';
import { htmlElements } from '../../data/html-elements.ts';
import { findNearest } from '../../nearest-word.ts';
import type { Selector } from '../../read/selectors.ts';
import type { Report } from '../../report.ts';
import { drop } from './drop.ts';

/** The first line of what was read as a selector, with the brace that it lacks; undefined where it is no selector. */
function openedSelector(prelude: string): string | undefined {
  const [first = '', ...rest] = prelude.split('\n');
  return rest.length > 0 && /^[\w\s.#>+~*,-]+$/.test(first) && /^\s*[\w-]+\s*:[^;]*;/.test(rest[0] ?? '')
    ? [`${first.trimEnd()} {`, ...rest].join('\n')
    : undefined;
}

/** A formula such as `1+2n` or `2 n` in the order that CSS has: `2n + 1`. */
function turnFormula(formula: string): string | undefined {
  const step = /(\d*)\s*n/.exec(formula)?.[1] ?? /n\s*(\d+)/.exec(formula)?.[1];
  const offset = /(?:^|[+-])\s*(\d+)(?!\s*n|\d)/.exec(formula)?.[1];
  if (step === undefined) return undefined;
  return offset === undefined || offset === step ? `${step}n` : `${step}n + ${offset}`;
}

/** What is wrong with the syntax, how to fix it, and the selector as it should be. */
function explainSyntax({ text, rule }: Selector): [string, string, (string | undefined)?] {
  if (/^\/\/|\n\s*\/\//.test(rule.prelude))
    return [
      'CSS has no // comments: the browser read the words after them as a selector and dropped the whole rule.',
      'Write /* the comment */.',
    ];
  if (rule.prelude.includes('<!--') || rule.prelude.includes('-->'))
    return [
      'CSS has no <!-- --> comments: the browser read the words in them as a selector and dropped the whole rule.',
      'Write /* the comment */.',
    ];
  const variable = /^[$@]([\w-]+)\s*:/.exec(rule.prelude)?.[1];
  if (variable !== undefined)
    return [
      `${rule.prelude.slice(0, variable.length + 1)} is a variable of ${rule.prelude.startsWith('$') ? 'Sass' : 'Less'}, which CSS doesn't know: the browser read it as the beginning of the next selector and dropped that rule.`,
      `Write :root { --${variable}: …; } and use it as var(--${variable}).`,
    ];
  if (rule.prelude.startsWith(';'))
    return [
      'There is a semicolon after the } of the rule before: the browser read it as the beginning of this selector and dropped the rule.',
      'Remove the ; after }.',
      rule.prelude.replace(/^[;\s]+/, ''),
    ];
  if (rule.prelude.includes(';') || rule.prelude.includes('}'))
    return [
      'A brace { is missing here, so the browser read everything up to the next { as one selector and dropped the rule.',
      'Write { after the selector.',
      openedSelector(rule.prelude),
    ];
  if (/[a-z]\s*:\s/i.test(text) && text.includes('\n'))
    return [
      'A semicolon or a brace is missing before this rule, so the browser read both together as one selector and dropped them.',
      'Write ; after the last declaration, or } before the new rule.',
    ];
  if (text === '')
    return [
      'There is a comma in the list of selectors with nothing after it, so the browser dropped the whole rule.',
      'Remove the comma.',
      rule.prelude.replace(/,\s*$|^\s*,/g, '').replace(/,\s*,/g, ','),
    ];
  if (/\[[^\]]*$|\[\s*\n/.test(text))
    return [
      'There is a bracket [ where the brace { of the block belongs, so the browser dropped the rule.',
      'Write { and }.',
    ];
  if (/^@\s+[a-z-]+/i.test(rule.prelude)) {
    const joined = rule.prelude.replace(/^@\s+/, '@');
    return [
      `There is a space between the @ and ${/[a-z-]+/i.exec(joined)?.[0] ?? ''}, so the browser read a selector and dropped the whole block.`,
      `Write ${joined}.`,
      joined,
    ];
  }
  if (/[.#]\d/.test(text))
    return [
      `A class or id in a selector can't begin with a digit, so the browser dropped the rule of ${text}.`,
      'Give it a name that begins with a letter, in the page too.',
    ];
  if (/\.\.|##|\.#|#\./.test(text))
    return [
      `There are two dots or hashes before one name in ${text}, so the browser dropped the rule.`,
      `Write ${text.replace(/([.#])[.#]+/g, '$1')}.`,
      text.replace(/([.#])[.#]+/g, '$1'),
    ];
  if (/[.#]\s/.test(text) || /[.#]$/.test(text))
    return [
      `There is a space between a dot or hash and its name in ${text}, so the browser dropped the rule.`,
      `Write ${text.replace(/([.#])\s+/g, '$1').replace(/[.#]$/, '')}.`,
      text.replace(/([.#])\s+/g, '$1').replace(/[.#]$/, ''),
    ];
  if (/:\s|:$/.test(text)) {
    // With a space on both sides, the state belongs to what is before it.
    const fixed = text.replace(/\s*:\s+/g, ':');
    return [
      `There is a space after a colon in ${text}, so the browser dropped the rule.`,
      `Write ${fixed}.`,
      fixed,
    ];
  }
  if (/^[>+~]/.test(text))
    return [
      `${text} begins with a combinator that needs a selector before it, so the browser dropped the rule.`,
      'Write the parent before it.',
    ];
  if (/[>+~]\s*$/.test(text))
    return [
      `${text} ends with a combinator that needs a selector after it, so the browser dropped the rule.`,
      'Write the element after it.',
    ];
  if (/[“”‘’]/.test(text))
    return [
      `${text} has curly quotes, so the browser dropped the rule.`,
      'Use straight quotes.',
      text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'"),
    ];
  if (/:+[[.#]/.test(text)) {
    const sign = /:+([[.#])/.exec(text)?.[1] ?? '';
    const fixed = text.replace(/:+(?=[[.#])/g, '');
    return [
      `There is a colon before ${sign} in ${text}: only pseudo-classes and pseudo-elements have colons, so the browser dropped the rule.`,
      `Write ${fixed}.`,
      fixed,
    ];
  }
  const [count = '', formula = ''] = /:nth-[\w-]+\(\s*([^()]*?)\s*\)/i.exec(text) ?? [];
  if (count !== '') {
    const near =
      findNearest(formula, ['even', 'odd']) ??
      (/^[\dn+\s-]+$/i.test(formula) ? turnFormula(formula.toLowerCase()) : undefined);
    return [
      `${count} asks for “${formula}”, and :nth- takes a number, even, odd or a formula such as 2n + 1, so the browser dropped the rule.`,
      near === undefined ? 'Write a number, even, odd or a formula.' : `Write ${near} in the parentheses.`,
      near === undefined ? undefined : text.replace(count, count.replace(formula, near)),
    ];
  }
  return [`${text} is not a valid selector, so the browser dropped the whole rule.`, 'Correct the selector.'];
}

/** Why a browser can't use a selector; undefined for a valid one. */
export function explainSelector(selector: Selector, alone: boolean): Report | undefined {
  const { error, text, span, rule } = selector;
  if (!error) return undefined;
  const edit = (newText: string | undefined, place = span) =>
    newText === undefined || !rule.sheet.isEditable ? [] : [{ span: place, newText }];
  const rest = alone ? 'the rule' : 'the whole rule, its other selectors too';
  if (error.why === 'syntax') {
    const [message, fix, fixed] = explainSyntax(selector);
    const whole = text === '' || /^[;@]/.test(rule.prelude) || fixed === openedSelector(rule.prelude);
    return drop(
      span,
      'invalid-selector',
      alone ? message : message.replace('dropped the rule', `dropped ${rest}`),
      fix,
      { selector: text },
      edit(fixed, whole ? rule.span : span),
    );
  }
  const pool =
    error.why === 'pseudo-class'
      ? [...structuralClasses, ...stateClasses, ...pseudoElements]
      : [...pseudoElements];
  const own =
    error.why === 'pseudo-element' && (structuralClasses.has(error.name) || stateClasses.has(error.name))
      ? error.name
      : undefined;
  const isElement = error.why === 'pseudo-class' && htmlElements.has(error.name) && !/^\s*:/.test(text);
  const near = isElement
    ? undefined
    : (own ?? (pseudoElements.has(error.name) ? error.name : findNearest(error.name, pool)));
  const colons = near !== undefined && pseudoElements.has(near) ? '::' : ':';
  const wrong = text.search(new RegExp(`::?${error.name}(?![\\w-])`, 'i'));
  const spaced = isElement
    ? text.replace(new RegExp(`:${error.name}(?![\\w-])`), ` ${error.name}`)
    : undefined;
  if (spaced !== undefined)
    return drop(
      span,
      'invalid-selector',
      `There is no pseudo-class :${error.name}, so the browser dropped ${rest}. ${error.name} is an element, and one inside another has a space before it.`,
      `Write ${spaced}.`,
      { selector: text },
      edit(spaced),
    );
  const fixed =
    near === undefined || wrong < 0
      ? undefined
      : text.slice(0, wrong) + text.slice(wrong).replace(/^::?[\w-]+/, colons + near);
  return drop(
    span,
    'invalid-selector',
    `There is no ${error.why} ${error.why === 'pseudo-class' ? ':' : '::'}${error.name}, so the browser dropped ${rest}.`,
    near ? `Write ${colons}${near}.` : undefined,
    { selector: text },
    edit(fixed),
  );
}
