import type { Page } from '../../../match/page.ts';
import { splitTopLevel } from '../../../read/split-top-level.ts';
import { atRulesAround, type AtRule } from '../../../read/style-sheet.ts';
import { fixes, type Report } from '../../../report.ts';

/** A limit that a query sets: `(min-width: 600px)` asks for at least 600 CSS pixels. */
type Limit = { feature: string; least: boolean; pixels: number; text: string };

const perUnit: Readonly<Record<string, number>> = {
  px: 1,
  em: 16,
  rem: 16,
  cm: 37.8,
  mm: 3.78,
  in: 96,
  pt: 1.333,
};

function toPixels(number: string, unit: string): number | undefined {
  const factor = perUnit[unit.toLowerCase()];
  return factor === undefined ? undefined : Number(number) * factor;
}

/** The limits of one query whose conditions must all hold; undefined where it has `or`, `not` or nesting. */
function readLimits(query: string): Limit[] | undefined {
  if (/\b(or|not)\b|\(\s*\(/i.test(query)) return undefined;
  const limits: Limit[] = [];
  const add = (feature: string, least: boolean, number: string, unit: string, text: string): void => {
    const pixels = toPixels(number, unit);
    if (pixels !== undefined) limits.push({ feature, least, pixels, text });
  };
  for (const [text, inside = ''] of query.matchAll(/\(([^()]*)\)/g)) {
    const plain = /^\s*(min|max)-(width|height|inline-size|block-size)\s*:\s*([\d.]+)([a-z]+)\s*$/i.exec(
      inside,
    );
    if (plain) add(plain[2] ?? '', plain[1] === 'min', plain[3] ?? '', plain[4] ?? '', text);
    const range =
      /^\s*(?:([\d.]+)([a-z]+)\s*([<>])=?\s*)?(width|height|inline-size|block-size)\s*(?:([<>])=?\s*([\d.]+)([a-z]+)\s*)?$/i.exec(
        inside,
      );
    const [, before, beforeUnit = '', beforeSign, feature = '', sign, after, afterUnit = ''] = range ?? [];
    if (before !== undefined) add(feature, beforeSign === '<', before, beforeUnit, text);
    if (after !== undefined) add(feature, sign === '>', after, afterUnit, text);
  }
  return limits;
}

function findClash(limits: readonly Limit[]): [Limit, Limit] | undefined {
  for (const low of limits.filter(({ least }) => least)) {
    const high = limits.find((one) => !one.least && one.feature === low.feature && one.pixels < low.pixels);
    if (high) return [low, high];
  }
  return undefined;
}

/** The limits of the queries around a rule, which hold as well. */
function limitsAround(rule: AtRule): Limit[] {
  return atRulesAround(rule)
    .filter(({ name }) => name === rule.name)
    .flatMap(({ prelude }) => (prelude.includes(',') ? [] : (readLimits(prelude) ?? [])));
}

/** The query with each lower limit as an upper one, and the other way round. */
function swapped(prelude: string): string {
  return prelude.replace(/\b(min|max)-/g, (_, word: string) => (word === 'min' ? 'max-' : 'min-'));
}

/** Media and container queries whose limits leave no size: nothing in them ever applies. */
export function explainImpossibleQueries(page: Page): Report[] {
  return page.sheets
    .flatMap(({ atRules }) => atRules)
    .flatMap((rule) => {
      if (!['media', 'container'].includes(rule.name) || !rule.hasBlock) return [];
      const outer = limitsAround(rule);
      const clashes = splitTopLevel(rule.prelude, ',').map((query) => {
        const limits = readLimits(query);
        return limits && findClash([...limits, ...outer]);
      });
      const [clash] = clashes;
      if (!clash || clashes.some((one) => one === undefined)) return [];
      const [low, high] = clash;
      const own = readLimits(rule.prelude) ?? [];
      const isOwn = own.length === 2 && findClash(own) !== undefined;
      const fixed = swapped(rule.prelude).trim();
      return [
        {
          code: 'impossible-query' as const,
          span: rule.span,
          message: `Nothing in this @${rule.name} ever applies: ${low.text} and ${high.text} are never true together.`,
          data: { selector: `@${rule.name} ${rule.prelude}` },
          fixes:
            isOwn && /\b(min|max)-/.test(rule.prelude)
              ? fixes(
                  `Write @${rule.name} ${fixed}.`,
                  rule.sheet.isEditable ? [{ span: rule.preludeSpan, newText: ` ${fixed}` }] : [],
                )
              : fixes('Make the lower limit less than the upper one, or write a comma for or.'),
        },
      ];
    });
}
