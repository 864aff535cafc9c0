import { findWinner, type Applied } from '../../match/cascade.ts';
import { nameOf, type PageElement } from '../../read/elements.ts';
import type { Report } from '../../report.ts';
import { longhandValue } from '../../values/longhand-value.ts';
import { appliedTo, type Page } from '../../match/page.ts';
import { compareSpecificity } from '../../read/selectors.ts';
import type { Declaration } from '../../read/style-sheet.ts';
import { findDefault } from '../../match/user-agent.ts';

/** Inherited properties that students set on a parent and miss on its descendants. */
const inherited = ['color', 'font-size', 'font-weight', 'font-style'];

/** What keeps an inherited value from reaching an element's text. */
type Barrier = { element: PageElement; by: Applied | undefined };

function textElements(element: PageElement): PageElement[] {
  return element.children.flatMap((child) => [
    ...(child.text.trim() === '' || ['style', 'script'].includes(child.name) ? [] : [child]),
    ...textElements(child),
  ]);
}

function findBarrier(
  page: Page,
  text: PageElement,
  parent: PageElement,
  longhand: string,
): Barrier | undefined {
  for (let one: PageElement | undefined = text; one && one !== parent; one = one.parent) {
    const winner = findWinner(appliedTo(page, one), longhand);
    const value =
      winner && longhandValue(longhand, winner.declaration.property, winner.declaration.value).toLowerCase();
    if (value !== undefined && !/^(inherit|unset|currentcolor)$/.test(value))
      return { element: one, by: winner };
    if (value === undefined && findDefault(one, longhand) !== undefined)
      return { element: one, by: undefined };
  }
  return undefined;
}

function describe(
  property: string,
  parent: PageElement,
  { element, by }: Barrier,
): { message: string; fix: string } {
  if (!by) {
    const name = element.name === 'a' ? 'links' : `<${element.name}>`;
    return {
      message: `${property} is set on ${nameOf(parent)}, but its text is in ${name}, and the browser's own style sheet gives ${name} a ${property}, which beats an inherited value.`,
      fix: `Set ${property} on the ${element.name} itself, or write ${element.name} { ${property}: inherit; }.`,
    };
  }
  const rule = by.selector?.text ?? 'a style attribute';
  return {
    message: `${property} is set on ${nameOf(parent)}, but ${rule} on line ${by.declaration.line} sets it on ${nameOf(element)} itself, and any rule beats an inherited value.`,
    fix: `Set ${property} on ${nameOf(element)}, or remove it from ${rule}.`,
  };
}

/** Inherited properties that reach no text, because every element with text inside has a value of its own. */
export function explainInherited(page: Page): Report[] {
  const outcome = new Map<Declaration, { parent: PageElement; barrier: Barrier; own: Applied } | null>();
  for (const parent of page.elements) {
    if (['html', 'body', 'head'].includes(parent.name)) continue;
    for (const longhand of inherited) {
      const own = findWinner(appliedTo(page, parent), longhand);
      if (!own || own.declaration.property !== longhand || outcome.get(own.declaration) === null) continue;
      const texts = textElements(parent);
      const barriers = texts.map((text) => findBarrier(page, text, parent, longhand));
      const [barrier] = barriers;
      const weaker = barriers.every(
        (one) =>
          one !== undefined &&
          (one.by === undefined ||
            (compareSpecificity(one.by.specificity, own.specificity) < 0 &&
              one.by.declaration.order < own.declaration.order)),
      );
      // A rule for every element keeps all descendants from inheriting.
      const star = barriers.every((one) => one !== undefined)
        ? barriers.find((one) => one?.by?.selector?.text === '*')
        : undefined;
      const kept = parent.text.trim() === '' ? (star ?? (weaker ? barrier : undefined)) : undefined;
      outcome.set(own.declaration, kept ? { parent, barrier: kept, own } : null);
    }
  }
  return [...outcome].flatMap(([declaration, found]) => {
    if (!found || ['inherit', 'unset', 'initial'].includes(declaration.value)) return [];
    const { written, value, span } = declaration;
    const { message, fix } = describe(written, found.parent, found.barrier);
    return [
      {
        code: 'overridden-inheritance' as const,
        span,
        message,
        data: {
          property: written,
          value,
          ...(found.own.selector ? { selector: found.own.selector.text } : {}),
          element: nameOf(found.barrier.element),
        },
        fixes: [{ title: fix, edits: [] }],
      },
    ];
  });
}
