import type { Page } from '../../cascade/page.ts';
import type { PageElement } from '../../parse/elements.ts';
import { insertText, removeSpan } from '../../edits.ts';
import type { Span } from '../../parse/source-text.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { reportRepair } from './report-repair.ts';
import { escapePattern } from '../../parse/escape-pattern.ts';

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

/** The children that each list may have (HTML standard, Content models). */
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

/** The span of the end tag of an element; undefined where it has none. */
function findEndTagSpan({ source }: Page, { name, startTagSpan, endOffset }: PageElement): Span | undefined {
  const written = source.text.slice(startTagSpan.end, endOffset);
  const endTag = new RegExp(`</${escapePattern(name)}\\s*>$`, 'i').exec(written)?.[0];
  return endTag === undefined ? undefined : { start: endOffset - endTag.length, end: endOffset };
}

/** Makes the <div> around a title the element that the title belongs to. */
function convertParent(page: Page, { name, parent, index }: PageElement, wanted: string): SpanEdit[] {
  const isTitle = name === 'figcaption' || (index === 0 && ['summary', 'legend'].includes(name));
  const endTag = parent && findEndTagSpan(page, parent);
  if (!isTitle || !endTag || parent.name !== 'div') return [];
  const start = parent.startTagSpan.start + 1;
  return [
    { span: { start, end: start + parent.name.length }, newText: wanted },
    { span: endTag, newText: `</${wanted}>` },
  ];
}

/** Puts a <fieldset> around all fields of a form whose first element is a <legend>. */
function wrapFields(page: Page, { name, parent, index }: PageElement): SpanEdit[] {
  const endTag = parent && findEndTagSpan(page, parent);
  return name === 'legend' && index === 0 && parent?.name === 'form' && endTag
    ? [...insertText(parent.startTagSpan.end, '<fieldset>'), ...insertText(endTag.start, '</fieldset>')]
    : [];
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

function explainWrongParent(page: Page, element: PageElement): Report | undefined {
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
  const renamed = convertParent(page, element, requirement.parents[0] ?? '');
  const isRenamed = renamed.length > 0;
  return reportRepair(
    'misplaced-element',
    element.startTagSpan,
    element.name,
    `A <${element.name}> has to be directly in ${wanted}. This one is in <${parent.name}>, so ${requirement.why}.`,
    isRenamed
      ? `Make the <${parent.name}> a <${requirement.parents[0]}>.`
      : `Put <${requirement.parents[0]}> around it.`,
    [renamed, wrapFields(page, element), wrapWithSiblings(element, requirement.parents[0] ?? '')].find(
      (edits) => edits.length > 0,
    ),
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

/** Whether a click on the element does something (HTML standard, Interactive content). */
function isInteractive({ name, attributes }: PageElement): boolean {
  if (name === 'a') return attributes.has('href');
  if (name === 'input') return attributes.get('type') !== 'hidden';
  return ['button', 'select', 'textarea'].includes(name);
}

/**
 * Removes the tags of a <button> in or around a link, and gives its class to the link; no edits where either
 * has more content than the other.
 */
function removeButton(page: Page, inner: PageElement, outer: PageElement): SpanEdit[] {
  const [button, link] = inner.name === 'button' ? [inner, outer] : [outer, inner];
  const endTag = findEndTagSpan(page, button);
  const others = [...button.attributes.keys()].filter((name) => !['type', 'class'].includes(name));
  const isSame =
    inner.parent === outer &&
    outer.children.length === 1 &&
    outer.ownText.trim() === '' &&
    button.name === 'button' &&
    link.name === 'a';
  if (!isSame || !endTag || others.length > 0 || (link.attributes.has('class') && button.classes.length > 0))
    return [];
  const classes = button.classes.length > 0 ? ` class="${button.classes.join(' ')}"` : '';
  return [
    removeSpan(button.startTagSpan),
    removeSpan(endTag),
    ...(classes === '' ? [] : insertText(link.startTagSpan.start + 2, classes)),
  ];
}

/** Puts an element after the link or button that it is in, or before it where only that has more content. */
function separateInteractive(page: Page, inner: PageElement, outer: PageElement): SpanEdit[] {
  const endTag = findEndTagSpan(page, outer);
  if (!endTag || inner.parent !== outer) return [];
  const { source } = page;
  const { start } = inner.startTagSpan;
  const isEmpty = (from: number, to: number): boolean => source.text.slice(from, to).trim() === '';
  const isFirst = isEmpty(outer.startTagSpan.end, start);
  if (isEmpty(inner.endOffset, endTag.start)) {
    const text = isFirst ? (outer.name === 'a' ? 'Link' : 'Button') : '';
    return [...insertText(start, `${text}</${outer.name}> `), removeSpan(endTag)];
  }
  return isFirst
    ? [removeSpan(outer.startTagSpan), ...insertText(inner.endOffset, ` ${source.slice(outer.startTagSpan)}`)]
    : [];
}

function explainNestedInteractive(page: Page, element: PageElement): Report | undefined {
  if (!isInteractive(element)) return undefined;
  for (let outer = element.parent; outer; outer = outer.parent) {
    if (!['a', 'button'].includes(outer.name) || !isInteractive(outer)) continue;
    const buttonEdits = removeButton(page, element, outer);
    const edits = buttonEdits.length > 0 ? buttonEdits : separateInteractive(page, element, outer);
    return reportRepair(
      'nested-interactive',
      element.startTagSpan,
      element.name,
      `A <${element.name}> can't be inside ${outer.name === 'a' ? 'a link' : 'a button'}: a click on it is for the <${element.name}> alone, so the <${outer.name}> around it does nothing.`,
      buttonEdits.length > 0 || (outer.name === 'a' && element.name === 'button' && edits.length === 0)
        ? 'Remove the <button>, and give the link its look by CSS.'
        : 'Put one after the other, each with its own text.',
      edits,
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
      explainWrongParent(page, element) ??
      explainWrongChild(page, element) ??
      explainEmptyItem(element) ??
      explainNestedInteractive(page, element);
    // One report is enough for several siblings.
    const key = `${element.name} ${element.parent?.startTagSpan.start}`;
    if (!found || reportedKeys.has(key)) return [];
    reportedKeys.add(key);
    return [found];
  });
}
