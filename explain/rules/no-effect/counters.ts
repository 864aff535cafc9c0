import { replaceValue } from '../../edits.ts';
import { isKept, isStyleRule } from '../../match/kept-rules.ts';
import type { Page } from '../../match/page.ts';
import { findNearest } from '../../nearest-word.ts';
import { listDeclarations } from '../../read/document.ts';
import type { Declaration } from '../../read/style-sheet.ts';
import { fixes, type Report } from '../../report.ts';

const counting = /^counter-(increment|reset|set)$/;
const keyword = /^(none|inherit|initial|unset|revert|revert-layer|list-item)$/i;

/** The names that a declaration counts by: `step 1` counts by step. */
function namesIn({ value }: Declaration): string[] {
  return value
    .replace(/\breversed\(\s*([\w-]+)\s*\)/g, '$1')
    .split(/\s+/)
    .filter((word) => /^[a-z_-][\w-]*$/i.test(word) && !keyword.test(word));
}

function shownIn(value: string): string[] {
  return [...value.matchAll(/\bcounters?\(\s*([\w-]+)/gi)].map(([, name = '']) => name);
}

/** Counters that are counted and shown under different names. */
export function explainCounters(page: Page): Report[] {
  if (page.hasScript) return [];
  const all = listDeclarations(page).filter(
    ({ parent }) => parent?.type !== 'rule' || (isStyleRule(parent) && isKept(parent)),
  );
  if (
    all.some(({ property, value }) => property === 'all' || (/var\(/.test(value) && /counter/.test(property)))
  )
    return [];
  const counted = all.filter(({ property }) => counting.test(property));
  const changed = new Set(counted.flatMap(namesIn));
  const shown = new Set(listDeclarations(page).flatMap(({ value }) => shownIn(value)));
  const report = (declaration: Declaration, message: string, name: string, near?: string): Report => ({
    code: 'condition-not-met',
    span: declaration.span,
    message,
    data: {
      property: declaration.written,
      value: declaration.value,
      ...(declaration.parent?.type === 'rule' ? { selector: declaration.parent.prelude } : {}),
    },
    fixes: near
      ? fixes(
          `Write ${near}.`,
          replaceValue(
            declaration,
            declaration.value.replace(new RegExp(`(?<![\\w-])${name}(?![\\w-])`), near),
          ),
        )
      : fixes(
          `Use the same name in ${declaration.property === 'content' ? 'counter-increment' : 'counter()'}.`,
        ),
  });
  const unshown = counted.flatMap((declaration) => {
    const name = namesIn(declaration).find((one) => !shown.has(one));
    if (name === undefined) return [];
    const near = findNearest(name, shown);
    return [
      report(
        declaration,
        `${declaration.written} has no effect here. It changes the counter ${name}, and no content of the page shows it${near ? `: counter(${near}) is another one` : ''}.`,
        name,
        near,
      ),
    ];
  });
  const uncounted = all
    .filter(({ property }) => property === 'content')
    .flatMap((declaration) => {
      const name = shownIn(declaration.value).find((one) => !changed.has(one) && one !== 'list-item');
      if (name === undefined) return [];
      const near = findNearest(name, changed);
      return [
        report(
          declaration,
          `counter(${name}) is always 0. No rule changes the counter ${name}${near ? `; one changes ${near}` : ''}.`,
          name,
          near,
        ),
      ];
    });
  // With one name misspelt, the other side only follows.
  return uncounted.length > 0 ? uncounted : unshown;
}
