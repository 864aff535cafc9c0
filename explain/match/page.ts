import { isConditional, type Applied, type Reach } from './cascade.ts';
import { accepts } from '../values/property-syntax.ts';
import { isKept, isPropertyDeclaration, isStyleRule } from '../rules/dropped-declaration/dropped-rules.ts';
import { listElements, readRoot, textOf, type PageElement } from '../read/elements.ts';
import { matchSelector, readScriptWords, type MatchContext } from './match-selector.ts';
import { parsePage, type ParsedPage } from '../read/parse-log.ts';
import { selectorsOf } from '../read/selectors.ts';
import {
  atRulesAround,
  readSheet,
  readStyleAttribute,
  type AtRule,
  type ParsedSheet,
} from '../read/style-sheet.ts';

/** A page read whole: its tree, its style sheets and which declaration reaches which element. */
export type Page = {
  html: string;
  parsed: ParsedPage;
  root: PageElement;
  elements: PageElement[];
  context: MatchContext;
  hasScript: boolean;
  sheets: ParsedSheet[];
  attributeSheets: { element: PageElement; sheet: ParsedSheet }[];
  reach: Reach;
};

function lineCounter(text: string, firstLine: number): (offset: number) => number {
  return (offset) => firstLine + text.slice(0, offset).split('\n').length - 1;
}

/** Style elements in the order of the page, linked sheets that were handed over among them. */
function readSheets(elements: readonly PageElement[], linked: ReadonlyMap<string, string>): ParsedSheet[] {
  return elements.flatMap((element) => {
    if (element.name === 'style' && element.html) {
      const whole = textOf(element);
      // A style element that is never closed takes the page's tags along: those are told as such.
      const end = whole.search(/<\/?(?:head|body|html|title|div|p|main|header|h[1-6])\b/i);
      const text = end < 0 ? whole : whole.slice(0, end);
      return [readSheet({ text, lineOf: lineCounter(text, element.textLine), element })];
    }
    const text =
      element.name === 'link' && /\bstylesheet\b/i.test(element.attributes.get('rel') ?? '')
        ? linked.get(element.attributes.get('href') ?? '')
        : undefined;
    return text === undefined ? [] : [readSheet({ text, lineOf: () => element.line, element })];
  });
}

function readAttributes(elements: readonly PageElement[]): Page['attributeSheets'] {
  return elements.flatMap((element) => {
    const text = element.attributes.get('style');
    if (text === undefined) return [];
    return [
      {
        element,
        sheet: readStyleAttribute({
          text,
          lineOf: lineCounter(text, element.lineOfAttribute('style')),
          element,
        }),
      },
    ];
  });
}

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
          applied: { selector, specificity: selector.specificity, layer, sure: match === 2 },
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
        add(element, '', { declaration, selector: undefined, specificity: [0, 0, 0], layer: [], sure: true });
    }
  }
  return reach;
}

/** Reads a page or a fragment; `linked` holds the text of linked style sheets by their href. */
export function readPage(source: string, linked: ReadonlyMap<string, string> = new Map()): Page {
  const html = source.replace(/\r\n?/g, '\n');
  const parsed = parsePage(html);
  const root = readRoot(parsed.document);
  const elements = listElements(root);
  const scriptWords = readScriptWords(elements);
  const page = {
    html,
    parsed,
    root,
    elements,
    context: { scriptWords },
    hasScript: scriptWords.size > 0,
    sheets: readSheets(elements, linked),
    attributeSheets: readAttributes(elements),
  };
  return { ...page, reach: readReach(page) };
}

/** What reaches an element or its pseudo-element. */
export function appliedTo(page: Page, element: PageElement, pseudo = ''): readonly Applied[] {
  return page.reach.get(element)?.get(pseudo) ?? [];
}
