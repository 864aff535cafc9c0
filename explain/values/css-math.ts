import { findClosingType, tokenizeCss, tokenTypes, type CssToken } from '../parse/css-tokens.ts';

export type MathError = 'no-space' | 'mixed-units';

const mathFunctions = new Set(['calc(', 'min(', 'max(', 'clamp(', '-webkit-calc(']);

/** What a term measures: a plain number, or a length, percentage, time or angle. */
type TermKind = 'number' | 'measure' | 'unknown';

function getTermKind({ type }: CssToken): TermKind {
  if (type === tokenTypes.Number) return 'number';
  if (type === tokenTypes.Dimension || type === tokenTypes.Percentage) return 'measure';
  return 'unknown';
}

function isMathFunction({ type, text }: CssToken): boolean {
  return type === tokenTypes.Function && mathFunctions.has(text.toLowerCase());
}

/** The index of the token that closes the block or function at an index; `end` where nothing closes it. */
function findClosingIndex(tokens: readonly CssToken[], open: number, end: number): number {
  let depth = 0;
  for (let index = open; index < end; index += 1) {
    const type = tokens[index]?.type;
    if (type === undefined) continue;
    if (findClosingType(type) !== undefined) depth += 1;
    if (
      type === tokenTypes.RightParenthesis ||
      type === tokenTypes.RightSquareBracket ||
      type === tokenTypes.RightCurlyBracket
    )
      depth -= 1;
    if (depth === 0) return index;
  }
  return end;
}

/** What a sum and its last term measure so far, and whether a `*` or `/` comes before the next operand. */
class Sum {
  kind: TermKind | undefined;
  term: TermKind | undefined;
  isAfterFactor = false;

  /** Adds the last term to the sum; false where the two can't be added. */
  endTerm(): boolean {
    const { kind, term } = this;
    const isMixed =
      kind !== undefined && term !== undefined && kind !== 'unknown' && term !== 'unknown' && kind !== term;
    if (kind === undefined || kind === 'unknown') this.kind = term;
    this.term = undefined;
    return !isMixed;
  }

  multiply(factor: TermKind): void {
    if (this.term === undefined || this.term === 'number') this.term = factor;
    else if (factor === 'unknown') this.term = 'unknown';
    this.isAfterFactor = false;
  }
}

/** Checks the types and the white space of calculations (CSS Values 4, Mathematical Expressions). */
class MathChecker {
  error: MathError | undefined;
  private readonly tokens: readonly CssToken[];

  constructor(tokens: readonly CssToken[]) {
    this.tokens = tokens;
  }

  /** Checks the arguments between two indices and returns what the last of them measures. */
  checkArguments(start: number, end: number): TermKind {
    const sum = new Sum();
    for (let index = start; index < end; index += 1) {
      const token = this.tokens[index];
      if (!token || token.type === tokenTypes.WhiteSpace) continue;
      if (token.type === tokenTypes.Comma) {
        this.endTerm(sum);
        sum.kind = undefined;
      } else if (token.type === tokenTypes.Delim) {
        this.checkOperator(sum, index, token);
      } else {
        index = this.checkOperand(sum, index, end, token);
      }
    }
    this.endTerm(sum);
    return sum.kind ?? 'unknown';
  }

  private endTerm(sum: Sum): void {
    if (!sum.endTerm()) this.error ??= 'mixed-units';
  }

  private checkOperator(sum: Sum, index: number, { text }: CssToken): void {
    if (!'+-'.includes(text)) {
      sum.isAfterFactor = true;
      return;
    }
    const isSpaced = [this.tokens[index - 1], this.tokens[index + 1]].every(
      (neighbor) => neighbor?.type === tokenTypes.WhiteSpace,
    );
    if (!isSpaced) this.error ??= 'no-space';
    this.endTerm(sum);
  }

  /** Checks a number, a function or a parenthesis, and returns the index of its last token. */
  private checkOperand(sum: Sum, index: number, end: number, token: CssToken): number {
    let kind = getTermKind(token);
    let lastIndex = index;
    // In `1px +2px` the sign is a part of the second number.
    if (kind !== 'unknown' && /^[+-]/.test(token.text) && sum.term !== undefined && !sum.isAfterFactor)
      this.error ??= 'no-space';
    if (findClosingType(token.type) !== undefined) {
      lastIndex = findClosingIndex(this.tokens, index, end);
      const isCalculation = token.type === tokenTypes.LeftParenthesis || isMathFunction(token);
      kind = isCalculation ? this.checkArguments(index + 1, lastIndex) : 'unknown';
    }
    // In `1px-` the minus is a part of the unit.
    if (token.type === tokenTypes.Dimension && /^[a-z%]+-$/i.test(token.text.replace(/^[\d.]+/, '')))
      this.error ??= 'no-space';
    sum.multiply(kind);
    return lastIndex;
  }
}

/**
 * The first mistake in calc(), min(), max() or clamp(): an operator without white space around it, or a sum
 * of a length and a plain number.
 */
export function findMathError(value: string): MathError | undefined {
  const tokens = tokenizeCss(value);
  const checker = new MathChecker(tokens);
  for (const [index, token] of tokens.entries())
    if (isMathFunction(token))
      checker.checkArguments(index + 1, findClosingIndex(tokens, index, tokens.length));
  return checker.error;
}
