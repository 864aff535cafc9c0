import type { Page } from '../../../cascade/page.ts';
import { replaceAttribute } from '../../../edits.ts';
import {
  formatLateAttribute,
  getLateAttributeTitle,
  listLateAttributes,
} from '../../repaired-tree/attributes.ts';
import { findNearestWord } from '../../../nearest-word.ts';
import type { PageElement } from '../../../parse/elements.ts';
import { parseNamePart } from './page-names.ts';
import type { SelectorSuggestion } from './selector-suggestion.ts';
import { lineReference } from '../../../line-reference.ts';

type AttributeName = 'class' | 'id';

function isMisspeltName(written: string, attribute: AttributeName): boolean {
  return written === 'classname' || findNearestWord(written, [attribute]) !== undefined;
}

/** The name is in an attribute whose own name is misspelt: `clas="note"`. */
function suggestAttributeName(
  part: string,
  attribute: AttributeName,
  name: string,
  { elements, source }: Page,
): SelectorSuggestion | undefined {
  const element = elements.find(({ attributes }) =>
    [...attributes].some(
      ([written, value]) =>
        written !== attribute && isMisspeltName(written, attribute) && value.split(/\s+/).includes(name),
    ),
  );
  if (!element) return undefined;
  const written = [...element.attributes.keys()].find((key) => isMisspeltName(key, attribute)) ?? '';
  const value = element.attributes.get(written) ?? '';
  return {
    code: 'misspelt-attribute',
    message: `${part} finds nothing: the attribute on ${lineReference(element.line)} is called ${written}, which HTML doesn't have, so the element has no ${attribute}.`,
    fix: `Write ${attribute}="${name}" in the page.`,
    edits: replaceAttribute(source, element, written, `${attribute}="${value}"`),
  };
}

/** The name is one of several words in an id, or all of them: `id="our team"` for `#team` or `#our-team`. */
function suggestSingleWordId(
  part: string,
  name: string,
  { elements, source }: Page,
): SelectorSuggestion | undefined {
  const suggestId = (
    element: PageElement | undefined,
    mistake: string,
    advice: string,
  ): SelectorSuggestion | undefined =>
    element && {
      code: 'misspelt-attribute',
      message: `${part} finds nothing: the id on ${lineReference(element.line)} has a space ${mistake}, and an id is one word.`,
      fix: `Write id="${name}" in the page${advice}.`,
      edits: replaceAttribute(source, element, 'id', `id="${name}"`),
    };
  const withWord = elements.find(({ id }) => id?.includes(' ') && id.split(/\s+/).includes(name));
  const withAllWords = elements.find(
    ({ id }) =>
      id !== undefined && /\S\s+\S/.test(id) && id.trim().split(/\s+/).join('') === name.replace(/[-_]/g, ''),
  );
  return (
    suggestId(withWord, 'in it', '; several words belong in class') ??
    suggestId(withAllWords, `where ${part} has none`, '')
  );
}

/** The name is in the page with the punctuation of CSS: `class=".note"`. */
function suggestPlainName(
  part: string,
  attribute: AttributeName,
  name: string,
  { elements, source }: Page,
): SelectorSuggestion | undefined {
  const element = elements.find(({ id, classes }) =>
    (attribute === 'id' ? [id ?? ''] : classes).some(
      (word) => word !== name && word.replace(/^[.#]|[,;.]$/g, '') === name,
    ),
  );
  if (!element) return undefined;
  const value = (element.attributes.get(attribute) ?? '')
    .replace(/[.#,;]/g, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  return {
    code: 'misspelt-attribute',
    message: `The ${attribute} in the page (${lineReference(element.line)}) has a dot, hash or comma in it, so ${part} doesn't find it: those belong in CSS only.`,
    fix: `Write ${attribute}="${value}" in the page.`,
    edits: replaceAttribute(source, element, attribute, `${attribute}="${value}"`),
  };
}

/** The name is in an attribute that comes after the end of its tag: `<p> class="note">`. */
function suggestOpenTag(
  part: string,
  attribute: AttributeName,
  name: string,
  page: Page,
): SelectorSuggestion | undefined {
  const found = listLateAttributes(page).find(
    (late) => late.attribute === attribute && late.value.split(/\s+/).includes(name),
  );
  return (
    found && {
      code: 'misspelt-attribute',
      message: `${part} finds nothing. ${formatLateAttribute(found)}`,
      fix: getLateAttributeTitle(found),
      edits: found.edits,
    }
  );
}

/** A fix of the page where a mistake in its class or id attribute keeps the selector from matching. */
export function suggestAttributeFix(parts: readonly string[], page: Page): SelectorSuggestion | undefined {
  for (const part of parts) {
    const namePart = parseNamePart(part);
    if (!namePart || namePart.kind === 'elements') continue;
    const { name } = namePart;
    const attribute = namePart.kind === 'ids' ? 'id' : 'class';
    const suggestion =
      suggestAttributeName(part, attribute, name, page) ??
      (attribute === 'id' ? suggestSingleWordId(part, name, page) : undefined) ??
      suggestOpenTag(part, attribute, name, page) ??
      suggestPlainName(part, attribute, name, page);
    if (suggestion) return suggestion;
  }
  return undefined;
}
