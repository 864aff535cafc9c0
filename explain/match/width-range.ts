import { readCondition } from '../read/query-limits.ts';
import { atRulesAround, type Declaration } from '../read/style-sheet.ts';

/** The window's widths for which a media query holds, in CSS pixels. */
type WidthRange = { least: number; most: number };

/** How far inside a limit that is not included the range begins. */
const step = 0.01;

/** The widths of a media query that asks for nothing else; undefined for one that does. */
export function readWidthRange(query: string): WidthRange | undefined {
  const conditions = query
    .trim()
    .replace(/^(only\s+)?(screen|all)\s+and\s+/i, '')
    .split(/\s+and\s+/i);
  const range = { least: 0, most: Infinity };
  for (const condition of conditions) {
    const limits = readCondition(condition);
    if (limits.length === 0 || limits.some(({ feature }) => feature !== 'width')) return undefined;
    for (const { isLeast, isExcluded, pixels } of limits)
      if (isLeast) range.least = Math.max(range.least, pixels + (isExcluded ? step : 0));
      else range.most = Math.min(range.most, pixels - (isExcluded ? step : 0));
  }
  return range;
}

/** The media queries around a declaration; undefined where another condition is around it too. */
function queriesAround(declaration: Declaration): string[] | undefined {
  const around = atRulesAround(declaration).filter(({ name }) => name !== 'layer');
  return around.every(({ name }) => name === 'media') ? around.map(({ prelude }) => prelude) : undefined;
}

/** Whether the one media query around a declaration holds at every width at which that of another one holds. */
export function holdsWherever(wide: Declaration, narrow: Declaration): boolean {
  const [outer, ...others] = queriesAround(wide) ?? [];
  const inner = queriesAround(narrow) ?? [];
  const range = outer === undefined || others.length > 0 ? undefined : readWidthRange(outer);
  return (
    range !== undefined &&
    inner.some((query) => {
      const own = readWidthRange(query);
      return own !== undefined && own.least >= range.least && own.most <= range.most;
    })
  );
}
