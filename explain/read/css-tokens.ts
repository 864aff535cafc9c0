import { tokenize, tokenTypes } from 'css-tree';

export type CssToken = { type: number; start: number; end: number; text: string };

export const types = tokenTypes;

/** The tokens of a style sheet by the CSS syntax standard, comments left out. */
export function readTokens(source: string): CssToken[] {
  const tokens: CssToken[] = [];
  tokenize(source, (type, start, end) => {
    if (type !== types.Comment && type !== types.EOF)
      tokens.push({ type, start, end, text: source.slice(start, end) });
  });
  return tokens;
}

/** The type of the token that ends the block or function which this token opens. */
export function findCloser(type: number): number | undefined {
  if (type === types.LeftCurlyBracket) return types.RightCurlyBracket;
  if (type === types.LeftSquareBracket) return types.RightSquareBracket;
  if (type === types.LeftParenthesis || type === types.Function) return types.RightParenthesis;
  return undefined;
}

/** Source without its comments, each left as a space. */
export function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?(\*\/|$)/g, ' ');
}
