import type { Page } from '../../match/page.ts';
import { findNearest } from '../../nearest-word.ts';
import type { PageElement } from '../../read/elements.ts';
import type { Report } from '../../report.ts';
import { globalAttributes, ownAttributes } from '../../data/html-attributes.ts';
import { repair } from './report-repair.ts';

/** What frameworks and libraries mark elements with has another shape than a misspelt word. */
const plainWord = /^[a-z]+$/;

function explainAttribute(element: PageElement, page: Page, name: string): Report | undefined {
  const own = ownAttributes[element.name] ?? [];
  if (!plainWord.test(name) || globalAttributes.includes(name) || name.startsWith('on')) return undefined;
  // An attribute of another element is not misspelt.
  if (Object.values(ownAttributes).some((names) => names.includes(name))) return undefined;
  const missing = [...own, ...globalAttributes].filter((known) => !element.attributes.has(known));
  const near = findNearest(name, missing);
  if (near === undefined || page.context.scriptWords.has(name)) return undefined;
  const span = element.spanOfAttribute(name);
  return repair(
    'unknown-attribute',
    span,
    element.name,
    `HTML has no attribute ${name}, so this <${element.name}> has no ${near}.`,
    `Write ${near} in place of ${name}.`,
    span === element.span
      ? []
      : [{ span: { start: span.start, end: span.start + name.length }, newText: near }],
  );
}

/** Attributes that no element has, and that are a slip away from one that this element may have. */
export function explainAttributeNames(page: Page): Report[] {
  return page.elements.flatMap((element) =>
    element.html && !element.name.includes('-')
      ? [...element.attributes.keys()].flatMap((name) => explainAttribute(element, page, name) ?? [])
      : [],
  );
}
