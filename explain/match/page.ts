import { listDeclarations, readDocument, type PageDocument } from '../read/document.ts';
import type { PageElement } from '../read/elements.ts';
import { selectorsOf } from '../read/selectors.ts';
import { atRulesAround, type AtRule, type ParsedSheet } from '../read/style-sheet.ts';
import { accepts } from '../values/property-syntax.ts';
import { isConditional, type Applied, type Reach } from './cascade.ts';
import { isKept, isPropertyDeclaration, isStyleRule } from './kept-rules.ts';
import { readScriptWords } from '../read/script-words.ts';
import type { MatchContext } from './match.ts';
import { matchSelector } from './match-selector.ts';

/** A page with what its style sheets do: which declaration reaches which element. */
export type Page = PageDocument & {
  context: MatchContext;
  hasScript: boolean;
  /** A script in a separate file, of which no word is known. */
  hasLinkedScript: boolean;
  reach: Reach;
};

/** Gives each layer its place, in the order in which the names first come. */
function orderLayers(sheets: readonly ParsedSheet[]): (around: readonly AtRule[]) => number[] {
  const places = new Map<string, number>();
  const place = (name: string): number => {
    const known = places.get(name) ?? places.size;
    places.set(name, known);
    return known;
  };
  const pathOf = (around: readonly AtRule[]): string[] =>
    around
      .filter(({ name, hasBlock }) => name === 'layer' && hasBlock)
      .toReversed()
      .flatMap((rule) => (rule.prelude === '' ? [`unnamed ${rule.place}`] : rule.prelude.split('.')));
  const numbers = (path: readonly string[]): number[] =>
    path.map((_, at) => place(path.slice(0, at + 1).join('.')));
  for (const rule of sheets.flatMap(({ atRules }) => atRules)) {
    if (rule.name !== 'layer') continue;
    const outer = pathOf(atRulesAround(rule));
    for (const name of rule.prelude.split(',')) numbers([...outer, ...name.trim().split('.')]);
  }
  return (around) => numbers(pathOf(around));
}

function readReach(page: Omit<Page, 'reach'>): Reach {
  const reach: Reach = new Map(page.elements.map((element) => [element, new Map<string, Applied[]>()]));
  const layerOf = orderLayers(page.sheets);
  const add = (element: PageElement, pseudo: string, applied: Applied): void => {
    const lists = reach.get(element);
    lists?.set(pseudo, [...(lists.get(pseudo) ?? []), applied]);
  };
  for (const rule of page.sheets.flatMap(({ rules }) => rules)) {
    if (!isStyleRule(rule) || !isKept(rule)) continue;
    const layer = layerOf(atRulesAround(rule));
    for (const element of page.elements) {
      const best = new Map<string, { applied: Omit<Applied, 'declaration'> }>();
      for (const selector of selectorsOf(rule)) {
        const match = matchSelector(element, selector, page.context);
        const pseudo = selector.pseudoElement ?? '';
        const known = best.get(pseudo)?.applied;
        if (match === 0 || (known && known.sure && match === 1)) continue;
        best.set(pseudo, {
          applied: {
            selector,
            specificity: selector.specificity,
            layer,
            sure: match === 2,
            found: match === 2,
          },
        });
      }
      for (const [pseudo, { applied }] of best) {
        for (const declaration of rule.declarations) {
          if (isPropertyDeclaration(declaration) && accepts(declaration.property, declaration.value))
            add(element, pseudo, {
              ...applied,
              declaration,
              sure: applied.sure && !isConditional(declaration),
            });
        }
      }
    }
  }
  for (const { element, sheet } of page.attributeSheets) {
    for (const declaration of sheet.declarations) {
      if (accepts(declaration.property, declaration.value))
        add(element, '', {
          declaration,
          selector: undefined,
          specificity: [0, 0, 0],
          layer: [],
          sure: true,
          found: true,
        });
    }
  }
  return reach;
}

/** Every value of every attribute. */
function listAttributeValues(elements: readonly PageElement[]): ReadonlyMap<string, ReadonlySet<string>> {
  const values = new Map<string, Set<string>>();
  for (const [name, value] of elements.flatMap(({ attributes }) => [...attributes]))
    values.set(name, (values.get(name) ?? new Set()).add(value));
  return values;
}

/** Reads a page or a fragment; `linked` holds the text of linked style sheets by their href. */
export function readPage(html: string, linked: ReadonlyMap<string, string> = new Map()): Page {
  const document = readDocument(html, linked);
  const scriptWords = readScriptWords(document.elements);
  const hasScrollers = /\b(auto|scroll)\b/.test(
    listDeclarations(document)
      .filter(({ property }) => property.startsWith('overflow'))
      .map(({ value }) => value)
      .join(' '),
  );
  const page = {
    ...document,
    context: { scriptWords, hasScrollers, attributeValues: listAttributeValues(document.elements) },
    hasScript: scriptWords.size > 0,
    hasLinkedScript: document.elements.some(
      ({ name, attributes }) => name === 'script' && attributes.has('src'),
    ),
  };
  return { ...page, reach: readReach(page) };
}

/** Whether lines of the page may run in another direction than from left to right, one below the other. */
export function mayTurnLines({ source }: PageDocument): boolean {
  return /\b(rtl|writing-mode)\b|(?<![\w-])direction\s*:/.test(source.text);
}

/** What reaches an element or its pseudo-element. */
export function appliedTo(page: Page, element: PageElement, pseudo = ''): readonly Applied[] {
  return page.reach.get(element)?.get(pseudo) ?? [];
}
