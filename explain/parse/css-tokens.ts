import { tokenize, tokenTypes } from 'css-tree/tokenizer';

export { tokenTypes };

export type CssToken = { type: number; start: number; end: number; text: string };

/** The tokens of a style sheet (CSS Syntax 3), without comments. */
export function tokenizeCss(source: string): CssToken[] {
  const tokens: CssToken[] = [];
  tokenize(source, (type, start, end) => {
    if (type !== tokenTypes.Comment && type !== tokenTypes.EOF)
      tokens.push({ type, start, end, text: source.slice(start, end) });
  });
  return tokens;
}

/** The type of the token that closes the block or function which a token of this type opens. */
export function findClosingType(type: number): number | undefined {
  if (type === tokenTypes.LeftCurlyBracket) return tokenTypes.RightCurlyBracket;
  if (type === tokenTypes.LeftSquareBracket) return tokenTypes.RightSquareBracket;
  if (type === tokenTypes.LeftParenthesis || type === tokenTypes.Function) return tokenTypes.RightParenthesis;
  return undefined;
}

/** Replaces each comment by a space. */
export function removeComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?(\*\/|$)/g, ' ');
}
