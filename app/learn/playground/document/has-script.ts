import type { SourceFile } from '#contract/lessons/lesson-code.ts';

/**
 * What the text of a document must hold for script to run: a script element, or one that holds a document of
 * its own; or an attribute whose name begins with `on`, which white space, a slash or the quote of the value
 * before it must precede. And for it to reach another server by itself, which frames do as well: `http-equiv`.
 * Names are never written with character references, so none of them can hide.
 */
const scriptInMarkup = /<(?:\w+:)?(?:script|object|embed|i?frame)|[\s/"']on\w+\s*=|\bhttp-equiv\b/i;
/** Firefox and WebKit connect for such a link, and resolve the name of the host, whatever the policy says. */
const connectingLink = /dns-prefetch|preconnect/i;

/**
 * A text with its character references resolved, as far as a scheme can be written with them, and without
 * what URL parsers skip.
 */
function resolveReferences(html: string): string {
  const resolved = html
    .replaceAll(/&#(?:x([0-9a-f]+)|([0-9]+));?/gi, (whole, hexadecimal?: string, decimal?: string) => {
      const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code > 0 && code < 128 ? String.fromCharCode(code) : whole;
    })
    .replaceAll(/&colon;/g, ':')
    .replaceAll(/&(?:Tab|NewLine);/g, '');
  return [...resolved].filter((character) => character > ' ').join('');
}

function canRunScript(html: string): boolean {
  if (scriptInMarkup.test(html)) return true;
  const urls = resolveReferences(html);
  return /javascript:/i.test(urls) || (/<link/i.test(html) && connectingLink.test(urls));
}

/**
 * Whether the code can run script, by any way that the HTML standard has, or leave its page without one. Such code
 * gets a fresh frame for each run, because globals and timers of the last run survive in the old one, and where it comes from
 * somebody else it waits for *Run it*. It may say yes of text that only looks like script, never no of
 * script: the text is judged and not the tree, because the browser's parser would report every handler and
 * style that it reads to the page's policy.
 */
export function hasScript(files: readonly SourceFile[]): boolean {
  // CSS too: it takes the place of a link in the HTML, which may be in a comment that the CSS ends.
  return files.some(({ language, code }) => (language === 'js' ? code.trim() !== '' : canRunScript(code)));
}
