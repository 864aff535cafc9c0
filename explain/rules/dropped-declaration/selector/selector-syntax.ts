import { findNearestWord } from '../../../nearest-word.ts';
import type { Selector } from '../../../parse/selectors.ts';
import { pseudoMistakes } from './pseudo-mistakes.ts';
import { suggestRewrite, type SelectorMistake, type SelectorMistakeRule } from './selector-mistake.ts';

/** The prelude with a brace after its first line; undefined where that is not a selector. */
function addMissingBrace(prelude: string): string | undefined {
  const [first = '', ...rest] = prelude.split('\n');
  return rest.length > 0 && /^[\w\s.#>+~*,-]+$/.test(first) && /^\s*[\w-]+\s*:[^;]*;/.test(rest[0] ?? '')
    ? [`${first.trimEnd()} {`, ...rest].join('\n')
    : undefined;
}

/** A formula such as `1+2n` or `2 n` in the order of An+B (CSS Syntax 3): `2n + 1`. */
function normalizeFormula(formula: string): string | undefined {
  const step = /(\d*)\s*n/.exec(formula)?.[1] ?? /n\s*(\d+)/.exec(formula)?.[1];
  const offset = /(?:^|[+-])\s*(\d+)(?!\s*n|\d)/.exec(formula)?.[1];
  if (step === undefined) return undefined;
  return offset === undefined || offset === step ? `${step}n` : `${step}n + ${offset}`;
}

const preprocessorVariable = /^[$@]([\w-]+)\s*:/;

/** The variables of Sass or Less before a selector as custom properties in a rule for :root. */
function convertVariables(prelude: string): string | undefined {
  const [definitions = ''] = /^(?:[$@][\w-]+\s*:[^;{}]*;\s*)+/.exec(prelude) ?? [];
  const selector = prelude.slice(definitions.length);
  const declarations = definitions
    .replace(/[$@]([\w-]+)(\s*:)?/g, (_, name: string, colon?: string) =>
      colon === undefined ? `var(--${name})` : `--${name}:`,
    )
    .trim()
    .replace(/\s*\n\s*/g, ' ');
  return definitions === '' || selector === '' ? undefined : `:root { ${declarations} }\n${selector}`;
}

/** Text of another language, or of the rule before, that the browser parses as a part of the selector. */
const foreignTextMistakes: readonly SelectorMistakeRule[] = [
  {
    matches: ({ rule }) => /^\/\/|\n\s*\/\//.test(rule.prelude),
    explain: ({ rule }) => ({
      message:
        'CSS has no // comments: the browser read the words after them as a selector and dropped the whole rule.',
      fix: 'Write /* the comment */.',
      fixedSelector: rule.prelude.replace(/^[ \t]*\/\/[ \t]*(.*?)[ \t]*$/gm, '/* $1 */'),
      replacesWholeList: true,
    }),
  },
  {
    matches: ({ rule }) => rule.prelude.includes('<!--') || rule.prelude.includes('-->'),
    explain: () => ({
      message:
        'CSS has no <!-- --> comments: the browser read the words in them as a selector and dropped the whole rule.',
      fix: 'Write /* the comment */.',
    }),
  },
  {
    matches: ({ rule }) => preprocessorVariable.test(rule.prelude),
    explain({ rule: { prelude } }) {
      const variable = preprocessorVariable.exec(prelude)?.[1] ?? '';
      const language = prelude.startsWith('$') ? 'Sass' : 'Less';
      return {
        message: `${prelude.slice(0, variable.length + 1)} is a variable of ${language}, which CSS doesn't know: the browser read it as the beginning of the next selector and dropped that rule.`,
        fix: `Write :root { --${variable}: …; } and use it as var(--${variable}).`,
        fixedSelector: convertVariables(prelude),
        replacesWholeList: true,
      };
    },
  },
  {
    matches: ({ rule }) => rule.prelude.startsWith(';'),
    explain: ({ rule }) => ({
      message:
        'There is a semicolon after the } of the rule before: the browser read it as the beginning of this selector and dropped the rule.',
      fix: 'Remove the ; after }.',
      fixedSelector: rule.prelude.replace(/^[;\s]+/, ''),
      replacesWholeList: true,
    }),
  },
];

/** A missing or superfluous brace, semicolon, comma or space at the beginning or end of the prelude. */
const ruleBoundaryMistakes: readonly SelectorMistakeRule[] = [
  {
    matches: ({ rule }) => rule.prelude.includes(';') || rule.prelude.includes('}'),
    explain: ({ rule }) => ({
      message:
        'A brace { is missing here, so the browser read everything up to the next { as one selector and dropped the rule.',
      fix: 'Write { after the selector.',
      fixedSelector: addMissingBrace(rule.prelude),
      replacesWholeList: true,
    }),
  },
  {
    matches: ({ text }) => /[a-z]\s*:\s/i.test(text) && text.includes('\n'),
    explain: () => ({
      message:
        'A semicolon or a brace is missing before this rule, so the browser read both together as one selector and dropped them.',
      fix: 'Write ; after the last declaration, or } before the new rule.',
    }),
  },
  {
    matches: ({ text }) => text === '',
    explain: ({ rule }) => ({
      message:
        'There is a comma in the list of selectors with nothing after it, so the browser dropped the whole rule.',
      fix: 'Remove the comma.',
      fixedSelector: rule.prelude.replace(/,\s*$|^\s*,/g, '').replace(/,\s*,/g, ','),
      replacesWholeList: true,
    }),
  },
  {
    matches: ({ text }) => /\[[^\]]*$|\[\s*\n/.test(text),
    explain: () => ({
      message:
        'There is a bracket [ where the brace { of the block belongs, so the browser dropped the rule.',
      fix: 'Write { and }.',
    }),
  },
  {
    matches: ({ rule }) => /^@\s+[a-z-]+/i.test(rule.prelude),
    explain({ rule }) {
      const joined = rule.prelude.replace(/^@\s+/, '@');
      return {
        message: `There is a space between the @ and ${/[a-z-]+/i.exec(joined)?.[0] ?? ''}, so the browser read a selector and dropped the whole block.`,
        fix: `Write ${joined}.`,
        fixedSelector: joined,
        replacesWholeList: true,
      };
    },
  },
];

/** A dot, hash or colon in the wrong place or before an invalid name. */
const nameMistakes: readonly SelectorMistakeRule[] = [
  {
    matches: ({ text }) => /[.#]-?\d/.test(text),
    explain: ({ text }) => ({
      message: `A class or id in a selector can't begin with a digit, as in ${text}, so the browser dropped the rule.`,
      fix: 'Give it a name that begins with a letter, in the page too.',
    }),
  },
  {
    matches: ({ text }) => /\.\.|##|\.#|#\./.test(text),
    explain: ({ text }) =>
      suggestRewrite(
        `There are two dots or hashes before one name in ${text}, so the browser dropped the rule.`,
        text.replace(/([.#])[.#]+/g, '$1'),
      ),
  },
  {
    matches: ({ text }) => /[.#]\s/.test(text) || /[.#]$/.test(text),
    explain: ({ text }) =>
      suggestRewrite(
        `There is a space between a dot or hash and its name in ${text}, so the browser dropped the rule.`,
        text.replace(/([.#])\s+/g, '$1').replace(/[.#]$/, ''),
      ),
  },
  {
    matches: ({ text }) => /:\s|:$/.test(text),
    explain: ({ text }) =>
      suggestRewrite(
        `There is a space after a colon in ${text}, so the browser dropped the rule.`,
        // With a space on both sides, the pseudo-class belongs to the element before it.
        text.replace(/\s*:\s+/g, ':'),
      ),
  },
];

/** The names of tags alone: `ul li` for `<ul> <li>`, and `header` for `<header class="top">`. */
function removeTagBrackets(prelude: string): string {
  return prelude.replace(/<\/?([a-z][\w-]*)(?:[^<>,]*>)?/gi, '$1');
}

/** A combinator without a selector on one side, curly quotes, a superfluous colon or an invalid formula. */
const combinatorAndSignMistakes: readonly SelectorMistakeRule[] = [
  {
    matches: ({ text }) => /<\/?[a-z]/i.test(text),
    explain({ text, rule }) {
      const fixedSelector = removeTagBrackets(rule.prelude);
      return {
        message: `${text} is written like a tag, and < and > belong in HTML only, so the browser dropped the rule.`,
        fix: `Write ${fixedSelector}.`,
        fixedSelector,
        replacesWholeList: true,
      };
    },
  },
  {
    matches: ({ text }) => /^[>+~]/.test(text),
    explain: ({ text }) => ({
      message: `${text} begins with a combinator that needs a selector before it, so the browser dropped the rule.`,
      fix: 'Write the parent before it.',
    }),
  },
  {
    matches: ({ text }) => /[>+~]\s*$/.test(text),
    explain: ({ text }) => ({
      message: `${text} ends with a combinator that needs a selector after it, so the browser dropped the rule.`,
      fix: 'Write the element after it.',
    }),
  },
  {
    matches: ({ text }) => /[>+~]\s*[>+~]/.test(text),
    explain: ({ text }) =>
      suggestRewrite(
        `There are two combinators next to each other in ${text}, so the browser dropped the rule.`,
        // Two of > mean any depth.
        text.replace(/\s*>(?:\s*>)+\s*/g, ' ').replace(/\s*([>+~])(?:\s*[>+~])+\s*/g, ' $1 '),
      ),
  },
  {
    matches: ({ text }) => /[“”‘’]/.test(text),
    explain: ({ text }) => ({
      message: `${text} has curly quotes, so the browser dropped the rule.`,
      fix: 'Use straight quotes.',
      fixedSelector: text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'"),
    }),
  },
  {
    matches: ({ text }) => /:+[[.#]/.test(text),
    explain: ({ text }) =>
      suggestRewrite(
        `There is a colon before ${/:+([[.#])/.exec(text)?.[1] ?? ''} in ${text}: only pseudo-classes and pseudo-elements have colons, so the browser dropped the rule.`,
        text.replace(/:+(?=[[.#])/g, ''),
      ),
  },
  {
    matches: ({ text }) => nthPseudoClass.test(text),
    explain: ({ text }) => explainNthFormula(text),
  },
];

const nthPseudoClass = /:nth-[\w-]+\(\s*([^()]*?)\s*\)/i;

function explainNthFormula(text: string): SelectorMistake {
  const [count = '', formula = ''] = nthPseudoClass.exec(text) ?? [];
  const nearest =
    findNearestWord(formula, ['even', 'odd']) ??
    (/^[\dn+\s-]+$/i.test(formula) ? normalizeFormula(formula.toLowerCase()) : undefined);
  return {
    message: `${count} asks for “${formula}”, and :nth- takes a number, even, odd or a formula such as 2n + 1, so the browser dropped the rule.`,
    fix:
      nearest === undefined
        ? 'Write a number, even, odd or a formula.'
        : `Write ${nearest} in the parentheses.`,
    fixedSelector: nearest === undefined ? undefined : text.replace(count, count.replace(formula, nearest)),
  };
}

/** The first of these that matches is reported: mistakes that hide others come first. */
const selectorMistakes: readonly SelectorMistakeRule[] = [
  ...foreignTextMistakes,
  ...ruleBoundaryMistakes,
  ...nameMistakes,
  ...pseudoMistakes,
  ...combinatorAndSignMistakes,
];

/** Explains a selector with a syntax error. */
export function explainSelectorSyntax(selector: Selector): SelectorMistake {
  return (
    selectorMistakes.find(({ matches }) => matches(selector))?.explain(selector) ?? {
      message: `${selector.text} is not a valid selector, so the browser dropped the whole rule.`,
      fix: 'Correct the selector.',
    }
  );
}
