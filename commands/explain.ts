import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isUtf8 } from 'node:buffer';
import { parseArgs } from 'node:util';
import { explainPage } from '../explain/explain-page.ts';
import { CommandError, runCommand } from './command.ts';

const help = `npm run explain -- FILE.html

Says what the playground's "Why doesn't this work?" says of a page, most likely cause first, one JSON object a line:
kind, line, and of selector, property, value, element, message and mend those that apply.
Style sheets that the page links and that lie beside it are read too; what is found in one stands on the line of its link.
A page with nothing wrong prints nothing. Exit code 0 whatever it finds, 1 for a file it can't read.`;

/** A file's text; an error in one line for what is missing, no file or no text in UTF-8. */
function readText(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) throw new CommandError(`There is no file ${file}.`);
  if (!stat.isFile()) throw new CommandError(`${file} is no file.`);
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new CommandError(
      `${file} can't be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (!isUtf8(bytes) || bytes.includes(0)) throw new CommandError(`${file} is no text in UTF-8.`);
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

/** The linked style sheets that lie in the page's folder or below it, by their href. */
function readLinked(html: string, folder: string): Map<string, string> {
  const linked = new Map<string, string>();
  for (const [tag] of html.matchAll(/<link\b[^>]*>/gi)) {
    const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i
      .exec(tag)
      ?.slice(1)
      .find((part) => part !== undefined);
    if (href === undefined || !/stylesheet/i.test(tag) || /^([a-z]+:|\/)/i.test(href)) continue;
    const file = resolve(folder, decodeURI(href.replace(/[?#].*$/, '')));
    if (file.startsWith(`${folder}/`) && statSync(file, { throwIfNoEntry: false })?.isFile())
      linked.set(href, readText(file));
  }
  return linked;
}

await runCommand(help, async (words) => {
  const [name, ...rest] = parseArgs({ args: words, allowPositionals: true, options: {} }).positionals;
  if (name === undefined || rest.length > 0)
    throw new CommandError('Give one HTML file. See npm run explain -- --help.');
  // npm starts commands in the project's folder and says in INIT_CWD where the person stood.
  const file = resolve(process.env['INIT_CWD'] ?? '.', name);
  const html = readText(file);
  for (const finding of explainPage(html, readLinked(html, dirname(file))))
    console.log(JSON.stringify(finding));
});
