import type { Page } from '../../../match/page.ts';
import { readCondition, type Limit } from '../../../read/query-limits.ts';
import { splitTopLevel } from '../../../read/split-top-level.ts';
import { atRulesAround, type AtRule } from '../../../read/style-sheet.ts';
import { fixes, type Report } from '../../../report.ts';

/** The limits of one query whose conditions must all hold; undefined where it has `or`, `not` or nesting. */
function readLimits(query: string): Limit[] | undefined {
  if (/\b(or|not)\b|\(\s*\(/i.test(query)) return undefined;
  return [...query.matchAll(/\([^()]*\)/g)].flatMap(([text]) =>
    readCondition(text).filter(({ pixels }) => !Number.isNaN(pixels)),
  );
}

function findClash(limits: readonly Limit[]): [Limit, Limit] | undefined {
  for (const low of limits.filter(({ isLeast }) => isLeast)) {
    const high = limits.find((one) => !one.isLeast && one.feature === low.feature && one.pixels < low.pixels);
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
