import type { Page } from '../../cascade/page.ts';
import { replaceValue } from '../../edits.ts';
import { listDeclarations } from '../../parse/parse-document.ts';
import { createDeclarationData, createFixes, findRuleSelectors, type Report } from '../../report.ts';

/** A string with commas whose last part is a family that every browser has. */
const quotedList =
  /(["'])([^"']*,\s*(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+)\s*)\1/i;

/** The list with quotes around each name that has a space. */
function quoteEach(list: string, quote: string): string {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => (/\s/.test(name) ? `${quote}${name}${quote}` : name))
    .join(', ');
}

/** Lists of fonts in one pair of quotes, which make one name of them that no font has. */
export function explainQuotedFontLists(page: Page): Report[] {
  return listDeclarations(page).flatMap((declaration) => {
    const { property, value, writtenName, span, parent } = declaration;
    const [written, quote = '"', list = ''] = quotedList.exec(value) ?? [];
    if (!/^font(-family)?$/.test(property) || parent?.type === 'at' || written === undefined) return [];
    const fixed = quoteEach(list, quote);
    return [
      {
        code: 'condition-not-met' as const,
        span,
        message: `In ${writtenName} the quotes make one name of the whole list, and no font is called “${list}”.`,
        data: createDeclarationData(declaration, findRuleSelectors(declaration)),
        fixes: createFixes(
          `Write ${fixed}.`,
          replaceValue(
            declaration,
            value.replace(written, () => fixed),
          ),
        ),
      },
    ];
  });
}
