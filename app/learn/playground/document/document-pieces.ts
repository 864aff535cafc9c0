import type { CodeLanguage, SourceFile } from '#contract/lessons/lesson-code.ts';

/**
 * A part of a document: from a file, starting at `line` (counted from 1) and `offset`, or injected by the
 * site.
 */
export type DocumentPiece = { text: string; file?: CodeLanguage; line?: number; offset?: number };

/** The code that the site injects: into the document's head, and at the start of the learner's script. */
export type InjectedCode = { head: string; scriptStart: string };

const wholeDocument = /^\s*(?:<!--[\s\S]*?-->\s*)*<!doctype html\b/i;

/** A doctype with nothing but white space before it. Whatever it holds, it ends at the first `>`. */
const openingDoctype = /^\s*<!doctype[^>]*>/i;

/** Where a script that must run first goes: after the doctype. */
export function findHeadStart(html: string): number {
  return openingDoctype.exec(html)?.[0].length ?? 0;
}

/** Whether the HTML is a whole document instead of the inside of a body. */
export function isWholeDocument(html: string): boolean {
  return wholeDocument.test(html);
}

function findCode(files: readonly SourceFile[], language: CodeLanguage): string | undefined {
  return files.find((file) => file.language === language)?.code;
}

/**
 * An end tag within code would end its element, so its slash is escaped, which means the same in both languages. In a
 * script a start tag after `<!--` would hide the end tag; its first letter is escaped, which may also be part of a name.
 */
const escapes = {
  style: /<(\/)(?=style)/gi,
  script: /<(\/(?=script)|s(?=cript))/gi,
} as const;

const escapedCharacters: Readonly<Record<string, string>> = { '/': '\\/', s: '\\u0073', S: '\\u0053' };

const escapeCharacter = (character: string) => escapedCharacters[character] ?? character;

function escapeTags(tag: 'style' | 'script', code: string): string {
  return code.replaceAll(escapes[tag], (_, character: string) => `<${escapeCharacter(character)}`);
}

/** Where the element of the file with JavaScript holds more than the code, and by how many characters. */
export function listScriptEscapes(code: string): { at: number; length: number }[] {
  return [...code.matchAll(escapes.script)].map(({ index, 1: character = '' }) => ({
    at: index + 2,
    length: escapeCharacter(character).length - 1,
  }));
}

/** What the element of the file with JavaScript holds. */
export function scriptText(code: string, scriptStart: string): string {
  return `${scriptStart}\n${escapeTags('script', code)}\n`;
}

/** Code inside its element. */
function wrapInElement(
  tag: 'style' | 'script',
  file: CodeLanguage,
  code: string | undefined,
  start = '',
): DocumentPiece[] {
  if (code === undefined) return [];
  return [
    { text: `<${tag}>${start}\n` },
    { text: escapeTags(tag, code), file, line: 1 },
    { text: `\n</${tag}>\n` },
  ];
}

type Replacement = { from: number; to: number; pieces: DocumentPiece[] };

/** The index of the match of the first pattern that matches, else `fallback`. */
function findFirstMatch(html: string, patterns: readonly RegExp[], fallback: number): number {
  for (const pattern of patterns) {
    const found = pattern.exec(html);
    if (found) return found.index;
  }
  return fallback;
}

/**
 * Injects pieces into a complete document. CSS and JS replace the link or script element that names a
 * separate file; without one they go to the end of the head and body.
 */
function injectIntoDocument(
  html: string,
  files: readonly SourceFile[],
  { head, scriptStart }: InjectedCode,
): DocumentPiece[] {
  // Before the document's own first element, wherever that is: text can't tell a tag from the words of a
  // comment. The parser then opens html and head itself, and takes the attributes of the document's own html
  // when it comes.
  const headStart = findHeadStart(html);
  const opening = headStart === 0 && head !== '' ? `<!doctype html>${head}` : head;
  const replacements: Replacement[] = [{ from: headStart, to: headStart, pieces: [{ text: opening }] }];
  const style = wrapInElement('style', 'css', findCode(files, 'css'));
  if (style.length > 0) {
    const link = /<link\b(?=[^>]*\brel=["']?stylesheet)[^>]*>/i.exec(html);
    const at = link?.index ?? Math.max(headStart, findFirstMatch(html, [/<\/head>/i, /<body\b/i], headStart));
    replacements.push({ from: at, to: at + (link?.[0].length ?? 0), pieces: [{ text: '\n' }, ...style] });
  }
  const script = wrapInElement('script', 'js', findCode(files, 'js'), scriptStart);
  if (script.length > 0) {
    const externalScript = /<script\b[^>]*\bsrc=[^>]*>\s*<\/script>/i.exec(html);
    const runsInPlace = externalScript !== null && !/\bdefer\b|type=["']?module/i.test(externalScript[0]);
    const at = runsInPlace
      ? externalScript.index
      : findFirstMatch(html, [/<\/body>(?![\s\S]*<\/body>)/i, /<\/html>/i], html.length);
    if (externalScript && !runsInPlace)
      replacements.push({
        from: externalScript.index,
        to: externalScript.index + externalScript[0].length,
        pieces: [],
      });
    replacements.push({
      from: at,
      to: at + (runsInPlace ? externalScript[0].length : 0),
      pieces: [{ text: '\n' }, ...script],
    });
  }
  const pieces: DocumentPiece[] = [];
  let position = 0;
  const sliceHtml = (to: number): DocumentPiece => ({
    text: html.slice(position, to),
    file: 'html',
    line: html.slice(0, position).split('\n').length,
    offset: position,
  });
  for (const replacement of replacements.sort((one, other) => one.from - other.from)) {
    pieces.push(sliceHtml(replacement.from), ...replacement.pieces);
    position = replacement.to;
  }
  return [...pieces, sliceHtml(html.length)];
}

/** The document made of one to three files, as its parts in order. */
export function documentPieces(files: readonly SourceFile[], injected: InjectedCode): DocumentPiece[] {
  const html = findCode(files, 'html') ?? '';
  if (isWholeDocument(html)) return injectIntoDocument(html, files, injected);
  return [
    {
      text: `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Result</title>${injected.head}\n`,
    },
    ...wrapInElement('style', 'css', findCode(files, 'css')),
    { text: '</head><body>\n' },
    { text: html, file: 'html', line: 1 },
    { text: '\n' },
    ...wrapInElement('script', 'js', findCode(files, 'js'), injected.scriptStart),
    { text: '</body></html>' },
  ];
}
