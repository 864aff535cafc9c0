/** Where a declaration's value is written: its first and last column in the whole code, and the value. */
export type ValuePlace = { from: number; to: number; value: string };

/** Blanks out comments and strings, character for character, so that nothing in them is taken for code. */
function withoutTexts(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, (text) =>
    text.replaceAll(/[^\n]/g, ' '),
  );
}

const folded = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/**
 * The value of `property` in the first rule whose selector is written as `of` (white space folded), however
 * deep the rule is. The last such declaration of the rule counts, as in the cascade. Undefined when there is none.
 */
export function findDeclaration(css: string, of: string, property: string): ValuePlace | undefined {
  const code = withoutTexts(css);
  for (const opening of code.matchAll(/([^{};]*)\{/g)) {
    if (folded(opening[1] ?? '') !== folded(of)) continue;
    const start = opening.index + opening[0].length;
    let found: ValuePlace | undefined;
    let depth = 0;
    let from = start;
    for (let at = start; at < code.length && depth >= 0; at += 1) {
      const character = code[at];
      if (character === '{') depth += 1;
      if (character === '}') depth -= 1;
      if (character !== ';' && depth >= 0) continue;
      if (depth <= 0) found = valueIn(css, code, from, at, property) ?? found;
      from = at + 1;
    }
    if (found) return found;
  }
  return undefined;
}

function valueIn(
  css: string,
  code: string,
  from: number,
  to: number,
  property: string,
): ValuePlace | undefined {
  const written = code.slice(from, to);
  const colon = written.indexOf(':');
  const name = written.slice(0, colon).split(/[{}]/).at(-1)?.trim();
  if (colon < 0 || name !== property) return undefined;
  const value = css.slice(from + colon + 1, to);
  const important = /\s*!\s*important\s*$/i.exec(value)?.[0].length ?? 0;
  const end = to - important;
  const text = css.slice(from + colon + 1, end);
  const valueFrom = from + colon + 1 + (text.length - text.trimStart().length);
  return { from: valueFrom, to: valueFrom + text.trim().length, value: text.trim() };
}

/** The code with another value in the declaration's place; undefined when there is no such declaration. */
export function replaceValue(css: string, of: string, property: string, value: string): string | undefined {
  const place = findDeclaration(css, of, property);
  return place && css.slice(0, place.from) + value + css.slice(place.to);
}
