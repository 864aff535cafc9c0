import { removeComments, tokenizeCss, tokenTypes } from '../../parse/css-tokens.ts';
import type { ParsedSheet, SheetSource } from '../../parse/style-sheet.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { reportDropped } from './report-dropped.ts';

/** Characters that look like those of CSS and are others, with the one that CSS knows. */
const lookAlikes: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '‘': "'",
  '’': "'",
  '−': '-',
  '‐': '-',
  '–': '-',
  '\u00a0': ' ',
  '\u3000': ' ',
  '\ufeff': '',
  '\u200b': '',
  '。': '.',
  '、': ',',
};

const names: Readonly<Record<string, string>> = {
  '\u00a0': 'a no-break space',
  '\u3000': 'a full-width space',
  '\ufeff': 'an invisible byte order mark',
  '\u200b': 'an invisible zero-width space',
};

/** Punctuation at full width, as keyboards for Chinese and Japanese write it: （）：； and others. */
const fullWidthPunctuation = /[\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff5e]/;
const lookAlikePattern = new RegExp(
  `${fullWidthPunctuation.source}|[${Object.keys(lookAlikes).join('')}]`,
  'g',
);

function toCssCharacter(character: string): string {
  return lookAlikes[character] ?? String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xfee0);
}

function formatCharacter(character: string): string {
  if (names[character] !== undefined) return names[character];
  return `${character} (${fullWidthPunctuation.test(character) ? 'full-width' : 'typographic'})`;
}

type Found = { character: string; offset: number };

/** The look-alikes outside of strings, URLs and comments, where no CSS has them. */
function listFound({ text }: SheetSource): Found[] {
  // In url() without quotes they may be a part of the name, but not where quotes are.
  const isCode = ({ type, text: written }: { type: number; text: string }): boolean =>
    type === tokenTypes.Url ? /^url\(\s*[“”„‘’]/i.test(written) : type !== tokenTypes.String;
  return tokenizeCss(text)
    .filter(isCode)
    .flatMap((token) =>
      [...token.text.matchAll(lookAlikePattern)].map(({ 0: character, index }) => ({
        character,
        offset: token.start + index,
      })),
    );
}

/** Whether a text has a look-alike outside of strings, which is why the browser drops it. */
export function hasForeignCharacter(text: string): boolean {
  return text.replace(/"[^"]*"|'[^']*'/g, '').search(lookAlikePattern) >= 0;
}

/** The property whose declaration has an offset of a style sheet; undefined in a selector. */
function findProperty(text: string, offset: number): { property: string; value: string } | undefined {
  const start = Math.max(...[...'{};'].map((mark) => text.lastIndexOf(mark, offset - 1))) + 1;
  const end = text.slice(offset).search(/[;}\n]/);
  const declaration = removeComments(text.slice(start, end < 0 ? undefined : offset + end)).trim();
  const [, property, value = ''] = /^([\w-]+)\s*[:：]\s*([^]*)$/.exec(declaration) ?? [];
  return property === undefined ? undefined : { property, value };
}

/** One report for each line with such characters: its fix replaces all of the line. */
function explainLine(sheet: SheetSource, found: readonly [Found, ...Found[]]): Report {
  const [{ character, offset }] = found;
  const edits: SpanEdit[] = sheet.isEditable
    ? found.map((item) => ({
        span: sheet.spanOf(item.offset, item.offset + 1),
        newText: toCssCharacter(item.character),
      }))
    : [];
  const known = toCssCharacter(character);
  const written = known === ' ' ? 'a normal space' : known;
  return reportDropped(
    sheet.spanOf(offset, offset + 1),
    'foreign-character',
    `There is ${formatCharacter(character)} in the code. CSS does not know it, so the browser read it as a part of a name and dropped what it is in.`,
    known === '' ? 'Remove it.' : `Write ${written} in its place.`,
    findProperty(sheet.text, offset) ?? {},
    edits,
  );
}

/** Characters that only look like those of CSS, such as a full-width semicolon. */
export function explainForeignCharacters(sheet: ParsedSheet): Report[] {
  const [source] = [sheet.rules, sheet.atRules, sheet.declarations, sheet.droppedTexts]
    .flat()
    .map((part) => part.sheet);
  if (!source) return [];
  const lines = Map.groupBy(listFound(source), ({ offset }) => source.lineOf(offset));
  return [...lines.values()].flatMap(([first, ...others]) =>
    first ? [explainLine(source, [first, ...others])] : [],
  );
}
