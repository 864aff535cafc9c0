import type { Page } from '../../cascade/page.ts';
import type { PageElement } from '../../parse/elements.ts';
import { insertText, removeSpan } from '../../edits.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { reportRepair } from './report-repair.ts';

/** The parents that an element needs, and what doesn't work without them. */
const requiredParents: Readonly<Record<string, { parents: readonly string[]; why: string }>> = {
  li: { parents: ['ul', 'ol', 'menu', 'dir'], why: 'it is not an item of a list' },
  dt: { parents: ['dl'], why: 'it is not a term of a list' },
  dd: { parents: ['dl'], why: 'it is not a description in a list' },
  option: { parents: ['select', 'datalist', 'optgroup'], why: 'nobody can choose it' },
  summary: { parents: ['details'], why: 'it opens and closes nothing' },
  legend: { parents: ['fieldset', 'optgroup'], why: 'it is not the title of a group of fields' },
  figcaption: { parents: ['figure'], why: 'it is not the caption of a figure' },
};

/** The children that each list may have (HTML standard, content models). */
const allowedChildren: Readonly<Record<string, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  menu: ['li'],
  dl: ['dt', 'dd', 'div'],
};

const unrestrictedElements = ['script', 'template', 'style'];

/** The parent that counts for the content model: a <div> may group the terms of a <dl>. */
function findListParent({ name, parent }: PageElement): PageElement | undefined {
  const isGroup = ['dt', 'dd'].includes(name) || ['option', 'legend'].includes(name);
  return isGroup && parent?.name === 'div' ? parent.parent : parent;
}

/** Elements that can be wrapped together with their siblings; the others need more than a parent. */
const wrappableElements = new Set(['li', 'dt', 'dd', 'option']);

/** Wraps an element and the siblings of its kind that follow it in one parent. */
function wrapWithSiblings(element: PageElement, outer: string): SpanEdit[] {
  const { name, parent, index, startTagSpan } = element;
  if (!wrappableElements.has(name) || !parent) return [];
  const kinds = ['dt', 'dd'].includes(name) ? ['dt', 'dd'] : [name];
  const others = parent.children.slice(index).findIndex((candidate) => !kinds.includes(candidate.name));
  const last = parent.children[others < 0 ? parent.children.length - 1 : index + others - 1] ?? element;
  return [...insertText(startTagSpan.start, `<${outer}>`), ...insertText(last.endOffset, `</${outer}>`)];
}

/** Moves a nested list into the <li> before it, or wraps another element in a <li>. */
function wrapInItem(
  page: Page,
  { name, parent, index, startTagSpan, endOffset }: PageElement,
  item: string,
): SpanEdit[] {
  if (item !== 'li') return [];
  const before = parent?.children[index - 1];
  const endTag = /<\/li\s*>\s*$/i.exec(page.source.text.slice(0, startTagSpan.start));
  if (!['ul', 'ol'].includes(name) || before?.name !== 'li' || !endTag)
    return [...insertText(startTagSpan.start, '<li>'), ...insertText(endOffset, '</li>')];
  const start = endTag.index;
  const tag = endTag[0].trimEnd();
  return [removeSpan({ start, end: start + tag.length }), ...insertText(endOffset, tag)];
}

function explainWrongParent(element: PageElement): Report | undefined {
  const requirement = requiredParents[element.name];
  const parent = findListParent(element);
  if (
    !requirement ||
    !parent?.isHtml ||
    parent.name.includes('-') ||
    unrestrictedElements.includes(parent.name)
  )
    return undefined;
  // The options of a <select> may be inside other elements in it.
  for (let outer = element.parent; outer; outer = outer.parent) if (outer.name === 'select') return undefined;
  if (requirement.parents.includes(parent.name)) return undefined;
  // <dir> is obsolete, so that messages don't suggest it.
  const wanted = requirement.parents
    .filter((name) => name !== 'dir')
    .map((name) => `<${name}>`)
    .join(' or ');
  return reportRepair(
    'misplaced-element',
    element.startTagSpan,
    element.name,
    `A <${element.name}> has to be directly in ${wanted}. This one is in <${parent.name}>, so ${requirement.why}.`,
    `Put <${requirement.parents[0]}> around it.`,
    wrapWithSiblings(element, requirement.parents[0] ?? ''),
  );
}

function explainWrongChild(page: Page, element: PageElement): Report | undefined {
  const { name, parent } = element;
  const allowed = allowedChildren[parent?.name ?? ''];
  if (
    !parent?.isHtml ||
    !allowed ||
    [...allowed, ...unrestrictedElements].includes(name) ||
    name.includes('-')
  )
    return undefined;
  // An element with its own required parent is reported for that.
  if (requiredParents[name]) return undefined;
  const first = allowed[0] ?? '';
  return reportRepair(
    'misplaced-element',
    element.startTagSpan,
    name,
    `A <${parent.name}> has only ${allowed.map((text) => `<${text}>`).join(', ')} as its children. This <${name}> is not an item of the list, so it has no marker or number.`,
    `Put the <${name}> in a <${first}>.`,
    wrapInItem(page, element, first),
  );
}

/** An empty item, which the next one closed: `<li class="one"><li>Text`. */
function explainEmptyItem({
  name,
  line,
  parent,
  children,
  ownText,
  index,
  startTagSpan,
}: PageElement): Report | undefined {
  const next = parent?.children[index + 1];
  if (name !== 'li' || next?.name !== 'li' || next.line !== line || children.length > 0 || ownText !== '')
    return undefined;
  return next.startTagSpan.start === startTagSpan.end
    ? reportRepair(
        'misplaced-element',
        next.startTagSpan,
        name,
        'A <li> begins directly behind another one, so the browser closed the first, which is an empty item.',
        'Delete one of the two.',
        next.attributes.size === 0 ? [removeSpan(next.startTagSpan)] : [],
      )
    : undefined;
}

/** Whether a click on the element does something (HTML standard, interactive content). */
function isInteractive({ name, attributes }: PageElement): boolean {
  if (name === 'a') return attributes.has('href');
  if (name === 'input') return attributes.get('type') !== 'hidden';
  return ['button', 'select', 'textarea'].includes(name);
}

function explainNestedInteractive(element: PageElement): Report | undefined {
  if (!isInteractive(element)) return undefined;
  for (let outer = element.parent; outer; outer = outer.parent) {
    if (!['a', 'button'].includes(outer.name) || !isInteractive(outer)) continue;
    return reportRepair(
      'nested-interactive',
      element.startTagSpan,
      element.name,
      `A <${element.name}> can't be inside ${outer.name === 'a' ? 'a link' : 'a button'}: a click on it is for the <${element.name}> alone, so the <${outer.name}> around it does nothing.`,
      outer.name === 'a' && element.name === 'button'
        ? 'Remove the <button>, and give the link its look by CSS.'
        : 'Put one after the other.',
    );
  }
  return undefined;
}

/** Elements that the parser accepts where they are, and that are invalid there. */
export function explainMisplacedElements(page: Page): Report[] {
  const reportedKeys = new Set<string>();
  return page.elements.flatMap((element) => {
    if (!element.isHtml) return [];
    const found =
      explainWrongParent(element) ??
      explainWrongChild(page, element) ??
      explainEmptyItem(element) ??
      explainNestedInteractive(element);
    // One report is enough for several siblings.
    const key = `${element.name} ${element.parent?.startTagSpan.start}`;
    if (!found || reportedKeys.has(key)) return [];
    reportedKeys.add(key);
    return [found];
  });
}
