import { listCascadedValues } from '../../../cascade/cascade.ts';
import { listApplied, type Page } from '../../../cascade/page.ts';
import { isSetByAuthor, listPossibleValues } from '../../../cascade/possible-values.ts';
import { findUserAgentValue } from '../../../cascade/user-agent.ts';
import { formatElement, listAncestors, type PageElement } from '../../../parse/elements.ts';
import type { PropertyRule } from '../reason/property-rule.ts';

/** A value of opacity as a number; undefined for one that can't be known. */
function parseOpacity(value: string): number | undefined {
  const [, number, percent] = /^(\d*\.?\d+)(%)?$/.exec(value) ?? [];
  return number === undefined ? undefined : Number(number) / (percent ? 100 : 1);
}

function isTransparent(value: string): boolean {
  return (parseOpacity(value) ?? 1) < 1;
}

/** The nearest ancestor that a rule of the page hides in every state. */
function findHiddenAncestor(page: Page, element: PageElement): PageElement | undefined {
  return listAncestors(element).find(
    (ancestor) =>
      ancestor.isHtml &&
      findUserAgentValue(ancestor, 'display') !== 'none' &&
      listPossibleValues(page, ancestor, 'display', 'inline').every((value) => value === 'none'),
  );
}

/** Whether a rule of the page hides the element itself in every state. */
function isAlwaysHidden(page: Page, element: PageElement): boolean {
  return (
    findUserAgentValue(element, 'display') !== 'none' &&
    listPossibleValues(page, element, 'display', 'inline').every((value) => value === 'none')
  );
}

/** What a number above 1 was most likely meant as: percent, tenths, or the whole. */
function getMeantOpacity(number: number): string {
  if (number >= 10 && number <= 100) return `${number}%`;
  return Number.isInteger(number) && number < 10 ? `0.${number}` : '1';
}

/** Rules on elements that an ancestor hides or makes transparent. */
export const visibilityRules: readonly PropertyRule[] = [
  {
    properties: /^opacity$/,
    check: (_, __, value) => {
      const number = Number(value);
      if (!(number > 1)) return undefined;
      const meant = getMeantOpacity(number);
      return {
        why: `Opacity goes from 0 to 1, so the browser takes ${value} as 1.`,
        fix: `Write ${meant}.`,
        value: meant,
      };
    },
  },
  {
    properties: /^opacity$/,
    check: (page, element, value) => {
      if (parseOpacity(value) !== 1 || page.hasScript) return undefined;
      if (isSetByAuthor(page, element, ['opacity'], ['1', '100%', '1.0'])) return undefined;
      if (isSetByAuthor(page, element, ['animation-name', 'transition-property'], ['none'])) return undefined;
      const ancestor = listAncestors(element).find((candidate) => {
        const values = listCascadedValues(listApplied(page, candidate), 'opacity');
        return values.length > 0 && listPossibleValues(page, candidate, 'opacity', '1').every(isTransparent);
      });
      return ancestor
        ? {
            why: `The opacity of ${formatElement(ancestor)} applies to it with everything inside, so nothing inside can be less transparent.`,
            fix: `Remove opacity from ${formatElement(ancestor)}, and give it a transparent background color.`,
            change: { element: ancestor, longhand: 'opacity' },
          }
        : undefined;
    },
  },
  {
    properties: /^(opacity|visibility)$/,
    check: (page, element, value, property) => {
      if (page.hasScript || value !== (property === 'visibility' ? 'visible' : '1')) return undefined;
      if (!isAlwaysHidden(page, element)) return undefined;
      const display = findUserAgentValue(element, 'display') ?? 'inline';
      return {
        predicate: 'shows nothing',
        why: `${formatElement(element)} has display: none, so it has no box, and only display brings it back.`,
        fix: `Write display: ${display}.`,
        replacement: `display: ${display}`,
      };
    },
  },
  {
    properties: /^(display|visibility)$/,
    check: (page, element, value, property) => {
      // A script can show the ancestor, and a display other than the default is for the moment when it does.
      const isShown = property === 'visibility' ? value === 'visible' : isDefaultDisplay(element, value);
      const ancestor = isShown && !page.hasScript ? findHiddenAncestor(page, element) : undefined;
      return ancestor
        ? {
            predicate: 'shows nothing',
            why: `${formatElement(ancestor)} has display: none, and nothing inside such an element is shown.`,
            fix: `Remove display: none from ${formatElement(ancestor)}, and hide the rest of what is in it.`,
            change: { element: ancestor, longhand: 'display' },
          }
        : undefined;
    },
  },
];

function isDefaultDisplay(element: PageElement, value: string): boolean {
  return value === (findUserAgentValue(element, 'display') ?? 'inline');
}
