import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isUtf8 } from 'node:buffer';
import colors from 'picocolors';
import { explainWithVerifiedFixes } from '../explain/verified-fixes.ts';
import { formatJson, formatSummary, formatText } from './command-line/format-diagnostic.ts';
import { CommandError, createProgram, runProgram } from './command-line/program.ts';

const byteOrderMark = /^\uFEFF/;

/** Reads a text file. Throws when it is missing, not a file, or not UTF-8. */
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
  return bytes.toString('utf8');
}

/** The file that an href points to, or undefined when it is outside the folder. */
function resolveLinkedFile(href: string, folder: string): string | undefined {
  if (/^([a-z]+:|\/)/i.test(href)) return undefined;
  const path = href.replace(/[?#].*$/, '');
  const file = resolve(folder, decodePath(path));
  return file.startsWith(`${folder}/`) ? file : undefined;
}

/** Decodes a path. In an invalid encoding, percent signs are part of the file name. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}

/** The linked style sheets in the page's folder or below it, by their href. */
function readLinkedStyleSheets(html: string, folder: string): Map<string, string> {
  const styleSheets = new Map<string, string>();
  for (const [tag] of html.matchAll(/<link\b[^>]*>/gi)) {
    const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i
      .exec(tag)
      ?.slice(1)
      .find((part) => part !== undefined);
    const file = href !== undefined && /stylesheet/i.test(tag) ? resolveLinkedFile(href, folder) : undefined;
    if (href !== undefined && file !== undefined && statSync(file, { throwIfNoEntry: false })?.isFile())
      styleSheets.set(href, readText(file).replace(byteOrderMark, ''));
  }
  return styleSheets;
}

function explainFile(name: string, { json }: { json?: true }): void {
  // npm starts commands in the project's folder. INIT_CWD is the folder in which the user has called npm.
  const file = resolve(process.env['INIT_CWD'] ?? '.', name);
  const written = readText(file);
  const html = written.replace(byteOrderMark, '');
  const linkedSheets = readLinkedStyleSheets(html, dirname(file));
  const diagnostics = explainWithVerifiedFixes({ html, linkedSheets });
  if (json || !process.stdout.isTTY) {
    for (const diagnostic of diagnostics)
      console.log(formatJson(diagnostic, html, written.length - html.length));
    return;
  }
  for (const diagnostic of diagnostics)
    console.log(`${formatText(name, diagnostic, colors.isColorSupported)}\n`);
  console.log(formatSummary(name, diagnostics.length, colors.isColorSupported));
}

await runProgram(
  createProgram(
    'explain',
    'Prints what the playground\'s "Why doesn\'t this work?" reports about a page, most likely cause first.',
  )
    .argument('<FILE.html>', 'the page; style sheets that it links are also read when they are in its folder')
    .option(
      '--json',
      'print one JSON object per line, which is the default in a pipe; no line when there are no problems',
    )
    .addHelpText(
      'after',
      "\nEach JSON object has kind, line and message, and those of selector, property, value, element, fix, edits (in characters of the file, only where they were\ntried: the problem is gone and nothing new is wrong), verified (false for a fix without edits, which was not tried) and follows (true for what only follows from a cause) that apply.\nThe exit code is 0 with or without problems, and 1 when the file can't be read.",
    )
    .action(explainFile),
);
