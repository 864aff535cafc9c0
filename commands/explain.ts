import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isUtf8 } from 'node:buffer';
import colors from 'picocolors';
import { explainPage } from '../explain/explain-page.ts';
import { formatJson, formatSummary, formatText } from './command-line/format-diagnostic.ts';
import { CommandError, createProgram, runProgram } from './command-line/program.ts';

/** A file's text; an error in one line for what is missing, not a file or not text in UTF-8. */
function readText(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) throw new CommandError(`There is no file ${file}.`);
  if (!stat.isFile()) throw new CommandError(`${file} is not a file.`);
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new CommandError(
      `${file} can't be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (!isUtf8(bytes) || bytes.includes(0)) throw new CommandError(`${file} is not text in UTF-8.`);
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

/** The file that a link names; undefined for a URL elsewhere. */
function fileOf(href: string, folder: string): string | undefined {
  if (/^([a-z]+:|\/)/i.test(href)) return undefined;
  const path = href.replace(/[?#].*$/, '');
  const file = resolve(folder, decodePath(path));
  return file.startsWith(`${folder}/`) ? file : undefined;
}

/** Percent signs that encode nothing are part of the name. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}

/** The linked style sheets in the page's folder or below it, by their href. */
function readLinked(html: string, folder: string): Map<string, string> {
  const linked = new Map<string, string>();
  for (const [tag] of html.matchAll(/<link\b[^>]*>/gi)) {
    const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i
      .exec(tag)
      ?.slice(1)
      .find((part) => part !== undefined);
    const file = href !== undefined && /stylesheet/i.test(tag) ? fileOf(href, folder) : undefined;
    if (href !== undefined && file !== undefined && statSync(file, { throwIfNoEntry: false })?.isFile())
      linked.set(href, readText(file));
  }
  return linked;
}

function explainFile(name: string, { json }: { json?: true }): void {
  // npm starts commands in the project's folder and has the person's own folder in INIT_CWD.
  const file = resolve(process.env['INIT_CWD'] ?? '.', name);
  const html = readText(file);
  const found = explainPage(html, readLinked(html, dirname(file)));
  if (json || !process.stdout.isTTY) {
    for (const diagnostic of found) console.log(formatJson(diagnostic));
    return;
  }
  for (const diagnostic of found) console.log(`${formatText(name, diagnostic, colors.isColorSupported)}\n`);
  console.log(formatSummary(name, found.length, colors.isColorSupported));
}

await runProgram(
  createProgram(
    'explain',
    'Says what the playground\'s "Why doesn\'t this work?" says of a page, most likely cause first.',
  )
    .argument('<FILE.html>', 'the page; style sheets that it links are read too when they are in its folder')
    .option('--json', 'one JSON object a line, as when piped; nothing for a page with nothing wrong')
    .addHelpText(
      'after',
      "\nJSON has kind, line, message, and of selector, property, value, element and fix those that apply.\nExit code 0 whatever it finds, 1 for a file it can't read.",
    )
    .action(explainFile),
);
