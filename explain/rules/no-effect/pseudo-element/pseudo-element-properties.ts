import type { AppliedDeclaration } from '../../../cascade/cascade.ts';
import type { Page } from '../../../cascade/page.ts';
import { canHaveValue, isSetByAuthor } from '../../../cascade/possible-values.ts';
import { addRuleAfter, removeDeclaration, replaceProperty } from '../../../edits.ts';
import { formatElement, listDescendants, type PageElement } from '../../../parse/elements.ts';
import type { Declaration } from '../../../parse/style-sheet.ts';
import { createDeclarationData, createFixes, type Report, type SpanFix } from '../../../report.ts';
import { addToElements } from '../reason/reason-edits.ts';

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

/**
 * Puts the name of an element before the pseudo-element that has it: of a descendant, or of any element of the page.
 * Where there is none, the rule becomes one for the element itself.
 */
function selectOriginatingElement(
  page: Page,
  element: PageElement,
  { declaration, selector }: AppliedDeclaration,
  pseudoElement: string,
  { names, tags }: { names: string; tags: readonly string[] },
): SpanFix[] {
  if (!selector?.rule.sheet.isEditable || !/::[\w-]+$/.test(selector.text))
    return createFixes(`Write the selector of ${names} before ::${pseudoElement}.`);
  const findName = (elements: readonly PageElement[]): string | undefined =>
    elements.find(({ name }) => tags.includes(name))?.name;
  const write = (newText: string, rest = ''): SpanFix[] =>
    createFixes(`Write ${newText}${rest}.`, [{ span: selector.span, newText }]);
  const name = findName(listDescendants(element));
  if (name !== undefined) return write(selector.text.replace(/(?=::[\w-]+$)/, ` ${name}`));
  if (pseudoElement === 'marker' && !isSetByAuthor(page, element, ['display'], [])) {
    const declarations = ['display: list-item', 'margin-inline-start: 1.5em'];
    return createFixes(
      `Add ${declarations.join(' and ')} to ${formatElement(element)}.`,
      addToElements(page, declaration, [element], declarations),
    );
  }
  const otherName = findName(page.elements);
  return otherName === undefined
    ? write(selector.text.replace(/::[\w-]+$/, ''), `, without ::${pseudoElement}`)
    : write(`${otherName}::${pseudoElement}`);
}

/** Whether it takes the marker away, which is missing as it is: for browsers that have one there. */
function isAwayAnyway(pseudoElement: string, { property, value }: Declaration): boolean {
  return pseudoElement === 'marker' && property === 'content' && /^(""|''|none)$/.test(value);
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
      isAwayAnyway(pseudoElement, declaration) ||
      originating.has(page, element);
    const report: Report = {
      code: 'no-pseudo-element-box',
      span: declaration.span,
      message: `${declaration.writtenName} has no effect here. Only ${originating.names} has a ::${pseudoElement}, and ${formatElement(element)} is not one.`,
      data: { ...createDeclarationData(declaration, selector?.text), element: element.name },
      fixes: selectOriginatingElement(page, element, applied, pseudoElement, originating),
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

/** The properties that are of use for the element itself where its pseudo-element ignores them. */
const elementProperties: Readonly<Record<string, RegExp>> = {
  marker: /^(background|border|margin|padding|outline)(-|$)/,
  'first-line': /^((min-|max-)?(width|height)|text-align|margin|padding|border|columns)(-|$)/,
  'first-letter': /^((min-|max-)?(width|height)|text-align|text-indent|transform|rotate|scale|columns)(-|$)/,
  selection:
    /^(font|letter-spacing|word-spacing|line-height|text-transform|text-align|margin|padding|border|outline|box-shadow)(-|$)/,
};

/** The property for the element itself that does what the author of a rule for its pseudo-element meant. */
function findElementProperty(pseudoElement: string, property: string): string | undefined {
  if (pseudoElement === 'first-line' && /^(margin|padding)-left$|^text-indent$/.test(property))
    return 'text-indent';
  return elementProperties[pseudoElement]?.test(property) ? property : undefined;
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
  if (
    moved === undefined ||
    parent?.type !== 'rule' ||
    parent.prelude !== selector?.text ||
    !/[\w\])]$/.test(selectorOfElement)
  )
    return createFixes(title);
  // A rule of which nothing stays becomes the rule of the element.
  const edits =
    parent.declarations.length === 1 && parent.sheet.isEditable
      ? [{ span: selector.span, newText: selectorOfElement }, ...replaceProperty(declaration, moved)]
      : [
          ...removeDeclaration(declaration),
          ...addRuleAfter(parent, selectorOfElement, [`${moved}: ${value}`]),
        ];
  const rest = pseudoElement === 'selection' ? ', for text that is not selected too' : '';
  return createFixes(`Write ${selectorOfElement} { ${moved}: ${value}; }${rest}.`, edits);
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
