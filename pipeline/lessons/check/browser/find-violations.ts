import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { ResultTheme } from '../../../../app/learn/playground/document/base-style.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The script that defines `window.axe`. */
export const axePath = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

/** The WCAG rules of axe, without those about complete pages, because a result is only a part of a page. */
const axeOptions: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: {
    bypass: { enabled: false },
    'document-title': { enabled: false },
    'html-has-lang': { enabled: false },
  },
  resultTypes: ['violations', 'incomplete'],
  iframes: false,
};

const ruleOptions = (rules: string[]): RunOptions => ({
  runOnly: { type: 'rule', values: rules },
  resultTypes: ['violations', 'incomplete'],
  iframes: false,
});

/** All these rules, those whose outcome depends on the style sheet, and that whose outcome depends on the theme. */
export const ruleSets = {
  all: axeOptions,
  style: ruleOptions(['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']),
  contrast: ruleOptions(['color-contrast']),
};

/** An element that breaks a rule: its HTML, and axe’s message. */
export type Violation = { theme: ResultTheme; help: string; html: string };

/**
 * Runs in the browser, in a result in the dark theme: lists its violations of the rules, changes the theme to the
 * light one and lists those of the rules of colours. The themes differ only in their colours.
 */
export async function findViolations([rules, rulesOfColors, baseStyles]: readonly [
  RunOptions,
  RunOptions,
  Record<ResultTheme, string>,
]): Promise<Violation[]> {
  async function listViolations(theme: ResultTheme, options: RunOptions): Promise<Violation[]> {
    // A transition that begins when the page loads (@starting-style) shows colours in between.
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    const { violations, incomplete } = await window.axe.run(document, options);
    // Among the results that axe leaves to people, only text in the colour of its background is certainly an
    // error.
    const invisibleText = incomplete.map((rule) => ({
      ...rule,
      nodes: rule.nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio')),
    }));
    return [...violations, ...invisibleText].flatMap(({ help, nodes }) =>
      nodes.map(({ html, any, all, none }) => ({
        theme,
        help: [...any, ...all, ...none][0]?.message ?? help,
        html,
      })),
    );
  }

  /** Changes the theme without transitions, which would show colours in between. */
  function changeTheme(): void {
    const base = [...document.querySelectorAll('style')].find(
      ({ textContent }) => textContent === baseStyles.night,
    );
    if (!base) throw new Error('The result has no base style.');
    const noTransitions = document.createElement('style');
    noTransitions.textContent = '*, ::before, ::after { transition: none !important }';
    base.before(noTransitions);
    base.textContent = baseStyles.paper;
    void document.documentElement.offsetWidth; // forces the new style while transitions are off
    noTransitions.remove();
  }

  const inNight = await listViolations('night', rules);
  changeTheme();
  return [...inNight, ...(await listViolations('paper', rulesOfColors))];
}
