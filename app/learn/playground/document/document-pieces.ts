import type { CodeLanguage, SourceFile } from '#contract/lessons/lesson-code.ts';

/** A stretch of a document: of a file, from `line` (counted from 1) and `offset` on, or put there by the site. */
export type Piece = { text: string; file?: CodeLanguage; line?: number; offset?: number };

/**
 * What the site adds to a document's head, and whether the code's own parts are written so that they leave no
 * trace in the tree.
 */
export type Additions = { head: string; scriptStart: string };

const wholeDocument = /^\s*(?:<!--[\s\S]*?-->\s*)*<!doctype html\b/i;

/** A doctype with nothing but white space before it. Whatever it holds, it ends at the first `>`. */
const openingDoctype = /^\s*<!doctype[^>]*>/i;

/** Whether the HTML is a whole document instead of the inside of a body. */
export function isWholeDocument(html: string): boolean {
  return wholeDocument.test(html);
}

function codeOf(files: readonly SourceFile[], language: CodeLanguage): string | undefined {
  return files.find((file) => file.language === language)?.code;
}

/**
 * Code inside its element. An end tag within the code would end the element, so its slash is escaped, which
 * means the same in both languages.
 */
function element(tag: 'style' | 'script', file: CodeLanguage, code: string | undefined, start = ''): Piece[] {
  if (code === undefined) return [];
  return [
    { text: `<${tag}>${start}\n` },
    { text: code.replaceAll(new RegExp(`</(?=${tag})`, 'gi'), '<\\/'), file, line: 1 },
    { text: `\n</${tag}>\n` },
  ];
}

type Cut = { from: number; to: number; pieces: Piece[] };

/** Where the first match of any of the patterns begins. */
function fileLineAt(html: string, patterns: readonly RegExp[], otherwise: number): number {
  for (const pattern of patterns) {
    const found = pattern.exec(html);
    if (found) return found.index;
  }
  return otherwise;
}

/**
 * Puts pieces into a whole document: in place of the link or script element that names a separate file,
 * else at the usual place.
 */
function addToWhole(html: string, files: readonly SourceFile[], { head, scriptStart }: Additions): Piece[] {
  // Before the document's own first element, wherever that is: text can't tell a tag from the words of a
  // comment. The parser then opens html and head itself, and takes the attributes of the document's own html
  // when it comes.
  const headStart = openingDoctype.exec(html)?.[0].length ?? 0;
  const opening = headStart === 0 && head !== '' ? `<!doctype html>${head}` : head;
  const cuts: Cut[] = [{ from: headStart, to: headStart, pieces: [{ text: opening }] }];
  const style = element('style', 'css', codeOf(files, 'css'));
  if (style.length > 0) {
    const link = /<link\b(?=[^>]*\brel=["']?stylesheet)[^>]*>/i.exec(html);
    const at = link?.index ?? Math.max(headStart, fileLineAt(html, [/<\/head>/i, /<body\b/i], headStart));
    cuts.push({ from: at, to: at + (link?.[0].length ?? 0), pieces: [{ text: '\n' }, ...style] });
  }
  const script = element('script', 'js', codeOf(files, 'js'), scriptStart);
  if (script.length > 0) {
    const own = /<script\b[^>]*\bsrc=[^>]*>\s*<\/script>/i.exec(html);
    const isLate = own !== null && !/\bdefer\b|type=["']?module/i.test(own[0]);
    const at = isLate
      ? own.index
      : fileLineAt(html, [/<\/body>(?![\s\S]*<\/body>)/i, /<\/html>/i], html.length);
    if (own && !isLate) cuts.push({ from: own.index, to: own.index + own[0].length, pieces: [] });
    cuts.push({ from: at, to: at + (isLate ? own[0].length : 0), pieces: [{ text: '\n' }, ...script] });
  }
  const pieces: Piece[] = [];
  let done = 0;
  const rest = (to: number): Piece => ({
    text: html.slice(done, to),
    file: 'html',
    line: html.slice(0, done).split('\n').length,
    offset: done,
  });
  for (const cut of cuts.sort((one, other) => one.from - other.from)) {
    pieces.push(rest(cut.from), ...cut.pieces);
    done = cut.to;
  }
  return [...pieces, rest(html.length)];
}

/** The document of one to three files as the pieces it consists of, in order. */
export function documentPieces(files: readonly SourceFile[], additions: Additions): Piece[] {
  const html = codeOf(files, 'html') ?? '';
  if (isWholeDocument(html)) return addToWhole(html, files, additions);
  return [
    {
      text: `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Result</title>${additions.head}\n`,
    },
    ...element('style', 'css', codeOf(files, 'css')),
    { text: '</head><body>\n' },
    { text: html, file: 'html', line: 1 },
    { text: '\n' },
    ...element('script', 'js', codeOf(files, 'js'), additions.scriptStart),
    { text: '</body></html>' },
  ];
}
