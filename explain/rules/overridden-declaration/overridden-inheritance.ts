import { findWinner, type AppliedDeclaration } from '../../cascade/cascade.ts';
import { listApplied, type Page } from '../../cascade/page.ts';
import { findUserAgentValue, replacedElements } from '../../cascade/user-agent.ts';
import { addRuleAfter, removeDeclaration, replaceValue } from '../../edits.ts';
import { formatElement, listDescendants, type PageElement } from '../../parse/elements.ts';
import type { Declaration } from '../../parse/style-sheet.ts';
import { createDeclarationData, type Report, type SpanFix } from '../../report.ts';
import {
  appliesElsewhere,
  findCommonBarrier,
  formFields,
  type InheritanceBarrier,
} from './inheritance-barrier.ts';
import { findUnreadableText } from './unreadable-text.ts';
import { lineReference } from '../../line-reference.ts';

/** Inherited properties that students often set on a parent and expect on its descendants. */
const inheritedProperties = [
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

/** Whether a declaration sets the marker by the usual shorthand, as in `list-style: none`. */
function isListStyle({ declaration }: AppliedDeclaration, longhand: string): boolean {
  return longhand === 'list-style-type' && declaration.property === 'list-style';
}

/**
 * Whether text-align has an effect on images, fields and other inline-level boxes inside, which have no
 * text.
 */
function alignsBoxes(parent: PageElement, longhand: string): boolean {
  return (
    longhand === 'text-align' &&
    listDescendants(parent).some(
      ({ name }) => replacedElements.has(name) || formFields.has(name) || name === 'button',
    )
  );
}

function formatBarrier(
  property: string,
  parent: PageElement,
  { element, overriding }: InheritanceBarrier,
  inheritedDeclaration: AppliedDeclaration,
  isElsewhere: boolean,
): { message: string; fix: SpanFix } {
  const { rule: ownRule, text: ownText } = inheritedDeclaration.selector ?? {};
  const write = (selector: string, declaration: string): SpanFix => ({
    title: `Write ${selector} { ${declaration}; }.`,
    edits: ownRule ? addRuleAfter(ownRule, selector, [declaration]) : [],
  });
  if (!overriding) {
    if (property === 'font-size' && /^h[1-6]$/.test(element.name))
      return {
        message: `font-size is set on ${formatElement(parent)}, but its text is in <${element.name}>, and the browser's own style sheet gives <${element.name}> a font-size of ${findUserAgentValue(element, property) ?? ''}. That is a multiple of the inherited size and not the size itself.`,
        fix: write(`${ownText ?? ''} ${element.name}`.trim(), 'font-size: inherit'),
      };
    const name = element.name === 'a' ? 'links' : `<${element.name}>`;
    return {
      message: `${property} is set on ${formatElement(parent)}, but its text is in ${name}, and the browser's own style sheet gives ${name} a ${property}, which beats an inherited value.`,
      fix: write(`${ownText ?? ''} ${element.name}`.trim(), `${property}: inherit`),
    };
  }
  const rule = overriding.selector?.text ?? 'a style attribute';
  const { declaration } = overriding;
  const message = `${property} is set on ${formatElement(parent)}, but ${rule} on ${lineReference(declaration.line)} sets it on ${formatElement(element)} itself, and any rule beats an inherited value.`;
  if (rule === element.name && ownText !== undefined && isElsewhere)
    return { message, fix: write(`${ownText} ${rule}`, `${property}: inherit`) };
  const isOwn = declaration.property === property;
  // Without a rule a link would have the color of the browser's own style sheet.
  return isOwn && element.name === 'a'
    ? {
        message,
        fix: {
          title: `Write ${property}: inherit on ${lineReference(declaration.line)}.`,
          edits: replaceValue(declaration, 'inherit'),
        },
      }
    : {
        message,
        fix: {
          title: `Remove ${property} on ${lineReference(declaration.line)}, or set it on ${formatElement(element)} too.`,
          edits: isOwn ? removeDeclaration(declaration) : [],
        },
      };
}

/** A declaration whose value no text inherits. */
type OverriddenInheritance = {
  parent: PageElement;
  barrier: InheritanceBarrier;
  inheritedDeclaration: AppliedDeclaration;
};

/** The inherited declarations of the page; null for one whose value some text inherits. */
function findOverriddenInheritance(page: Page): Map<Declaration, OverriddenInheritance | null> {
  const outcomes = new Map<Declaration, OverriddenInheritance | null>();
  for (const parent of page.elements) {
    if (['body', 'head'].includes(parent.name)) continue;
    const applied = listApplied(page, parent);
    const customProperties = applied
      .map(({ declaration }) => declaration.property)
      .filter((property) => property.startsWith('--'));
    const longhands = parent.parent ? [...inheritedProperties, ...customProperties] : customProperties;
    for (const longhand of longhands) {
      const inheritedDeclaration = findWinner(applied, longhand);
      if (!inheritedDeclaration || outcomes.get(inheritedDeclaration.declaration) === null) continue;
      const isForText =
        inheritedDeclaration.declaration.property === longhand || isListStyle(inheritedDeclaration, longhand);
      if (!isForText || alignsBoxes(parent, longhand)) continue;
      const barrier =
        findCommonBarrier(page, parent, longhand, inheritedDeclaration) ??
        (longhand === 'color' ? findUnreadableText(page, parent, inheritedDeclaration) : undefined);
      outcomes.set(
        inheritedDeclaration.declaration,
        barrier ? { parent, barrier, inheritedDeclaration } : null,
      );
    }
  }
  return outcomes;
}

/** Inherited properties that reach no text, because every element with text inside has its own value. */
export function explainOverriddenInheritance(page: Page): Report[] {
  return [...findOverriddenInheritance(page)].flatMap(([declaration, found]) => {
    // A style sheet that pages share may have an effect on the other pages.
    if (
      !found ||
      !declaration.sheet.isEditable ||
      ['inherit', 'unset', 'initial'].includes(declaration.value)
    )
      return [];
    const { parent, barrier, inheritedDeclaration } = found;
    const isElsewhere =
      barrier.overriding !== undefined && appliesElsewhere(page, barrier.overriding, parent);
    const { message, fix } = formatBarrier(
      declaration.writtenName,
      parent,
      barrier,
      inheritedDeclaration,
      isElsewhere,
    );
    return [
      {
        code: 'overridden-inheritance' as const,
        span: declaration.span,
        message,
        data: {
          ...createDeclarationData(declaration, inheritedDeclaration.selector?.text),
          element: formatElement(barrier.element),
        },
        fixes: [fix],
      },
    ];
  });
}
