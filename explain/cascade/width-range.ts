import { parseRangeCondition } from '../parse/range-condition.ts';
import { listEnclosingAtRules, type Declaration } from '../parse/style-sheet.ts';

/** The viewport widths at which a media query matches, in CSS pixels. */
type WidthRange = { minimum: number; maximum: number };

/** How far an exclusive limit is from the range. */
const exclusiveOffset = 0.01;

/** The widths of a media query with width conditions only; undefined for another query. */
export function parseWidthRange(query: string): WidthRange | undefined {
  const conditions = query
    .trim()
    .replace(/^(only\s+)?(screen|all)\s+and\s+/i, '')
    .split(/\s+and\s+/i);
  const range = { minimum: 0, maximum: Infinity };
  for (const condition of conditions) {
    const limits = parseRangeCondition(condition);
    if (limits.length === 0 || limits.some(({ feature }) => feature !== 'width')) return undefined;
    for (const { isMinimum, isExclusive, pixels } of limits)
      if (isMinimum) range.minimum = Math.max(range.minimum, pixels + (isExclusive ? exclusiveOffset : 0));
      else range.maximum = Math.min(range.maximum, pixels - (isExclusive ? exclusiveOffset : 0));
  }
  return range;
}

/** The media queries that enclose a declaration; undefined where another conditional rule encloses it too. */
function listEnclosingQueries(declaration: Declaration): string[] | undefined {
  const enclosing = listEnclosingAtRules(declaration).filter(({ name }) => name !== 'layer');
  return enclosing.every(({ name }) => name === 'media')
    ? enclosing.map(({ prelude }) => prelude)
    : undefined;
}

/**
 * Whether the only media query of one declaration matches at every width at which that of another matches.
 */
export function coversMediaQuery(outerDeclaration: Declaration, innerDeclaration: Declaration): boolean {
  const [outer, ...others] = listEnclosingQueries(outerDeclaration) ?? [];
  const inner = listEnclosingQueries(innerDeclaration) ?? [];
  const range = outer === undefined || others.length > 0 ? undefined : parseWidthRange(outer);
  return (
    range !== undefined &&
    inner.some((query) => {
      const innerRange = parseWidthRange(query);
      return (
        innerRange !== undefined && innerRange.minimum >= range.minimum && innerRange.maximum <= range.maximum
      );
    })
  );
}
