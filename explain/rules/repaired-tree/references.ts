import { nameOf } from '../../read/elements.ts';
import type { Weighed } from '../../diagnostic.ts';
import { findNearest } from '../../nearest-word.ts';
import type { Page } from '../../match/page.ts';

function repaired(weight: number, line: number, element: string, message: string, mend: string): Weighed {
  return { kind: 'repaired-tree', weight, line, element, message, mend };
}

function explainLabels({ elements, hasScript }: Page): Weighed[] {
  const ids = new Set(elements.flatMap(({ id }) => (id === undefined ? [] : [id])));
  return elements.flatMap((element) => {
    const wanted = element.name === 'label' ? element.attributes.get('for') : undefined;
    if (wanted === undefined || ids.has(wanted) || hasScript) return [];
    const near =
      findNearest(wanted, ids) ?? [...ids].find((id) => id.includes(wanted) || wanted.includes(id));
    return [
      repaired(
        58,
        element.lineOfAttribute('for'),
        'label',
        `This label is for the id ${wanted}, and no element has it, so a click on the label does nothing.`,
        near ? `Write for="${near}".` : `Give the field id="${wanted}".`,
      ),
    ];
  });
}

function explainDoubleIds({ elements }: Page): Weighed[] {
  const seen = new Map<string, number>();
  return elements.flatMap((element) => {
    const { id } = element;
    if (id === undefined || id === '' || !element.html) return [];
    const first = seen.get(id);
    if (first === undefined) {
      seen.set(id, element.line);
      return [];
    }
    return [
      repaired(
        57,
        element.lineOfAttribute('id'),
        element.name,
        `The id ${id} stands on line ${first} already: labels, links and scripts find only the first, not ${nameOf(element)} here.`,
        'Give each element an id of its own, or use a class.',
      ),
    ];
  });
}

/** A page written whole, with <html> or <head>, that leaves the doctype out. */
function explainDoctype({ parsed, html }: Page): Weighed[] {
  const missing = parsed.events.find((event) => event.type === 'error' && event.code === 'missing-doctype');
  const tag = parsed.events.find(
    (event) => event.type === 'tag' && ['html', 'head', 'body'].includes(event.name),
  );
  if (!missing || tag?.type !== 'tag' || !/<(html|head|body)\b/i.test(html)) return [];
  return [
    repaired(
      20,
      tag.line,
      'html',
      'The page has no doctype, so the browser lays it out in quirks mode, as pages of the 1990s.',
      'Write <!DOCTYPE html> on the first line.',
    ),
  ];
}

/** What refers to ids that are missing or double, and the page's first line. */
export function explainReferences(page: Page): Weighed[] {
  return [...explainLabels(page), ...explainDoubleIds(page), ...explainDoctype(page)];
}
