import type { Page } from '../../../match/page.ts';
import { may } from '../../../match/box.ts';
import { nameOf, type PageElement } from '../../../read/elements.ts';
import type { Declaration } from '../../../read/style-sheet.ts';
import { fixes, type Report } from '../../../report.ts';

const box =
  '(min-|max-)?(width|height|inline-size|block-size)|display|position|inset|top|right|bottom|left|transform|rotate|scale|translate|text-align|text-indent|z-index|flex|gap|overflow|columns';
const edges = 'margin|padding|border|outline|box-shadow|float|opacity|filter';

/**
 * What browsers ignore on a pseudo-element that takes some properties only (CSS Pseudo-Elements 4), and what they take.
 */
const limits: Readonly<Record<string, { ignored: RegExp; takes: string; host: string }>> = {
  marker: {
    ignored: new RegExp(`^(${box}|${edges}|background|text-decoration|vertical-align|list-style)(-|$)`),
    takes: 'font properties, color and content',
    host: 'the list item',
  },
  'first-line': {
    ignored: new RegExp(`^(${box}|margin|padding|border|float)(-|$)`),
    takes: 'font and text properties, color and background',
    host: 'the element',
  },
  'first-letter': {
    ignored: new RegExp(`^(${box}|content)(-|$)`),
    takes: 'font and text properties, color, background, margin, padding, border and float',
    host: 'the element',
  },
  selection: {
    ignored: new RegExp(
      `^(${box}|${edges}|font|letter-spacing|word-spacing|line-height|background-(image|size|position)|content|text-transform)(-|$)`,
    ),
    takes: 'color, background-color, text-decoration and text-shadow',
    host: 'the element',
  },
};

/** Elements that have a pseudo-element; only they can. */
const hosts: Readonly<Record<string, { has: (page: Page, element: PageElement) => boolean; names: string }>> =
  {
    placeholder: { has: (_, { name }) => /^(input|textarea)$/.test(name), names: 'an <input> or <textarea>' },
    'file-selector-button': { has: (_, { name }) => name === 'input', names: 'an <input type="file">' },
    cue: { has: (_, { name }) => /^(video|audio)$/.test(name), names: 'a <video>' },
    'details-content': { has: (_, { name }) => name === 'details', names: 'a <details>' },
    backdrop: {
      has: ({ hasScript }, { name, attributes }) =>
        hasScript || name === 'dialog' || attributes.has('popover'),
      names: 'a <dialog> or a popover',
    },
    marker: {
      has: (page, element) =>
        may(page, element, 'display', 'inline', (display) => display.includes('list-item')),
      names: 'an element with display: list-item',
    },
  };

/** Pseudo-elements of elements that have none of that name. */
export function explainHosts(page: Page): Report[] {
  const outcome = new Map<Declaration, Report | null>();
  for (const [element, lists] of page.reach) {
    for (const [pseudo, { has, names }] of Object.entries(hosts)) {
      for (const { declaration, selector } of lists.get(pseudo) ?? []) {
        const { written, value, span } = declaration;
        const isReset = /(^|[\s>+~,*]):{1,2}[\w-]+$/.test(selector?.text ?? '');
        outcome.set(
          declaration,
          outcome.get(declaration) === null || isReset || has(page, element)
            ? null
            : {
                code: 'no-pseudo-element-box',
                span,
                message: `${written} has no effect here. Only ${names} has a ::${pseudo}, and ${nameOf(element)} is none.`,
                data: {
                  property: written,
                  value,
                  ...(selector ? { selector: selector.text } : {}),
                  element: element.name,
                },
                fixes: fixes(`Write the selector of ${names} before ::${pseudo}.`),
              },
        );
      }
    }
  }
  // One report for a rule.
  const rules = new Set();
  return [...outcome].flatMap(([{ parent }, report]) => {
    if (report === null || rules.has(parent)) return [];
    rules.add(parent);
    return [report];
  });
}

/** Properties that a ::marker, ::first-line, ::first-letter or ::selection can't have. */
export function explainPseudoElementProperties(page: Page): Report[] {
  const reports = new Map<Declaration, Report>();
  for (const lists of page.reach.values()) {
    for (const [pseudo, { ignored, takes, host }] of Object.entries(limits)) {
      for (const { declaration, selector } of lists.get(pseudo) ?? []) {
        const { property, written, value, span } = declaration;
        if (!ignored.test(property) || property.startsWith('--')) continue;
        reports.set(declaration, {
          code: 'no-pseudo-element-box',
          span,
          message: `${written} has no effect here. On ::${pseudo} the browser applies ${takes} only.`,
          data: { property: written, value, ...(selector ? { selector: selector.text } : {}) },
          fixes: fixes(`Set ${written} on ${host} itself, or use ::before.`),
        });
      }
    }
  }
  return [...reports.values()];
}
