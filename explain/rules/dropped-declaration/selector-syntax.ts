import { findNearest } from '../../nearest-word.ts';
import type { Selector } from '../../read/selectors.ts';

/** What is wrong with the syntax of a selector, and how to fix it. */
export type SyntaxMistake = {
  message: string;
  fix: string;
  /** The selector as it should be; undefined where only the author knows. */
  fixed?: string | undefined;
  /** `fixed` takes the place of the whole list of selectors. */
  isWhole?: boolean;
};

/** One mistake: whether a selector has it, and what is said of one that has. */
type MistakeRule = {
  has: (selector: Selector) => boolean;
  explain: (selector: Selector) => SyntaxMistake;
};

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

const variableSign = /^[$@]([\w-]+)\s*:/;

/** Text of another language, or of the rule before, that the browser read as the beginning of a selector. */
const otherText: readonly MistakeRule[] = [
  {
    has: ({ rule }) => /^\/\/|\n\s*\/\//.test(rule.prelude),
    explain: () => ({
      message:
        'CSS has no // comments: the browser read the words after them as a selector and dropped the whole rule.',
      fix: 'Write /* the comment */.',
    }),
  },
  {
    has: ({ rule }) => rule.prelude.includes('<!--') || rule.prelude.includes('-->'),
    explain: () => ({
      message:
        'CSS has no <!-- --> comments: the browser read the words in them as a selector and dropped the whole rule.',
      fix: 'Write /* the comment */.',
    }),
  },
  {
    has: ({ rule }) => variableSign.test(rule.prelude),
    explain({ rule: { prelude } }) {
      const variable = variableSign.exec(prelude)?.[1] ?? '';
      const language = prelude.startsWith('$') ? 'Sass' : 'Less';
      return {
        message: `${prelude.slice(0, variable.length + 1)} is a variable of ${language}, which CSS doesn't know: the browser read it as the beginning of the next selector and dropped that rule.`,
        fix: `Write :root { --${variable}: …; } and use it as var(--${variable}).`,
      };
    },
  },
  {
    has: ({ rule }) => rule.prelude.startsWith(';'),
    explain: ({ rule }) => ({
      message:
        'There is a semicolon after the } of the rule before: the browser read it as the beginning of this selector and dropped the rule.',
      fix: 'Remove the ; after }.',
      fixed: rule.prelude.replace(/^[;\s]+/, ''),
      isWhole: true,
    }),
  },
];

/** A brace, a semicolon, a comma or a space at the edge of the rule that is missing or too much. */
const edges: readonly MistakeRule[] = [
  {
    has: ({ rule }) => rule.prelude.includes(';') || rule.prelude.includes('}'),
    explain: ({ rule }) => ({
      message:
        'A brace { is missing here, so the browser read everything up to the next { as one selector and dropped the rule.',
      fix: 'Write { after the selector.',
      fixed: openedSelector(rule.prelude),
      isWhole: true,
    }),
  },
  {
    has: ({ text }) => /[a-z]\s*:\s/i.test(text) && text.includes('\n'),
    explain: () => ({
      message:
        'A semicolon or a brace is missing before this rule, so the browser read both together as one selector and dropped them.',
      fix: 'Write ; after the last declaration, or } before the new rule.',
    }),
  },
  {
    has: ({ text }) => text === '',
    explain: ({ rule }) => ({
      message:
        'There is a comma in the list of selectors with nothing after it, so the browser dropped the whole rule.',
      fix: 'Remove the comma.',
      fixed: rule.prelude.replace(/,\s*$|^\s*,/g, '').replace(/,\s*,/g, ','),
      isWhole: true,
    }),
  },
  {
    has: ({ text }) => /\[[^\]]*$|\[\s*\n/.test(text),
    explain: () => ({
      message:
        'There is a bracket [ where the brace { of the block belongs, so the browser dropped the rule.',
      fix: 'Write { and }.',
    }),
  },
  {
    has: ({ rule }) => /^@\s+[a-z-]+/i.test(rule.prelude),
    explain({ rule }) {
      const joined = rule.prelude.replace(/^@\s+/, '@');
      return {
        message: `There is a space between the @ and ${/[a-z-]+/i.exec(joined)?.[0] ?? ''}, so the browser read a selector and dropped the whole block.`,
        fix: `Write ${joined}.`,
        fixed: joined,
        isWhole: true,
      };
    },
  },
];

/** A dot, hash or colon in the wrong place, or a name that can't follow it. */
const names: readonly MistakeRule[] = [
  {
    has: ({ text }) => /[.#]\d/.test(text),
    explain: ({ text }) => ({
      message: `A class or id in a selector can't begin with a digit, so the browser dropped the rule of ${text}.`,
      fix: 'Give it a name that begins with a letter, in the page too.',
    }),
  },
  {
    has: ({ text }) => /\.\.|##|\.#|#\./.test(text),
    explain: ({ text }) =>
      rewritten(
        `There are two dots or hashes before one name in ${text}, so the browser dropped the rule.`,
        text.replace(/([.#])[.#]+/g, '$1'),
      ),
  },
  {
    has: ({ text }) => /[.#]\s/.test(text) || /[.#]$/.test(text),
    explain: ({ text }) =>
      rewritten(
        `There is a space between a dot or hash and its name in ${text}, so the browser dropped the rule.`,
        text.replace(/([.#])\s+/g, '$1').replace(/[.#]$/, ''),
      ),
  },
  {
    has: ({ text }) => /:\s|:$/.test(text),
    explain: ({ text }) =>
      rewritten(
        `There is a space after a colon in ${text}, so the browser dropped the rule.`,
        // With a space on both sides, the state belongs to what is before it.
        text.replace(/\s*:\s+/g, ':'),
      ),
  },
];

/** A combinator without its other side, quotes of a word processor, a colon too many, a formula that is none. */
const signs: readonly MistakeRule[] = [
  {
    has: ({ text }) => /^[>+~]/.test(text),
    explain: ({ text }) => ({
      message: `${text} begins with a combinator that needs a selector before it, so the browser dropped the rule.`,
      fix: 'Write the parent before it.',
    }),
  },
  {
    has: ({ text }) => /[>+~]\s*$/.test(text),
    explain: ({ text }) => ({
      message: `${text} ends with a combinator that needs a selector after it, so the browser dropped the rule.`,
      fix: 'Write the element after it.',
    }),
  },
  {
    has: ({ text }) => /[“”‘’]/.test(text),
    explain: ({ text }) => ({
      message: `${text} has curly quotes, so the browser dropped the rule.`,
      fix: 'Use straight quotes.',
      fixed: text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'"),
    }),
  },
  {
    has: ({ text }) => /:+[[.#]/.test(text),
    explain: ({ text }) =>
      rewritten(
        `There is a colon before ${/:+([[.#])/.exec(text)?.[1] ?? ''} in ${text}: only pseudo-classes and pseudo-elements have colons, so the browser dropped the rule.`,
        text.replace(/:+(?=[[.#])/g, ''),
      ),
  },
  {
    has: ({ text }) => nthCall.test(text),
    explain: ({ text }) => explainFormula(text),
  },
];

const functions = /:(is|where|not|has|nth-(?:last-)?(?:child|of-type)|lang|dir)(?![\w-])/;
const spacedCall = new RegExp(`${functions.source}\\s+(?=\\()`);
const bareCall = new RegExp(`${functions.source}(?!\\()`);
const middlePseudo = /::?(before|after|first-line|first-letter|marker|placeholder|backdrop)(?=[\s:.#[>+~])/;

/** A pseudo-class without what is in its parentheses, and a pseudo-element with something after it. */
const pseudos: readonly MistakeRule[] = [
  {
    has: ({ text }) => spacedCall.test(text),
    explain: ({ text }) =>
      rewritten(
        `There is a space before the parenthesis in ${text}, so the browser dropped the rule.`,
        text.replace(spacedCall, ':$1'),
      ),
  },
  {
    has: ({ text }) => bareCall.test(text),
    explain({ text }) {
      const name = bareCall.exec(text)?.[1] ?? '';
      return {
        message: `:${name} has no parentheses, and it is nothing without what is in them, so the browser dropped the rule of ${text}.`,
        fix: `Write :${name}(…) with a ${name.startsWith('nth') ? 'number or formula' : 'selector'} in it.`,
      };
    },
  },
  {
    has: ({ text }) => /:has\(.*:has\(/.test(text),
    explain: ({ text }) => ({
      message: `A :has() can't be in another :has(), so the browser dropped the rule of ${text}.`,
      fix: 'Write both in one, such as :has(.a .b).',
      fixed: text.replace(/:has\(([^()]*):has\(\s*([^()]*)\)/, ':has($1 $2'),
    }),
  },
  {
    has: ({ text }) => middlePseudo.test(text),
    explain({ text }) {
      const [middle = '', name = ''] = middlePseudo.exec(text) ?? [];
      return rewritten(
        `A pseudo-element has no descendants and no classes, so nothing of an element can come after ${middle}. The browser dropped the rule.`,
        `${text.replace(middle, '')}::${name}`,
      );
    },
  },
];

const nthCall = /:nth-[\w-]+\(\s*([^()]*?)\s*\)/i;

function explainFormula(text: string): SyntaxMistake {
  const [count = '', formula = ''] = nthCall.exec(text) ?? [];
  const near =
    findNearest(formula, ['even', 'odd']) ??
    (/^[\dn+\s-]+$/i.test(formula) ? turnFormula(formula.toLowerCase()) : undefined);
  return {
    message: `${count} asks for “${formula}”, and :nth- takes a number, even, odd or a formula such as 2n + 1, so the browser dropped the rule.`,
    fix: near === undefined ? 'Write a number, even, odd or a formula.' : `Write ${near} in the parentheses.`,
    fixed: near === undefined ? undefined : text.replace(count, count.replace(formula, near)),
  };
}

function rewritten(message: string, fixed: string): SyntaxMistake {
  return { message, fix: `Write ${fixed}.`, fixed };
}

/** In the order in which they are looked for: what hides other mistakes comes first. */
const mistakes: readonly MistakeRule[] = [...otherText, ...edges, ...names, ...pseudos, ...signs];

/** What is wrong with the syntax of a selector that no browser can read. */
export function explainSyntax(selector: Selector): SyntaxMistake {
  return (
    mistakes.find(({ has }) => has(selector))?.explain(selector) ?? {
      message: `${selector.text} is not a valid selector, so the browser dropped the whole rule.`,
      fix: 'Correct the selector.',
    }
  );
}
