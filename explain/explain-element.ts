import { compareApplied, type Applied, type CascadeCriterion } from './match/cascade.ts';
import { isStyleRule } from './match/kept-rules.ts';
import type { PageElement } from './read/elements.ts';
import { longhandsOf, longhandValue } from './values/longhand-value.ts';
import { appliedTo, readPage, type Page } from './match/page.ts';
import { findDefault } from './match/user-agent.ts';

/** A declaration as the panel of a clicked element shows it. */
export type CascadeEntry = {
  /** The selector that matched; undefined for the style attribute and for the browser's own style sheet. */
  selector: string | undefined;
  origin: 'author' | 'style attribute' | 'browser';
  /** The value of the longhand; undefined where it can't be told apart from its shorthand's. */
  value: string | undefined;
  /** The declaration as written, such as `margin: 0 auto`. */
  written: string;
  line: number | undefined;
  important: boolean;
  specificity: string;
  /** False where a state or a condition must come first, such as :hover or @media. */
  sure: boolean;
};

/** One property of an element: who won, and why each other lost. */
export type CascadeResult = {
  property: string;
  winner: CascadeEntry;
  losers: (CascadeEntry & { because: CascadeCriterion | 'origin' })[];
};

function entryOf({ declaration, selector, specificity, sure }: Applied, longhand: string): CascadeEntry {
  const { property, written, value, important, line } = declaration;
  const own = longhandValue(longhand, property, value);
  return {
    selector: selector?.text,
    origin: selector ? 'author' : 'style attribute',
    value: own === '?' ? undefined : own,
    written: `${written}: ${value}${important ? ' !important' : ''}`,
    line,
    important,
    specificity: selector ? specificity.join(',') : 'style attribute',
    sure,
  };
}

/** The element at a path of child numbers among elements, from the root: [1, 0] is the first element of the body. */
export function findElement(root: PageElement, path: readonly number[]): PageElement | undefined {
  let element: PageElement | undefined = root;
  for (const at of path) element = element?.children[at];
  return element;
}

function explainLonghand(page: Page, element: PageElement, longhand: string): CascadeResult | undefined {
  const rivals = appliedTo(page, element)
    .filter(({ declaration }) => longhandsOf(declaration.property).includes(longhand))
    .toSorted((one, other) => compareApplied(other, one).result);
  const winner = rivals.find(({ sure }) => sure);
  if (!winner) return undefined;
  const losers = rivals
    .filter((one) => one !== winner)
    .map((one) => ({ ...entryOf(one, longhand), because: compareApplied(winner, one).by }));
  const fallback = findDefault(element, longhand);
  const browser =
    fallback === undefined
      ? []
      : [
          {
            selector: undefined,
            origin: 'browser' as const,
            value: fallback,
            written: `${longhand}: ${fallback}`,
            line: undefined,
            important: false,
            specificity: '0,0,1',
            sure: true,
            because: 'origin' as const,
          },
        ];
  return { property: longhand, winner: entryOf(winner, longhand), losers: [...losers, ...browser] };
}

/**
 * The cascade of one element: for each longhand that some rule sets, the winner and the losers, each with the
 * rule that decided (origin, importance, inline style, layer, specificity or order). Declarations that wait
 * for a state or a condition are among the losers with `sure: false` where they would win in it.
 */
export function explainElement(html: string, path: readonly number[]): CascadeResult[] {
  const page = readPage(html);
  const element = findElement(page.root, path);
  if (!element) return [];
  const longhands = new Set(
    appliedTo(page, element)
      .filter(({ declaration }) => !declaration.parent || isStyleRule(declaration))
      .flatMap(({ declaration }) => longhandsOf(declaration.property)),
  );
  return [...longhands]
    .map((longhand) => explainLonghand(page, element, longhand))
    .filter((result) => result !== undefined);
}
