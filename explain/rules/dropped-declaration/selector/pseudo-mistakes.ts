import { suggestRewrite, type SelectorMistakeRule } from './selector-mistake.ts';

const functionalPseudoClass = /:(is|where|not|has|nth-(?:last-)?(?:child|of-type)|lang|dir)(?![\w-])/;
const spacedArguments = new RegExp(`${functionalPseudoClass.source}\\s+(?=\\()`);
const missingArguments = new RegExp(`${functionalPseudoClass.source}(?!\\()`);
const pseudoElementInside =
  /::?(before|after|first-line|first-letter|marker|placeholder|backdrop)(?=[\s:.#[>+~])/;

/** A selector without its :is, with the next selector in :not() or :has(), or with the first number in :nth-child(). */
function fillArguments(text: string, name: string): string | undefined {
  const fixed = /^(is|where)$/.test(name)
    ? text.replace(missingArguments, '')
    : name.startsWith('nth')
      ? text.replace(missingArguments, ':$1(1)')
      : text.replace(/:(not|has)(?![\w(-])\s*([.#[]?[\w-]+\]?)/, ':$1($2)');
  return fixed === text || fixed.trim() === '' ? undefined : fixed;
}

/** A functional pseudo-class without arguments, and a pseudo-element with something after it. */
export const pseudoMistakes: readonly SelectorMistakeRule[] = [
  {
    matches: ({ text }) => spacedArguments.test(text),
    explain: ({ text }) =>
      suggestRewrite(
        `There is a space before the parenthesis in ${text}, so the browser dropped the rule.`,
        text.replace(spacedArguments, ':$1'),
      ),
  },
  {
    matches: ({ text }) => missingArguments.test(text),
    explain({ text }) {
      const name = missingArguments.exec(text)?.[1] ?? '';
      const fixed = fillArguments(text, name);
      return {
        message: `:${name} has no parentheses, and it is nothing without what is in them, so the browser dropped the rule of ${text}.`,
        fix:
          fixed === undefined
            ? `Write :${name}(…) with a ${name.startsWith('nth') ? 'number or formula' : 'selector'} in it.`
            : `Write ${fixed}.`,
        fixedSelector: fixed,
      };
    },
  },
  {
    matches: ({ text }) => /:has\(.*:has\(/.test(text),
    explain: ({ text }) => ({
      message: `A :has() can't be in another :has(), so the browser dropped the rule of ${text}.`,
      fix: 'Write both in one, such as :has(.a .b).',
      fixedSelector: text.replace(/:has\(([^()]*):has\(\s*([^()]*)\)/, ':has($1 $2'),
    }),
  },
  {
    matches: ({ text }) => pseudoElementInside.test(text),
    explain({ text }) {
      const [middle = '', name = ''] = pseudoElementInside.exec(text) ?? [];
      const [lineEnd] = /::?[\w-]+[ \t]*(?=\r?\n)/.exec(text) ?? [];
      // Selectors of a list are often on lines of their own.
      if (lineEnd?.startsWith(middle) === true)
        return suggestRewrite(
          `There is no comma between ${middle} and the selector on the next line, and a pseudo-element has no descendants, so the browser dropped the rule.`,
          text.replace(lineEnd, `${lineEnd.trimEnd()},`),
        );
      return suggestRewrite(
        `A pseudo-element has no descendants and no classes, so nothing of an element can come after ${middle}. The browser dropped the rule.`,
        `${text.replace(middle, '')}::${name}`,
      );
    },
  },
];
