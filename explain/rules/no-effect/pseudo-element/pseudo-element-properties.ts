import type { AppliedDeclaration } from '../../../cascade/cascade.ts';
import type { Page } from '../../../cascade/page.ts';
import { canHaveValue } from '../../../cascade/possible-values.ts';
import { addRuleAfter, removeDeclaration, replaceProperty } from '../../../edits.ts';
import { describeElement, listDescendants, type PageElement } from '../../../parse/elements.ts';
import type { Declaration } from '../../../parse/style-sheet.ts';
import { createDeclarationData, createFixes, type Report, type SpanFix } from '../../../report.ts';

const boxProperties =
  '(min-|max-)?(width|height|inline-size|block-size)|display|position|inset|top|right|bottom|left|transform|rotate|scale|translate|text-align|text-indent|z-index|flex|gap|overflow|columns';
const edgeProperties = 'margin|padding|border|outline|box-shadow|float|opacity|filter';

/**
 * Pseudo-elements to which only some properties apply (CSS Pseudo-Elements 4): which are ignored, and what
 * applies.
 */
const restrictions: Readonly<
  Record<string, { ignored: RegExp; allowed: string; originatingElement: string }>
> = {
  marker: {
    ignored: new RegExp(
      `^(${boxProperties}|${edgeProperties}|background|text-decoration|vertical-align|list-style)(-|$)`,
    ),
    allowed: 'font properties, color and content',
    originatingElement: 'the list item',
  },
  'first-line': {
    ignored: new RegExp(`^(${boxProperties}|margin|padding|border|float)(-|$)`),
    allowed: 'font and text properties, color and background',
    originatingElement: 'the element',
  },
  'first-letter': {
    ignored: new RegExp(`^(${boxProperties}|content)(-|$)`),
    allowed: 'font and text properties, color, background, margin, padding, border and float',
    originatingElement: 'the element',
  },
  selection: {
    ignored: new RegExp(
      `^(${boxProperties}|${edgeProperties}|font|letter-spacing|word-spacing|line-height|background-(image|size|position)|content|text-transform)(-|$)`,
    ),
    allowed: 'color, background-color, text-decoration and text-shadow',
    originatingElement: 'the element',
  },
};

/** Pseudo-elements that only some elements have. */
const originatingElements: Readonly<
  Record<
    string,
    { has: (page: Page, element: PageElement) => boolean; names: string; tags: readonly string[] }
  >
> = {
  placeholder: {
    has: (_, { name }) => /^(input|textarea)$/.test(name),
    names: 'an <input> or <textarea>',
    tags: ['input', 'textarea'],
  },
  'file-selector-button': {
    has: (_, { name }) => name === 'input',
    names: 'an <input type="file">',
    tags: [],
  },
  cue: { has: (_, { name }) => /^(video|audio)$/.test(name), names: 'a <video>', tags: ['video'] },
  'details-content': { has: (_, { name }) => name === 'details', names: 'a <details>', tags: ['details'] },
  backdrop: {
    has: ({ hasScript }, { name, attributes }) => hasScript || name === 'dialog' || attributes.has('popover'),
    names: 'a <dialog> or a popover',
    tags: ['dialog'],
  },
  marker: {
    has: (page, element) =>
      canHaveValue(page, element, 'display', 'inline', (display) => display.includes('list-item')),
    names: 'an element with display: list-item',
    tags: ['li', 'summary'],
  },
};

/** A declaration that applies to a pseudo-element of an element. */
type PseudoElementDeclaration = {
  element: PageElement;
  pseudoElement: string;
  applied: AppliedDeclaration;
};

function listPseudoElementDeclarations(
  page: Page,
  pseudoElements: readonly string[],
): PseudoElementDeclaration[] {
  return [...page.applied].flatMap(([element, lists]) =>
    pseudoElements.flatMap((pseudoElement) =>
      (lists.get(pseudoElement) ?? []).map((applied) => ({ element, pseudoElement, applied })),
    ),
  );
}

/** Whether a selector is for a pseudo-element of every element. */
function isUniversal(selector: string): boolean {
  return /(^|[\s>+~,*]):{1,2}[\w-]+$/.test(selector);
}

/** Puts the name of a descendant that has the pseudo-element before it. */
function selectDescendant(
  element: PageElement,
  { selector }: AppliedDeclaration,
  pseudoElement: string,
  { names, tags }: { names: string; tags: readonly string[] },
): SpanFix[] {
  const name = listDescendants(element).find((descendant) => tags.includes(descendant.name))?.name;
  if (name === undefined || !selector?.rule.sheet.isEditable)
    return createFixes(`Write the selector of ${names} before ::${pseudoElement}.`);
  const newText = selector.text.replace(/(?=::[\w-]+$)/, ` ${name}`);
  return createFixes(`Write ${newText}.`, [{ span: selector.span, newText }]);
}

/** Pseudo-elements in the rules of elements that don't have them. */
export function explainMissingPseudoElements(page: Page): Report[] {
  const outcomes = new Map<Declaration, Report | null>();
  const declarations = listPseudoElementDeclarations(page, Object.keys(originatingElements));
  for (const { element, pseudoElement, applied } of declarations) {
    const { declaration, selector } = applied;
    const originating = originatingElements[pseudoElement];
    if (!originating) continue;
    const hasEffect =
      outcomes.get(declaration) === null ||
      isUniversal(selector?.text ?? '') ||
      originating.has(page, element);
    const report: Report = {
      code: 'no-pseudo-element-box',
      span: declaration.span,
      message: `${declaration.writtenName} has no effect here. Only ${originating.names} has a ::${pseudoElement}, and ${describeElement(element)} is not one.`,
      data: { ...createDeclarationData(declaration, selector?.text), element: element.name },
      fixes: selectDescendant(element, applied, pseudoElement, originating),
    };
    outcomes.set(declaration, hasEffect ? null : report);
  }
  // One report per rule is enough.
  const rules = new Set();
  return [...outcomes].flatMap(([{ parent }, report]) => {
    if (report === null || rules.has(parent)) return [];
    rules.add(parent);
    return [report];
  });
}

/** The property for the element itself that does what the author of a rule for its pseudo-element meant. */
function findElementProperty(pseudoElement: string, property: string): string | undefined {
  if (pseudoElement === 'first-line')
    return /^(margin|padding)-left$|^text-indent$/.test(property) ? 'text-indent' : undefined;
  return pseudoElement === 'marker' && /^(background|border|margin|padding|outline)(-|$)/.test(property)
    ? property
    : undefined;
}

/** Moves a declaration from a pseudo-element to its element. */
function moveToElement(
  { declaration, selector }: AppliedDeclaration,
  pseudoElement: string,
  originatingElement: string,
): SpanFix[] {
  const { writtenName, property, value, parent } = declaration;
  const title = `Set ${writtenName} on ${originatingElement} itself, or use ::before.`;
  const moved = findElementProperty(pseudoElement, property);
  const selectorOfElement = selector?.text.replace(/::?[\w-]+$/, '') ?? '';
  if (moved === undefined || parent?.type !== 'rule' || parent.prelude !== selector?.text)
    return createFixes(title);
  // A rule of which nothing stays becomes the rule of the element.
  const edits =
    parent.declarations.length === 1 && parent.sheet.isEditable
      ? [{ span: selector.span, newText: selectorOfElement }, ...replaceProperty(declaration, moved)]
      : [
          ...removeDeclaration(declaration),
          ...addRuleAfter(parent, selectorOfElement, [`${moved}: ${value}`]),
        ];
  return createFixes(`Write ${selectorOfElement} { ${moved}: ${value}; }.`, edits);
}

/** Properties that don't apply to ::marker, ::first-line, ::first-letter or ::selection. */
export function explainPseudoElementProperties(page: Page): Report[] {
  const reports = new Map<Declaration, Report>();
  const declarations = listPseudoElementDeclarations(page, Object.keys(restrictions));
  for (const { pseudoElement, applied } of declarations) {
    const { declaration, selector } = applied;
    const { property, writtenName, span } = declaration;
    const restriction = restrictions[pseudoElement];
    if (!restriction?.ignored.test(property) || property.startsWith('--')) continue;
    reports.set(declaration, {
      code: 'no-pseudo-element-box',
      span,
      message: `${writtenName} has no effect here. On ::${pseudoElement} the browser applies ${restriction.allowed} only.`,
      data: createDeclarationData(declaration, selector?.text),
      fixes: moveToElement(applied, pseudoElement, restriction.originatingElement),
    });
  }
  return [...reports.values()];
}
