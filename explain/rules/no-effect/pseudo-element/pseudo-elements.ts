import { addDeclarations } from '../../../edits.ts';
import { canBeFlexContainer, canBeGridContainer, isInlineBox } from '../../../cascade/layout.ts';
import { listCascadedValues, type AppliedDeclaration } from '../../../cascade/cascade.ts';
import type { Page } from '../../../cascade/page.ts';
import { formatElement, type PageElement } from '../../../parse/elements.ts';
import type { Declaration } from '../../../parse/style-sheet.ts';
import { createDeclarationData, createFixes, type Report, type SpanEdit } from '../../../report.ts';
import { addToElements } from '../reason/reason-edits.ts';

/** Whether a selector is for the ::before or ::after of every element, as those of resets are. */
function isUniversalReset(selector: string): boolean {
  return /(^|[\s>+~])\*?::?(before|after)$/.test(selector);
}

/** The declarations for a ::before or ::after of an element, and whether it has content in some state. */
type PseudoElementList = { pseudo: string; applied: readonly AppliedDeclaration[]; hasContent: boolean };

function listPseudoElements(page: Page): PseudoElementList[] {
  return [...page.applied].flatMap(([element, lists]) =>
    ['before', 'after'].map((pseudo) => {
      const applied = lists.get(pseudo) ?? [];
      // The browser's own style sheet gives a <q> its quotes.
      const hasContent =
        element.name === 'q' || applied.some(({ declaration }) => declaration.property === 'content');
      return { pseudo, applied, hasContent };
    }),
  );
}

/** A ::before or ::after that the browser doesn't create, because no rule sets its content. */
export function explainMissingContent(page: Page): Report[] {
  const reports: Report[] = [];
  const reported = new Set<Declaration>();
  const pseudoElements = listPseudoElements(page);
  // A rule for many elements may leave the content to rules for some of them.
  const effective = new Set(
    pseudoElements.flatMap(({ applied, hasContent }) =>
      hasContent ? applied.map(({ declaration }) => declaration) : [],
    ),
  );
  for (const { pseudo, applied, hasContent } of pseudoElements) {
    const first = applied.find(
      ({ declaration, selector }) =>
        !effective.has(declaration) && !(selector && isUniversalReset(selector.text)),
    );
    if (hasContent || !first || reported.has(first.declaration)) continue;
    for (const { declaration } of applied) reported.add(declaration);
    const { declaration, selector } = first;
    const hasProperty = (test: RegExp): boolean =>
      applied.some((candidate) => test.test(candidate.declaration.property));
    // Width and height don't apply to an inline box: it would exist and still not be visible.
    const isFlat = hasProperty(/^(width|height)$/) && !hasProperty(/^(display|position|float)$/);
    reports.push({
      code: 'no-content',
      span: declaration.span,
      message: `There is no ::${pseudo} to style: the browser makes one only where content is set.`,
      data: createDeclarationData(declaration, selector?.text),
      fixes: createFixes(
        'Add content: "".',
        addDeclarations(declaration, isFlat ? ['content: ""', 'display: block'] : ['content: ""']),
      ),
    });
  }
  return reports;
}

const elementsWithoutPseudoElements = new Set([
  'img',
  'br',
  'iframe',
  'video',
  'audio',
  'canvas',
  'textarea',
  'select',
  'embed',
  'object',
  'wbr',
]);

/** ::first-letter and ::first-line of inline elements, which don't have them. */
export function explainInlineFirstLine(page: Page): Report[] {
  const outcomes = new Map<Declaration, { reports: Report[]; hasEffect: boolean }>();
  for (const [element, lists] of page.applied) {
    for (const pseudo of ['first-letter', 'first-line']) {
      for (const { declaration, selector } of lists.get(pseudo) ?? []) {
        const outcome = outcomes.get(declaration) ?? { reports: [], hasEffect: false };
        outcomes.set(declaration, outcome);
        outcome.hasEffect ||= !isInlineBox(page, element);
        const { writtenName, span } = declaration;
        outcome.reports.push({
          code: 'no-pseudo-element-box',
          span,
          message: `${writtenName} has no effect here. Only blocks have a ::${pseudo}, and ${formatElement(element)} is an inline element.`,
          data: { ...createDeclarationData(declaration, selector?.text), element: element.name },
          fixes: createFixes(
            `Give ${formatElement(element)} display: inline-block.`,
            addToElements(page, declaration, [element], ['display: inline-block']),
          ),
        });
      }
    }
  }
  return [...outcomes.values()].flatMap(({ reports, hasEffect }) => (hasEffect ? [] : reports.slice(0, 1)));
}

/** What is certain about the box of a ::before or ::after. */
type PseudoElementBox = { element: PageElement; pseudoElement: string; isInline: boolean; isStatic: boolean };

function formatBox(
  page: Page,
  element: PageElement,
  pseudoElement: string,
  applied: readonly AppliedDeclaration[],
): PseudoElementBox {
  const listValues = (longhand: string): string[] => listCascadedValues(applied, longhand);
  const isInFlow =
    listValues('content').length > 0 &&
    !canBeFlexContainer(page, element) &&
    !canBeGridContainer(page, element);
  const isInline =
    isInFlow &&
    listValues('display').every((value) => value === 'inline') &&
    listValues('position').every((value) => /static|relative/.test(value)) &&
    listValues('float').every((value) => value === 'none');
  const isStatic = isInFlow && listValues('position').every((value) => value === 'static');
  return { element, pseudoElement, isInline, isStatic };
}

function hasNoPseudoElements({ name, attributes }: PageElement): boolean {
  const isTextField = name === 'input' && !/^(checkbox|radio)$/.test(attributes.get('type') ?? '');
  return elementsWithoutPseudoElements.has(name) || isTextField;
}

/** A pseudo-element of the parent, where the element is all that is in it. */
function suggestParentBox(
  { parent }: PageElement,
  selector: AppliedDeclaration['selector'],
): [fix: string, edits?: SpanEdit[]] {
  const [, compound, pseudo] = /^([\w.#-]+)(::?[\w-]+)$/.exec(selector?.text ?? '') ?? [];
  if (!parent?.parent || parent.name === 'body' || parent.children.length > 1 || parent.ownText.trim() !== '')
    return ['Put an element around it and style its ::before or ::after.'];
  const text = `${parent.name}:has(> ${compound})${pseudo}`;
  return compound === undefined || !selector?.rule.sheet.isEditable
    ? [`Style the ::before or ::after of the <${parent.name}> around it.`]
    : [`Write ${text}.`, [{ span: selector.span, newText: text }]];
}

function explainBox(
  { element, pseudoElement, isInline, isStatic }: PseudoElementBox,
  { declaration, selector }: AppliedDeclaration,
): Report | undefined {
  const { property, writtenName, value, span } = declaration;
  const report = (message: string, fix: string, edits: SpanEdit[] = []): Report => ({
    code: 'no-pseudo-element-box',
    span,
    message,
    data: { ...createDeclarationData(declaration, selector?.text), element: element.name },
    fixes: createFixes(fix, edits),
  });
  if (property === 'content' && hasNoPseudoElements(element))
    return report(
      `<${element.name}> has no ::${pseudoElement}: its content comes from elsewhere, so the browser makes none.`,
      ...suggestParentBox(element, selector),
    );
  if (isInline && /^(width|height|(min|max)-(width|height)|aspect-ratio)$/.test(property))
    return report(
      `${writtenName} has no effect here. ::${pseudoElement} is inline unless you set its display, and the browser ignores ${writtenName} on inline elements.`,
      'Add display: inline-block or display: block to it.',
      addDeclarations(declaration, ['display: inline-block']),
    );
  if (isStatic && /^(z-index|top|right|bottom|left|inset)$/.test(property) && value !== 'auto') {
    const [subject, position] =
      property === 'z-index' ? ['z-index orders', 'relative'] : [`${property} moves`, 'absolute'];
    return report(
      `${writtenName} has no effect here. ::${pseudoElement} is not positioned, and ${subject} only positioned boxes.`,
      `Add position: ${position} to it.`,
      addDeclarations(declaration, [`position: ${position}`]),
    );
  }
  return undefined;
}

/** A ::before or ::after of an element that has none, and properties that don't apply to its box. */
export function explainPseudoElementBoxes(page: Page): Report[] {
  const outcomes = new Map<Declaration, Report | null>();
  for (const [element, lists] of page.applied) {
    for (const pseudoElement of ['before', 'after']) {
      const applied = lists.get(pseudoElement) ?? [];
      const box = formatBox(page, element, pseudoElement, applied);
      for (const candidate of applied) {
        const { declaration } = candidate;
        // It has an effect on another element.
        const isUseful = outcomes.get(declaration) === null;
        outcomes.set(declaration, isUseful ? null : (explainBox(box, candidate) ?? null));
      }
    }
  }
  return [...outcomes.values()].filter((report) => report !== null);
}
