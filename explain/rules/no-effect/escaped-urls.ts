import type { Page } from '../../cascade/page.ts';
import { replaceValue } from '../../edits.ts';
import { listDeclarations } from '../../parse/parse-document.ts';
import { createDeclarationData, createFixes, findRuleSelectors, type Report } from '../../report.ts';

const urlPattern = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"'()]*?))\s*\)/gi;

/** A backslash before the name of a file or folder; one before digits is an escape that is meant. */
const folderPattern = /\\(?![0-9a-f]*\d)(?![0-9a-f]{4,6}(?![\w-]))[a-z_][\w-]/i;

const fileOnComputer = /^[a-z]:/i;

/** The text as the browser reads it: up to six hexadecimal digits after a backslash are the number of a character. */
function readEscapes(text: string): string {
  return text.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, digits?: string, character?: string) => {
    const code = Number.parseInt(digits ?? '', 16);
    return digits === undefined || code > 0x10_ff_ff ? (character ?? '') : String.fromCodePoint(code);
  });
}

/** URLs with the backslashes of Windows, which are escapes in CSS. */
export function explainEscapedUrls(page: Page): Report[] {
  return listDeclarations(page).flatMap((declaration) => {
    const { value, writtenName, span } = declaration;
    const url = [...value.matchAll(urlPattern)]
      .map(([, ...texts]) => texts.find((text) => text !== undefined) ?? '')
      .find((text) => folderPattern.test(text) && !/^\s*data:/i.test(text));
    if (url === undefined) return [];
    const isOnComputer = fileOnComputer.test(url);
    const fixed = url.replaceAll('\\', '/');
    return [
      {
        code: 'condition-not-met' as const,
        span,
        message: `${writtenName} asks for a file called ${readEscapes(url)}: in CSS a backslash begins an escape, and / is between folder and file.`,
        data: createDeclarationData(declaration, findRuleSelectors(declaration)),
        fixes: createFixes(
          isOnComputer
            ? 'Put the file beside the page, and write its name.'
            : `Write ${fixed} in the parentheses.`,
          isOnComputer
            ? []
            : replaceValue(
                declaration,
                value.replaceAll(url, () => fixed),
              ),
        ),
      },
    ];
  });
}
