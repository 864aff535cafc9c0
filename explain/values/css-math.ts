import { findClosingType, tokenizeCss, tokenTypes, type CssToken } from '../parse/css-tokens.ts';

export type MathError = 'no-space' | 'no-operator' | 'comma' | 'mixed-units';

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

/** By the index of each token that opens a block or function: the index of the token that closes it. */
function findClosingIndexes(tokens: readonly CssToken[]): Map<number, number> {
  const closingIndexes = new Map<number, number>();
  const openIndexes: number[] = [];
  for (const [index, { type }] of tokens.entries()) {
    if (findClosingType(type) !== undefined) openIndexes.push(index);
    if (
      type === tokenTypes.RightParenthesis ||
      type === tokenTypes.RightSquareBracket ||
      type === tokenTypes.RightCurlyBracket
    ) {
      const openIndex = openIndexes.pop();
      if (openIndex !== undefined) closingIndexes.set(openIndex, index);
    }
  }
  return closingIndexes;
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
  private readonly closingIndexes: ReadonlyMap<number, number>;
  private readonly checkedIndexes = new Set<number>();

  constructor(tokens: readonly CssToken[]) {
    this.tokens = tokens;
    this.closingIndexes = findClosingIndexes(tokens);
  }

  /** Checks each calculation once: one inside another is checked together with it. */
  checkAll(): void {
    for (const [index, token] of this.tokens.entries())
      if (isMathFunction(token) && !this.checkedIndexes.has(index))
        this.checkCalculation(index, this.getClosingIndex(index, this.tokens.length));
  }

  /** The index of the token that closes the one at an index, or `end` if nothing before `end` closes it. */
  private getClosingIndex(openIndex: number, end: number): number {
    return Math.min(this.closingIndexes.get(openIndex) ?? end, end);
  }

  private checkCalculation(openIndex: number, closingIndex: number): TermKind {
    this.checkedIndexes.add(openIndex);
    const isCalc = /^(-webkit-)?calc\($/i.test(this.tokens[openIndex]?.text ?? '');
    return this.checkArguments(openIndex + 1, closingIndex, isCalc);
  }

  /** Checks the arguments between two indices and returns what the last of them measures. */
  private checkArguments(start: number, end: number, isCalc: boolean): TermKind {
    const sum = new Sum();
    for (let index = start; index < end; index += 1) {
      const token = this.tokens[index];
      if (!token || token.type === tokenTypes.WhiteSpace) continue;
      if (token.type === tokenTypes.Comma) {
        if (isCalc) this.error ??= 'comma';
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
      lastIndex = this.getClosingIndex(index, end);
      const isCalculation = token.type === tokenTypes.LeftParenthesis || isMathFunction(token);
      kind = isCalculation ? this.checkCalculation(index, lastIndex) : 'unknown';
    }
    // In `1px-` the minus is a part of the unit.
    if (token.type === tokenTypes.Dimension && /^[a-z%]+-$/i.test(token.text.replace(/^[\d.]+/, '')))
      this.error ??= 'no-space';
    // What var() stands for may have an operator in it.
    if (kind === 'measure' && sum.term === 'measure' && !sum.isAfterFactor) this.error ??= 'no-operator';
    sum.multiply(kind);
    return lastIndex;
  }
}

/**
 * The first mistake in calc(), min(), max() or clamp(): an operator without white space around it, none between two
 * lengths, a comma in calc(), or a sum of a length and a plain number.
 */
export function findMathError(value: string): MathError | undefined {
  const checker = new MathChecker(tokenizeCss(value));
  checker.checkAll();
  return checker.error;
}
