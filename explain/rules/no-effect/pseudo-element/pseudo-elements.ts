import { addDeclarations } from '../../../edits.ts';
import { isInline, mayBeFlex, mayBeGrid } from '../../../match/box.ts';
import { listValues } from '../../../match/cascade.ts';
import type { Page } from '../../../match/page.ts';
import { nameOf } from '../../../read/elements.ts';
import type { Declaration } from '../../../read/style-sheet.ts';
import { fixes, type Report, type SpanEdit } from '../../../report.ts';
import { addToElements } from '../reason/reason-edits.ts';

/** A rule for the ::before of every element, as resets have. */
function isGeneral(selector: string): boolean {
  return /(^|[\s>+~])\*?::?(before|after)$/.test(selector);
}

/** A ::before or ::after that is never made, because nothing says what it contains. */
export function explainMissingContent(page: Page): Report[] {
  const reports: Report[] = [];
  const seen = new Set<Declaration>();
  for (const lists of page.reach.values()) {
    for (const pseudo of ['before', 'after']) {
      const applied = lists.get(pseudo) ?? [];
      const first = applied.find(({ declaration }) => !['content'].includes(declaration.property));
      if (
        !first ||
        seen.has(first.declaration) ||
        applied.some(
          ({ declaration, selector }) =>
            declaration.property === 'content' || (selector && isGeneral(selector.text)),
        )
      )
        continue;
      for (const { declaration } of applied) seen.add(declaration);
      const { declaration, selector } = first;
      const sets = (test: RegExp): boolean => applied.some((one) => test.test(one.declaration.property));
      // An inline box has no width and no height: it would be there and still not be seen.
      const isFlat = sets(/^(width|height)$/) && !sets(/^(display|position|float)$/);
      reports.push({
        code: 'no-content',
        span: declaration.span,
        message: `There is no ::${pseudo} to style: the browser makes one only where content is set.`,
        data: {
          property: declaration.written,
          value: declaration.value,
          ...(selector ? { selector: selector.text } : {}),
        },
        fixes: fixes(
          'Add content: "".',
          addDeclarations(declaration, isFlat ? ['content: ""', 'display: block'] : ['content: ""']),
        ),
      });
    }
  }
  return reports;
}

const childless = new Set([
  'img',
  'br',
  'hr',
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

/** ::first-letter and ::first-line of inline elements, which have none. */
export function explainFirstLine(page: Page): Report[] {
  const reached = new Map<Declaration, { reports: Report[]; works: boolean }>();
  for (const [element, lists] of page.reach) {
    for (const pseudo of ['first-letter', 'first-line']) {
      for (const { declaration, selector } of lists.get(pseudo) ?? []) {
        const known = reached.get(declaration) ?? { reports: [], works: false };
        reached.set(declaration, known);
        known.works ||= !isInline(page, element);
        const { written, value, span } = declaration;
        known.reports.push({
          code: 'no-pseudo-element-box',
          span,
          message: `${written} has no effect here. Only blocks have a ::${pseudo}, and ${nameOf(element)} is an inline element.`,
          data: {
            property: written,
            value,
            ...(selector ? { selector: selector.text } : {}),
            element: element.name,
          },
          fixes: fixes(
            `Give ${nameOf(element)} display: inline-block.`,
            addToElements(page, declaration, [element], ['display: inline-block']),
          ),
        });
      }
    }
  }
  return [...reached.values()].flatMap(({ reports, works }) => (works ? [] : reports.slice(0, 1)));
}

/** A pseudo-element of an image or a field, which has none, and an inline one that is given a size. */
export function explainPseudoElementBox(page: Page): Report[] {
  const outcome = new Map<Declaration, Report | null>();
  for (const [element, lists] of page.reach) {
    for (const pseudo of ['before', 'after']) {
      const applied = lists.get(pseudo) ?? [];
      const isField =
        element.name === 'input' && !/^(checkbox|radio)$/.test(element.attributes.get('type') ?? '');
      const values = (longhand: string): string[] => listValues(applied, longhand);
      const inLine =
        values('content').length > 0 &&
        values('display').every((value) => value === 'inline') &&
        values('position').every((value) => /static|relative/.test(value)) &&
        values('float').every((value) => value === 'none') &&
        !mayBeFlex(page, element) &&
        !mayBeGrid(page, element);
      const isStatic =
        values('content').length > 0 &&
        values('position').every((value) => value === 'static') &&
        !mayBeFlex(page, element) &&
        !mayBeGrid(page, element);
      for (const { declaration, selector } of applied) {
        const { property, written, value, span } = declaration;
        const report = (message: string, fix: string, edits: SpanEdit[] = []): Report => ({
          code: 'no-pseudo-element-box',
          span,
          message,
          data: {
            property: written,
            value,
            ...(selector ? { selector: selector.text } : {}),
            element: element.name,
          },
          fixes: fixes(fix, edits),
        });
        let found: Report | null = null;
        if (property === 'content' && (childless.has(element.name) || isField))
          found = report(
            `<${element.name}> has no ::${pseudo}: its content comes from elsewhere, so the browser makes none.`,
            'Put an element around it and style its ::before or ::after.',
          );
        else if (/^(width|height|(min|max)-(width|height)|aspect-ratio)$/.test(property) && inLine)
          found = report(
            `${written} has no effect here. ::${pseudo} is inline unless you set its display, and the browser ignores ${written} on inline elements.`,
            'Add display: inline-block or display: block to it.',
            addDeclarations(declaration, ['display: inline-block']),
          );
        else if (/^(z-index|top|right|bottom|left|inset)$/.test(property) && value !== 'auto' && isStatic)
          found = report(
            `${written} has no effect here. ::${pseudo} is not positioned, and ${property === 'z-index' ? 'z-index orders' : `${property} moves`} only positioned boxes.`,
            `Add position: ${property === 'z-index' ? 'relative' : 'absolute'} to it.`,
            addDeclarations(declaration, [`position: ${property === 'z-index' ? 'relative' : 'absolute'}`]),
          );
        outcome.set(declaration, outcome.get(declaration) === null ? null : found);
      }
    }
  }
  return [...outcome.values()].filter((report) => report !== null);
}
