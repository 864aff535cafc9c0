import { compareDeclarations, type AppliedDeclaration, type CascadeCriterion } from './cascade/cascade.ts';
import { isStyleRule } from './cascade/valid-rules.ts';
import {
  buildElementTree,
  listInclusiveAncestors,
  listInclusiveDescendants,
  type PageElement,
} from './parse/elements.ts';
import { parseHtml } from './parse/parse-html.ts';
import { listLonghands, getLonghandValue, unknownValue } from './values/longhand-value.ts';
import { listApplied, analyzePage, type Page } from './cascade/page.ts';
import { findUserAgentValue } from './cascade/user-agent.ts';

/** A declaration as the panel for a picked element shows it. */
export type CascadeEntry = {
  /** The selector that matched; undefined for the style attribute and for the browser's own style sheet. */
  selector: string | undefined;
  origin: 'author' | 'style attribute' | 'browser';
  /** The value of the longhand; undefined where it can't be computed from the shorthand. */
  value: string | undefined;
  /** The declaration as written, such as `margin: 0 auto`. */
  writtenDeclaration: string;
  line: number | undefined;
  isImportant: boolean;
  specificity: string;
  /** Whether it applies in every state: false with a condition such as :hover or @media. */
  isCertain: boolean;
};

/** The cascade of one longhand: the winner, and the losers with the criterion that decided. */
export type CascadeResult = {
  property: string;
  winner: CascadeEntry;
  losers: (CascadeEntry & { criterion: CascadeCriterion | 'origin' })[];
};

function createEntry(
  { declaration, selector, specificity, isCertain }: AppliedDeclaration,
  longhand: string,
): CascadeEntry {
  const { property, writtenName, value, isImportant, line } = declaration;
  const longhandValue = getLonghandValue(longhand, property, value);
  return {
    selector: selector?.text,
    origin: selector ? 'author' : 'style attribute',
    value: longhandValue === unknownValue ? undefined : longhandValue,
    writtenDeclaration: `${writtenName}: ${value}${isImportant ? ' !important' : ''}`,
    line,
    isImportant,
    specificity: selector ? specificity.join(',') : 'style attribute',
    isCertain,
  };
}

/** The element at a path of child indices from the root: [1, 0] is the first element of the body. */
export function findElement(root: PageElement, path: readonly number[]): PageElement | undefined {
  let element: PageElement | undefined = root;
  for (const index of path) element = element?.children[index];
  return element;
}

function explainLonghand(page: Page, element: PageElement, longhand: string): CascadeResult | undefined {
  const contenders = listApplied(page, element)
    .filter(({ declaration }) => listLonghands(declaration.property).includes(longhand))
    .toSorted((first, second) => compareDeclarations(second, first).result);
  const winner = contenders.find(({ isCertain }) => isCertain);
  if (!winner) return undefined;
  const losers = contenders
    .filter((contender) => contender !== winner)
    .map((loser) => ({
      ...createEntry(loser, longhand),
      criterion: compareDeclarations(winner, loser).criterion,
    }));
  const userAgentValue = findUserAgentValue(element, longhand);
  const userAgentLosers =
    userAgentValue === undefined
      ? []
      : [
          {
            selector: undefined,
            origin: 'browser' as const,
            value: userAgentValue,
            writtenDeclaration: `${longhand}: ${userAgentValue}`,
            line: undefined,
            isImportant: false,
            specificity: '0,0,1',
            isCertain: true,
            criterion: 'origin' as const,
          },
        ];
  return {
    property: longhand,
    winner: createEntry(winner, longhand),
    losers: [...losers, ...userAgentLosers],
  };
}

/**
 * The cascade of one element: for each longhand that some rule sets, the winner and the losers, each with
 * the criterion that decided (origin, importance, inline style, layer, specificity or order). Declarations
 * that need a state or a condition are among the losers, with `isCertain: false`.
 */
export function explainElement(html: string, path: readonly number[]): CascadeResult[] {
  const page = analyzePage(html);
  const element = findElement(page.root, path);
  if (!element) return [];
  const longhands = new Set(
    listApplied(page, element)
      .filter(({ declaration }) => !declaration.parent || isStyleRule(declaration))
      .flatMap(({ declaration }) => listLonghands(declaration.property)),
  );
  return [...longhands]
    .map((longhand) => explainLonghand(page, element, longhand))
    .filter((result) => result !== undefined);
}

/** An element of a page as a list shows it: its place, its name, and the start of its own text. */
export type ListedElement = { path: number[]; name: string; classes: string[]; text: string };

/** A longer list helps nobody to choose. */
const maxListedElements = 300;
const maxListedTextLength = 30;

/** The body and the elements inside it, in document order. `path` is that of `findElement`. */
export function listElements(html: string): ListedElement[] {
  const body = findElement(buildElementTree(parseHtml(html).document), [1]);
  if (!body) return [];
  return listInclusiveDescendants(body)
    .slice(0, maxListedElements)
    .map((element) => ({
      path: listInclusiveAncestors(element)
        .filter(({ parent }) => parent)
        .map(({ index }) => index)
        .toReversed(),
      name: element.name,
      classes: [...element.classes],
      text: element.ownText.replace(/\s+/g, ' ').trim().slice(0, maxListedTextLength),
    }));
}
