import type { Page } from '../../match/page.ts';
import type { PageElement } from '../../read/elements.ts';
import { insertAt } from '../../edits.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { repair } from './report-repair.ts';

/** Elements that need a certain parent, and what they are not without it. */
const homes: Readonly<Record<string, { parents: readonly string[]; why: string }>> = {
  li: { parents: ['ul', 'ol', 'menu', 'dir'], why: 'it is an item of no list' },
  dt: { parents: ['dl'], why: 'it is the term of no list' },
  dd: { parents: ['dl'], why: 'it is the description in no list' },
  option: { parents: ['select', 'datalist', 'optgroup'], why: 'nobody can choose it' },
  summary: { parents: ['details'], why: 'it opens and closes nothing' },
  legend: { parents: ['fieldset', 'optgroup'], why: 'it is the title of no group of fields' },
  figcaption: { parents: ['figure'], why: 'it is the caption of no figure' },
};

/** What each list takes as its children. */
const members: Readonly<Record<string, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  menu: ['li'],
  dl: ['dt', 'dd', 'div'],
};

const anywhere = ['script', 'template', 'style'];

/** The element around that counts: a div may group the terms of a list. */
function parentOf({ name, parent }: PageElement): PageElement | undefined {
  const isGroup = ['dt', 'dd'].includes(name) || ['option', 'legend'].includes(name);
  return isGroup && parent?.name === 'div' ? parent.parent : parent;
}

/** Elements that make a whole together with their siblings; the others need more than a tag around them. */
const wholes = new Set(['li', 'dt', 'dd', 'option']);

/** Puts one element around all siblings of a kind that are in a row. */
function wrapWithSiblings(element: PageElement, outer: string): SpanEdit[] {
  const { name, parent, index, span } = element;
  if (!wholes.has(name) || !parent) return [];
  const kinds = ['dt', 'dd'].includes(name) ? ['dt', 'dd'] : [name];
  const others = parent.children.slice(index).findIndex((one) => !kinds.includes(one.name));
  const last = parent.children[others < 0 ? parent.children.length - 1 : index + others - 1] ?? element;
  return [...insertAt(span.start, `<${outer}>`), ...insertAt(last.end, `</${outer}>`)];
}

/** Puts an element into the item before it, where a list belongs, or into an item of its own. */
function putInItem(page: Page, { name, parent, index, span, end }: PageElement, item: string): SpanEdit[] {
  if (item !== 'li') return [];
  const before = parent?.children[index - 1];
  const endTag = /<\/li\s*>\s*$/i.exec(page.source.text.slice(0, span.start));
  if (!['ul', 'ol'].includes(name) || before?.name !== 'li' || !endTag)
    return [...insertAt(span.start, '<li>'), ...insertAt(end, '</li>')];
  const start = endTag.index;
  const tag = endTag[0].trimEnd();
  return [{ span: { start, end: start + tag.length }, newText: '' }, ...insertAt(end, tag)];
}

function explainHome(element: PageElement): Report | undefined {
  const home = homes[element.name];
  const parent = parentOf(element);
  if (!home || !parent?.html || parent.name.includes('-') || anywhere.includes(parent.name)) return undefined;
  // Choices of a select may be in any element inside it.
  for (let outer = element.parent; outer; outer = outer.parent) if (outer.name === 'select') return undefined;
  if (home.parents.includes(parent.name)) return undefined;
  // <dir> is a list of older pages.
  const wanted = home.parents
    .filter((name) => name !== 'dir')
    .map((name) => `<${name}>`)
    .join(' or ');
  return repair(
    'misplaced-element',
    element.span,
    element.name,
    `A <${element.name}> has to be directly in ${wanted}. This one is in <${parent.name}>, so ${home.why}.`,
    `Put <${home.parents[0]}> around it.`,
    wrapWithSiblings(element, home.parents[0] ?? ''),
  );
}

function explainMember(page: Page, element: PageElement): Report | undefined {
  const { name, parent } = element;
  const allowed = members[parent?.name ?? ''];
  if (!parent?.html || !allowed || [...allowed, ...anywhere].includes(name) || name.includes('-'))
    return undefined;
  // A text in the wrong list is reported for itself.
  if (homes[name]) return undefined;
  const first = allowed[0] ?? '';
  return repair(
    'misplaced-element',
    element.span,
    name,
    `A <${parent.name}> has only ${allowed.map((one) => `<${one}>`).join(', ')} as its children. This <${name}> is no item of the list, and no marker or number comes before it.`,
    `Put the <${name}> in a <${first}>.`,
    putInItem(page, element, first),
  );
}

/** An item that the next one closed at once: `<li class="one"><li>Text`. */
function explainEmptyItem({
  name,
  line,
  parent,
  children,
  text,
  index,
  span,
}: PageElement): Report | undefined {
  const next = parent?.children[index + 1];
  if (name !== 'li' || next?.name !== 'li' || next.line !== line || children.length > 0 || text !== '')
    return undefined;
  return next.span.start === span.end
    ? repair(
        'misplaced-element',
        next.span,
        name,
        'A <li> begins directly behind another one, so the browser closed the first, which is an empty item.',
        'Delete one of the two.',
        next.attributes.size === 0 ? [{ span: next.span, newText: '' }] : [],
      )
    : undefined;
}

/** What answers to a click. */
function isInteractive({ name, attributes }: PageElement): boolean {
  if (name === 'a') return attributes.has('href');
  if (name === 'input') return attributes.get('type') !== 'hidden';
  return ['button', 'select', 'textarea'].includes(name);
}

function explainInteractive(element: PageElement): Report | undefined {
  if (!isInteractive(element)) return undefined;
  for (let outer = element.parent; outer; outer = outer.parent) {
    if (!['a', 'button'].includes(outer.name) || !isInteractive(outer)) continue;
    return repair(
      'nested-interactive',
      element.span,
      element.name,
      `A <${element.name}> can't be inside ${outer.name === 'a' ? 'a link' : 'a button'}: a click on it is for the <${element.name}> alone, so the <${outer.name}> around it does nothing.`,
      outer.name === 'a' && element.name === 'button'
        ? 'Remove the <button>, and give the link its look by CSS.'
        : 'Put one after the other.',
    );
  }
  return undefined;
}

/** Elements that the parser leaves where they are, and that can't do there what they are for. */
export function explainMisplaced(page: Page): Report[] {
  const seen = new Set<string>();
  return page.elements.flatMap((element) => {
    if (!element.html) return [];
    const found =
      explainHome(element) ??
      explainMember(page, element) ??
      explainEmptyItem(element) ??
      explainInteractive(element);
    // One of several siblings speaks for all.
    const key = `${element.name} ${element.parent?.span.start}`;
    if (!found || seen.has(key)) return [];
    seen.add(key);
    return [found];
  });
}
