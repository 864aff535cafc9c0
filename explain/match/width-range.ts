import { atRulesAround, type Declaration } from '../read/style-sheet.ts';

/** The window's widths for which a media query holds, in CSS pixels. */
type WidthRange = { least: number; most: number };

const step = 0.01;

function pixels(length: string): number {
  return Number.parseFloat(length) * (/em$/i.test(length) ? 16 : 1);
}

/** The widths of one condition such as `(max-width: 600px)`; undefined for any other condition. */
function readCondition(text: string): WidthRange | undefined {
  const length = '([\\d.]+(?:px|r?em))';
  const [, limit, size = ''] = new RegExp(`^(min|max)-width\\s*:\\s*${length}$`, 'i').exec(text) ?? [];
  if (limit !== undefined)
    return limit.toLowerCase() === 'min'
      ? { least: pixels(size), most: Infinity }
      : { least: 0, most: pixels(size) };
  const range = new RegExp(`^${length}\\s*<(=?)\\s*width\\s*<(=?)\\s*${length}$`, 'i').exec(text);
  if (range) {
    const [, least = '', withLeast, withMost, most = ''] = range;
    return {
      least: pixels(least) + (withLeast ? 0 : step),
      most: pixels(most) - (withMost ? 0 : step),
    };
  }
  const [, sign = '', end] = new RegExp(`^width\\s*([<>]=?)\\s*${length}$`, 'i').exec(text) ?? [];
  if (end === undefined) return undefined;
  // Without the equals sign, the limit itself is just outside.
  const edge = pixels(end) + (sign === '<' ? -step : sign === '>' ? step : 0);
  return sign.startsWith('<') ? { least: 0, most: edge } : { least: edge, most: Infinity };
}

/** The widths of a media query that asks for nothing else; undefined for one that does. */
export function readWidthRange(query: string): WidthRange | undefined {
  const conditions = query
    .trim()
    .replace(/^(only\s+)?(screen|all)\s+and\s+/i, '')
    .split(/\s+and\s+/i);
  const range = { least: 0, most: Infinity };
  for (const condition of conditions) {
    const inside = /^\(\s*([^()]*?)\s*\)$/.exec(condition)?.[1];
    const own = inside === undefined ? undefined : readCondition(inside);
    if (!own) return undefined;
    range.least = Math.max(range.least, own.least);
    range.most = Math.min(range.most, own.most);
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
