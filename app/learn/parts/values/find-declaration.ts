import { collapseWhiteSpace } from '#app/learn/collapse-white-space.ts';

/** The value of a declaration, and its start and end offset in the code. */
export type ValueRange = { from: number; to: number; value: string };

/** Replaces comments and strings with spaces of the same length, so that nothing in them is read as code. */
function blankOutTexts(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, (text) =>
    text.replaceAll(/[^\n]/g, ' '),
  );
}

/**
 * The value of `property` in the first rule whose selector is written as `of` (white space folded), however
 * deep the rule is. The last such declaration of the rule counts, as in the cascade. Undefined when there is
 * none.
 */
export function findDeclaration(css: string, of: string, property: string): ValueRange | undefined {
  const code = blankOutTexts(css);
  for (const opening of code.matchAll(/([^{};]*)\{/g)) {
    if (collapseWhiteSpace(opening[1] ?? '') !== collapseWhiteSpace(of)) continue;
    const start = opening.index + opening[0].length;
    let found: ValueRange | undefined;
    let depth = 0;
    let from = start;
    for (let index = start; index < code.length && depth >= 0; index += 1) {
      const character = code[index];
      if (character === '{') depth += 1;
      if (character === '}') depth -= 1;
      if (character !== ';' && depth >= 0) continue;
      if (depth <= 0) found = parseValue(css, code, from, index, property) ?? found;
      from = index + 1;
    }
    if (found) return found;
  }
  return undefined;
}

function parseValue(
  css: string,
  code: string,
  from: number,
  to: number,
  property: string,
): ValueRange | undefined {
  const declaration = code.slice(from, to);
  const colon = declaration.indexOf(':');
  const name = declaration.slice(0, colon).split(/[{}]/).at(-1)?.trim();
  if (colon < 0 || name !== property) return undefined;
  const value = css.slice(from + colon + 1, to);
  const important = /\s*!\s*important\s*$/i.exec(value)?.[0].length ?? 0;
  const end = to - important;
  const text = css.slice(from + colon + 1, end);
  const valueFrom = from + colon + 1 + (text.length - text.trimStart().length);
  return { from: valueFrom, to: valueFrom + text.trim().length, value: text.trim() };
}

/** The code with another value for the declaration; undefined when there is no such declaration. */
export function replaceValue(css: string, of: string, property: string, value: string): string | undefined {
  const range = findDeclaration(css, of, property);
  return range && css.slice(0, range.from) + value + css.slice(range.to);
}
