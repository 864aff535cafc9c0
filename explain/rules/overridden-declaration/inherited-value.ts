import { findWinner, type Applied } from '../../match/cascade.ts';
import { listBelow, nameOf, type PageElement } from '../../read/elements.ts';
import { addRuleBehind, removeDeclaration } from '../../edits.ts';
import type { Report, SuggestedFix } from '../../report.ts';
import { longhandValue } from '../../values/longhand-value.ts';
import { appliedTo, type Page } from '../../match/page.ts';
import { compareSpecificity } from '../../read/selectors.ts';
import type { Declaration } from '../../read/style-sheet.ts';
import { findDefault, replaced } from '../../match/user-agent.ts';

/** Inherited properties that students set on a parent and miss on its descendants. */
const inherited = [
  'color',
  'font-size',
  'font-weight',
  'font-style',
  'font-family',
  'text-align',
  'text-transform',
  'line-height',
  'letter-spacing',
  'word-spacing',
  'white-space',
  'list-style-type',
];

/** Elements whose text can only be in the parts that they have, such as cells and items. */
const parts = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl']);

const fields = new Set(['input', 'textarea', 'select']);

/** What keeps an inherited value from reaching an element's text. */
type Barrier = { element: PageElement; by: Applied | undefined };

function textElements(element: PageElement): PageElement[] {
  return element.children.flatMap((child) => [
    ...((child.text.trim() === '' && !fields.has(child.name)) || ['style', 'script'].includes(child.name)
      ? []
      : [child]),
    ...textElements(child),
  ]);
}

/** Whether a declaration of the element takes the value of a custom property. */
function uses(page: Page, element: PageElement, name: string): boolean {
  return [...(page.reach.get(element)?.values() ?? [])].some((applied) =>
    applied.some(({ declaration }) => declaration.value.includes(name)),
  );
}

function users(page: Page, parent: PageElement, name: string): PageElement[] {
  return page.hasScript ? [] : listBelow(parent).filter((element) => uses(page, element, name));
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
    // Browsers center a <th> only where no text-align is inherited.
    const isInherited = longhand === 'text-align' && one.name === 'th';
    if (value === undefined && !isInherited && findDefault(one, longhand) !== undefined)
      return { element: one, by: undefined };
  }
  return undefined;
}

/** Whether a rule is for descendants of what another one is for: `.card h3` and `.card`. */
function isPartOf(inner: Applied | undefined, outer: Applied): boolean {
  const own = outer.selector;
  return (
    own !== undefined &&
    (inner?.selector?.text.startsWith(`${own.text} `) === true ||
      inner?.selector?.rule.parent === own.rule ||
      (own.rule.parent?.type === 'rule' && inner?.selector?.rule.parent === own.rule.parent))
  );
}

/**
 * Whether the barrier is a rule for elements of a kind: a class on the element itself says that it differs on purpose.
 */
function coversElement(barrier: Barrier | undefined, own: Applied): boolean {
  // A rule for the parts of the same card knows of the card's own value.
  if (isPartOf(barrier?.by, own)) return false;
  const subject = /[^\s>+~]*$/.exec(barrier?.by?.selector?.text ?? '')?.[0] ?? '';
  return (
    /^[a-z][a-z0-9]*$/i.test(subject) && !/^(a|button|input|select|textarea|summary|label)$/i.test(subject)
  );
}

/** The shorthand of markers, which is usual for their kind alone: `list-style: none`. */
function isListStyle({ declaration }: Applied, longhand: string): boolean {
  return longhand === 'list-style-type' && declaration.property === 'list-style';
}

/** Whether a color comes with the background that it is for: then it is a base, also for text to come. */
function isPaired({ declaration: { property, parent } }: Applied): boolean {
  return (
    property.startsWith('--') ||
    (property === 'color' &&
      parent?.type === 'rule' &&
      parent.declarations.some((other) => /^background(-color)?$/.test(other.property)))
  );
}

/** Whether a declaration is for more than the text inside an element: a base of the whole page. */
function reachesElsewhere(page: Page, { declaration }: Applied, parent: PageElement): boolean {
  const inside = new Set(listBelow(parent));
  return page.elements.some(
    (element) =>
      !inside.has(element) && appliedTo(page, element).some((applied) => applied.declaration === declaration),
  );
}

/** Alignment also moves images, fields and other boxes in a line, which have no text to inherit it. */
function movesBoxes(parent: PageElement, longhand: string): boolean {
  return (
    longhand === 'text-align' &&
    listBelow(parent).some(({ name }) => replaced.has(name) || fields.has(name) || name === 'button')
  );
}

function describe(
  property: string,
  parent: PageElement,
  { element, by }: Barrier,
  own: Applied,
  isElsewhere: boolean,
): { message: string; fix: SuggestedFix } {
  const { rule: ownRule, text: ownText } = own.selector ?? {};
  const write = (selector: string, declaration: string): SuggestedFix => ({
    title: `Write ${selector} { ${declaration}; }.`,
    edits: ownRule ? addRuleBehind(ownRule, selector, [declaration]) : [],
  });
  if (!by) {
    if (property === 'font-size' && /^h[1-6]$/.test(element.name))
      return {
        message: `font-size is set on ${nameOf(parent)}, but its text is in <${element.name}>, and the browser's own style sheet gives <${element.name}> a font-size of ${findDefault(element, property) ?? ''}. That is a multiple of the inherited size and not the size itself.`,
        fix: write(`${ownText ?? ''} ${element.name}`.trim(), 'font-size: inherit'),
      };
    const name = element.name === 'a' ? 'links' : `<${element.name}>`;
    return {
      message: `${property} is set on ${nameOf(parent)}, but its text is in ${name}, and the browser's own style sheet gives ${name} a ${property}, which beats an inherited value.`,
      fix: write(`${ownText ?? ''} ${element.name}`.trim(), `${property}: inherit`),
    };
  }
  const rule = by.selector?.text ?? 'a style attribute';
  return {
    message: `${property} is set on ${nameOf(parent)}, but ${rule} on line ${by.declaration.line} sets it on ${nameOf(element)} itself, and any rule beats an inherited value.`,
    fix:
      rule === element.name && ownText !== undefined && isElsewhere
        ? write(`${ownText} ${rule}`, `${property}: inherit`)
        : {
            title: `Remove ${property} on line ${by.declaration.line}, or set it on ${nameOf(element)} too.`,
            edits: by.declaration.property === property ? removeDeclaration(by.declaration) : [],
          },
  };
}

/** Inherited properties that reach no text, because every element with text inside has its own value. */
export function explainInherited(page: Page): Report[] {
  const outcome = new Map<Declaration, { parent: PageElement; barrier: Barrier; own: Applied } | null>();
  for (const parent of page.elements) {
    if (['body', 'head'].includes(parent.name)) continue;
    const customs = appliedTo(page, parent).flatMap(({ declaration: { property } }) =>
      property.startsWith('--') ? [property] : [],
    );
    for (const longhand of parent.parent ? [...inherited, ...customs] : customs) {
      const own = findWinner(appliedTo(page, parent), longhand);
      if (
        !own ||
        !(own.declaration.property === longhand || isListStyle(own, longhand)) ||
        movesBoxes(parent, longhand) ||
        outcome.get(own.declaration) === null
      )
        continue;
      const isCustom = longhand.startsWith('--');
      const texts = isCustom ? users(page, parent, longhand) : textElements(parent);
      const barriers = texts.map((text) => findBarrier(page, text, parent, longhand));
      const [barrier] = barriers;
      const weaker = barriers.every(
        (one) =>
          one !== undefined &&
          (one.by === undefined ||
            (compareSpecificity(one.by.specificity, own.specificity) < (isCustom && parent.parent ? 1 : 0) &&
              (one.by.declaration.order < own.declaration.order ||
                !parent.parent ||
                reachesElsewhere(page, one.by, parent)))),
      );
      // A rule for every element keeps all descendants from inheriting.
      const star = barriers.every((one) => one !== undefined)
        ? barriers.find((one) => one?.by?.selector?.text === '*')
        : undefined;
      const isEmpty = isCustom ? !uses(page, parent, longhand) : parent.text.trim() === '';
      // A color of all paragraphs of the page keeps those in a box of another background from its own.
      const isGeneral = barriers.every(
        (one) =>
          /^[a-z][a-z0-9]*$/i.test(one?.by?.selector?.text ?? '') &&
          one?.by !== undefined &&
          reachesElsewhere(page, one.by, parent),
      );
      const isInPart =
        parts.has(parent.name) &&
        barriers.every((one) => /^(td|th|li|dt|dd)$/i.test(one?.by?.selector?.text ?? ''));
      const covered =
        barriers.every((one) => coversElement(one, own)) && (!isPaired(own) || isGeneral || isInPart);
      const kept = isEmpty ? (star ?? (weaker || covered ? barrier : undefined)) : undefined;
      outcome.set(own.declaration, kept ? { parent, barrier: kept, own } : null);
    }
  }
  return [...outcome].flatMap(([declaration, found]) => {
    // A style sheet that pages share may reach other text on the others.
    if (
      !found ||
      !declaration.sheet.isEditable ||
      ['inherit', 'unset', 'initial'].includes(declaration.value)
    )
      return [];
    const { written, value, span } = declaration;
    const isElsewhere =
      found.barrier.by !== undefined && reachesElsewhere(page, found.barrier.by, found.parent);
    const { message, fix } = describe(written, found.parent, found.barrier, found.own, isElsewhere);
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
        fixes: [fix],
      },
    ];
  });
}
