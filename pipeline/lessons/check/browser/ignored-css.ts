import type { Page } from '@playwright/test';
import type { Mistake } from '../lesson-check.ts';
import { listCssFragments, type CssFragment } from '../css-fragments.ts';
import { applyFragments } from './apply-fragments.ts';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** The text of a style element or a style attribute. `line` is its first line in the HTML, counted from 1. */
type HtmlStyle = { css: string; line: number };

/** All styles in HTML. The declarations of each style attribute are wrapped in a rule. */
function listHtmlStyles(html: string): HtmlStyle[] {
  return collectStyles(parse(html, { sourceCodeLocationInfo: true }));
}

function collectStyles(node: Tree.Node): HtmlStyle[] {
  const styles: HtmlStyle[] = [];
  if ('attrs' in node) {
    const style = node.attrs.find(({ name }) => name === 'style');
    if (style)
      styles.push({ css: `x {${style.value}}`, line: node.sourceCodeLocation?.attrs?.style?.startLine ?? 1 });
    if (node.tagName === 'style') {
      const [text] = node.childNodes;
      if (text && 'value' in text)
        styles.push({ css: text.value, line: text.sourceCodeLocation?.startLine ?? 1 });
    }
  }
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  return [...styles, ...children.flatMap(collectStyles)];
}

const reasons = {
  declaration: 'Chromium ignores the declaration',
  selector: 'Chromium ignores the whole rule, for its selector',
  'at-rule': 'Chromium ignores the whole at-rule',
  text: 'is neither a rule nor a declaration, so Chromium skips it',
};

/**
 * Finds the fragments of a style sheet that Chromium ignores, with lines counted from 1. Fragments inside an
 * ignored rule are not reported again.
 */
export async function findIgnoredCss(page: Page, css: string): Promise<Mistake[]> {
  const fragments = listCssFragments(css);
  const candidates = fragments.flatMap(({ isolatedSheet, conditions, kind }) =>
    isolatedSheet === undefined ? [] : [{ isolatedSheet, conditions, isRule: kind === 'at-rule' }],
  );
  const outcomes = candidates.length === 0 ? [] : await page.evaluate(applyFragments, candidates);
  const outcomeOf = new Map(
    fragments
      .filter(({ isolatedSheet }) => isolatedSheet !== undefined)
      .map((fragment, index) => [fragment, outcomes[index]]),
  );
  const isIgnored = (fragment: CssFragment) =>
    fragment.isolatedSheet === undefined || outcomeOf.get(fragment) !== 'applied';
  const isInsideIgnored = ({ parent }: CssFragment): boolean =>
    parent !== undefined && (isIgnored(parent) || isInsideIgnored(parent));
  return fragments
    .filter((fragment) => isIgnored(fragment) && !isInsideIgnored(fragment))
    .map((fragment) => {
      const text = fragment.text.replaceAll(/\s+/g, ' ').slice(0, 80);
      const reason =
        outcomeOf.get(fragment) === 'unreadable condition'
          ? 'Chromium can’t read the condition'
          : reasons[fragment.kind];
      return {
        line: fragment.line,
        message: fragment.kind === 'text' ? `“${text}” ${reason}` : `${reason} “${text}”`,
      };
    });
}

/** As `findIgnoredCss`, for the style elements and style attributes in HTML. */
export async function findIgnoredStyles(page: Page, html: string): Promise<Mistake[]> {
  const mistakes: Mistake[] = [];
  for (const { css, line } of listHtmlStyles(html)) {
    for (const mistake of await findIgnoredCss(page, css))
      mistakes.push({ ...mistake, line: line + mistake.line - 1 });
  }
  return mistakes;
}
