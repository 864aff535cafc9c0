import type { Page } from '../../cascade/page.ts';
import { findNearestWord } from '../../nearest-word.ts';
import type { PageElement } from '../../parse/elements.ts';
import type { Report } from '../../report.ts';
import { globalAttributes, elementAttributes } from '../../data/html-attributes.ts';
import { reportRepair } from './report-repair.ts';

/** A name that can be a misspelt attribute; those of frameworks have other characters, such as `@click`. */
const lowercaseWord = /^[a-z]+$/;

function explainUnknownAttribute(element: PageElement, page: Page, name: string): Report | undefined {
  const elementNames = elementAttributes[element.name] ?? [];
  if (!lowercaseWord.test(name) || globalAttributes.includes(name) || name.startsWith('on')) return undefined;
  // An attribute of another element is not misspelt.
  if (Object.values(elementAttributes).some((names) => names.includes(name))) return undefined;
  const candidates = [...elementNames, ...globalAttributes].filter((known) => !element.attributes.has(known));
  const nearest = findNearestWord(name, candidates);
  if (nearest === undefined || page.context.scriptWords.has(name)) return undefined;
  const span = element.getAttributeSpan(name);
  return reportRepair(
    'unknown-attribute',
    span,
    element.name,
    `HTML has no attribute ${name}, so this <${element.name}> has no ${nearest}.`,
    `Write ${nearest} in place of ${name}.`,
    span === element.startTagSpan
      ? []
      : [{ span: { start: span.start, end: span.start + name.length }, newText: nearest }],
  );
}

/** Attributes that HTML doesn't have, and that are similar to one that the element may have. */
export function explainMisspeltAttributes(page: Page): Report[] {
  return page.elements.flatMap((element) =>
    element.isHtml && !element.name.includes('-')
      ? [...element.attributes.keys()].flatMap((name) => explainUnknownAttribute(element, page, name) ?? [])
      : [],
  );
}
