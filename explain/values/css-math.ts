import { findCloser, readTokens, types, type CssToken } from '../read/css-tokens.ts';

export type MathError = 'no-space' | 'mixed-units';

const mathFunctions = new Set(['calc(', 'min(', 'max(', 'clamp(', '-webkit-calc(']);
/** What a term measures: a plain number, or a length, percentage, time or angle. */
type Kind = 'number' | 'measure' | 'unknown';

function kindOf(token: CssToken): Kind {
  if (token.type === types.Number) return 'number';
  if (token.type === types.Dimension || token.type === types.Percentage) return 'measure';
  return 'unknown';
}

/**
 * The first mistake in the sums of calc(), min(), max() or clamp(): a sign without spaces, or a length and a
 * bare number.
 */
export function findMathError(value: string): MathError | undefined {
  const tokens = readTokens(value);
  let error: MathError | undefined;
  const isOperand = ({ type }: CssToken): boolean =>
    [types.Number, types.Dimension, types.Percentage].includes(type);

  const argument = (from: number, to: number): Kind => {
    let sum: Kind | undefined;
    let term: Kind | undefined;
    let divides = false;
    const close = (): void => {
      if (sum !== undefined && term !== undefined && sum !== 'unknown' && term !== 'unknown' && sum !== term)
        error ??= 'mixed-units';
      sum = sum === undefined || sum === 'unknown' ? term : sum;
      term = undefined;
    };
    for (let at = from; at < to; at += 1) {
      const token = tokens[at];
      if (!token || token.type === types.WhiteSpace) continue;
      const before = tokens[at - 1];
      if (token.type === types.Comma) {
        close();
        sum = undefined;
        continue;
      }
      if (isOperand(token) && /^[+-]/.test(token.text) && term !== undefined && !divides)
        error ??= 'no-space';
      if (token.type === types.Delim && '+-'.includes(token.text)) {
        if (before?.type !== types.WhiteSpace || tokens[at + 1]?.type !== types.WhiteSpace)
          error ??= 'no-space';
        close();
        continue;
      }
      if (token.type === types.Delim) {
        divides = true;
        continue;
      }
      let kind = kindOf(token);
      if (findCloser(token.type) !== undefined) {
        const end = closing(at, to);
        kind =
          token.type === types.LeftParenthesis || mathFunctions.has(token.text.toLowerCase())
            ? argument(at + 1, end)
            : 'unknown';
        at = end;
      }
      if (/^[a-z%]+-$/i.test(token.text.replace(/^[\d.]+/, '')) && token.type === types.Dimension)
        error ??= 'no-space';
      term = term === undefined || term === 'number' ? kind : kind === 'unknown' ? 'unknown' : term;
      divides = false;
    }
    close();
    return sum ?? 'unknown';
  };
  const closing = (open: number, to: number): number => {
    let depth = 0;
    for (let at = open; at < to; at += 1) {
      const token = tokens[at];
      if (!token) continue;
      if (findCloser(token.type) !== undefined) depth += 1;
      if ([types.RightParenthesis, types.RightSquareBracket, types.RightCurlyBracket].includes(token.type))
        depth -= 1;
      if (depth === 0) return at;
    }
    return to;
  };
  for (const [at, token] of tokens.entries()) {
    if (token.type === types.Function && mathFunctions.has(token.text.toLowerCase()))
      argument(at + 1, closing(at, tokens.length));
  }
  return error;
}
