import { isInlineBox } from '../../../../cascade/layout.ts';
import { isSetByAuthor } from '../../../../cascade/possible-values.ts';
import type { Page } from '../../../../cascade/page.ts';
import { listDeclarations } from '../../../../parse/parse-document.ts';
import { type PageElement, formatElement } from '../../../../parse/elements.ts';
import type { NoEffectReason, PropertyRule } from '../../reason/property-rule.ts';

/**
 * Declarations that turn an element in depth. A transform that it has stays, and an inline element becomes one that can
 * be transformed.
 */
function listTurnDeclarations(page: Page, element: PageElement, angle: string): string[] {
  const isTransformed = isSetByAuthor(page, element, ['transform'], ['none']);
  return [
    ...(isInlineBox(page, element) ? ['display: inline-block'] : []),
    isTransformed ? `rotate: y ${angle}` : `transform: rotateY(${angle})`,
  ];
}

/** A fix that turns the first child of an element in depth; undefined without a child. */
function turnFirstChild(
  page: Page,
  { children }: PageElement,
): Required<Pick<NoEffectReason, 'fix' | 'addTo'>> | undefined {
  const child = children.find(({ name, isHtml }) => isHtml && !/^(br|wbr|script|style|template)$/.test(name));
  if (!child) return undefined;
  const declarations = listTurnDeclarations(page, child, '40deg');
  return {
    fix: `Turn ${formatElement(child)}: add ${declarations.join(' and ')} to it.`,
    addTo: { element: child, declarations },
  };
}

const transform3dPattern =
  /\b(rotate[xy]|rotate3d|translatez|translate3d|scalez|scale3d|matrix3d|perspective)\(|^\s*(x|y|-?[\d.]+ +-?[\d.]+ +-?[\d.]+) +-?[\d.]+(deg|turn|rad)|\bvar\(/i;

/** Whether a declaration or a script of the page can transform an element in three dimensions. */
function has3dTransform(page: Page): boolean {
  return (
    page.hasScript ||
    listDeclarations(page).some(
      ({ property, value }) =>
        (/^(transform|rotate)$/.test(property) && transform3dPattern.test(value)) ||
        (property === 'translate' && value.trim().split(/\s+/).length > 2),
    )
  );
}

function isWholePage({ name }: PageElement): boolean {
  return ['html', 'body'].includes(name);
}

/** Whether the element moves in its plane, where backface-visibility was once written against flicker. */
function isMoving(page: Page, element: PageElement): boolean {
  const properties = ['transform', 'translate', 'rotate', 'scale', 'transition-property', 'animation-name'];
  return isSetByAuthor(page, element, properties, ['none']);
}

/** A fix that turns the element or one inside it, so that the property has something to show. */
function suggestTurn(
  page: Page,
  element: PageElement,
  property: string,
  value: string,
): Pick<NoEffectReason, 'fix' | 'add' | 'addTo' | 'replacement' | 'isRemoved'> {
  const isBackface = property.endsWith('backface-visibility');
  const child = isBackface ? undefined : turnFirstChild(page, element);
  if (property === 'perspective')
    return (
      child ?? {
        fix: `Write transform: perspective(${value}) rotateY(40deg);`,
        add: isInlineBox(page, element) ? ['display: inline-block'] : [],
        replacement: `transform: perspective(${value}) rotateY(40deg)`,
      }
    );
  if (isWholePage(element) || (isBackface && isMoving(page, element)))
    return { fix: 'Remove it, or turn an element with transform: rotateY(180deg).', isRemoved: true };
  const angle = property === 'transform-style' ? '20deg' : '180deg';
  const add = listTurnDeclarations(page, element, angle);
  return { ...child, fix: `Add ${add.join(' and ')} to turn it.${child ? ` ${child.fix}` : ''}`, add };
}

/** Rules on transforms, in three dimensions too, and on motion paths. */
export const transform3dRules: readonly PropertyRule[] = [
  {
    properties: /^(perspective|backface-visibility|-webkit-backface-visibility|transform-style)$/,
    check: (page, element, value, property) =>
      /^(none|visible|flat)$/.test(value) || has3dTransform(page)
        ? undefined
        : {
            why: `${property} is for elements in three dimensions, and no transform of the page turns or moves one in depth.`,
            ...suggestTurn(page, element, property, value),
          },
  },
  {
    properties: /^perspective-origin$/,
    check: (page, element) => {
      if (isSetByAuthor(page, element, ['perspective'], ['none'])) return undefined;
      const turn = has3dTransform(page) ? undefined : turnFirstChild(page, element);
      return {
        why: 'perspective-origin needs a perspective.',
        ...turn,
        fix: `Add perspective: 800px.${turn ? ` ${turn.fix}` : ''}`,
        add: ['perspective: 800px'],
      };
    },
  },
  {
    properties: /^transform-origin$/,
    check: (page, element) =>
      isSetByAuthor(
        page,
        element,
        ['transform', 'rotate', 'scale', 'translate', 'animation-name', 'offset-path'],
        ['none'],
      ) || page.hasScript
        ? undefined
        : {
            why: 'transform-origin is the point that a transform turns around, and the element has no transform.',
            ...(isWholePage(element)
              ? { fix: 'Remove it, or set it on an element with a transform.', isRemoved: true }
              : {
                  fix: 'Add transform: rotate(10deg) or the like.',
                  add: [
                    ...(isInlineBox(page, element) ? ['display: inline-block'] : []),
                    'transform: rotate(10deg)',
                  ],
                }),
          },
  },
  {
    properties: /^offset-(distance|rotate|anchor)$/,
    check: (page, element, _, property) =>
      page.hasScript || isSetByAuthor(page, element, ['offset-path'], ['none'])
        ? undefined
        : {
            why: `${property} moves an element along its offset-path, and it has none.`,
            fix: 'Add offset-path: path("M 0 0 L 100 100").',
            add: ['offset-path: path("M 0 0 L 100 100")'],
          },
  },
];
