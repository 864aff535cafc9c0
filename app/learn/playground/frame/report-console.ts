import { findNearestWord } from '#explain/nearest-word.ts';
import type { ConsoleLevel } from './frame-messages.ts';
import { postOutwards } from './post-outwards.ts';
import { findScriptPlace, parsePlace, type NamedScript, type ScriptPlace } from '../loops/script-places.ts';

/*
 * Tells the page what the learner's scripts write to the console, that dialogs are off, and where and why a script
 * failed. Part of loop-script.ts, so it runs before all scripts of a result that the learner has changed.
 */

const levels: Readonly<Record<string, ConsoleLevel>> = {
  log: 'log',
  info: 'log',
  debug: 'log',
  warn: 'warn',
  error: 'error',
};

/** A script that writes without end does not flood the page. */
const maxReports = 100;
const maxTextLength = 300;

/** A value as one would write it. */
function formatValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Element)
    return `<${value.localName}${value.id && `#${value.id}`}${[...value.classList].map((name) => `.${name}`).join('')}>`;
  if (value instanceof Error || typeof value !== 'object' || value === null) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return Object.prototype.toString.call(value); // It refers to itself.
  }
}

let scripts: readonly NamedScript[] = [];
/** In a document inside a result, Chromium too counts the lines of the whole document. */
let isInside = false;
/** The number that this browser gives to the line before a script's own first one. */
const headLines = new Map<number, number>();

function findPlace(text: string): ScriptPlace | undefined {
  const found = parsePlace(text);
  const script = found && scripts[found.script];
  return script && findScriptPlace(script, found, headLines.get(found.script));
}

const findCaller = () => findPlace(String(new Error().stack));

function reportConsole(post: (level: ConsoleLevel, text: string) => void): void {
  for (const [name, level] of Object.entries(levels)) {
    const original: unknown = Reflect.get(console, name);
    Reflect.set(console, name, (...values: unknown[]) => {
      post(level, values.map(formatValue).join(' '));
      if (typeof original === 'function') Reflect.apply(original, console, values);
    });
  }
}

/** What each dialog answers in the sandbox, and what to use. */
const dialogs: Readonly<Record<string, { answer: unknown; advice: string }>> = {
  alert: { answer: undefined, advice: 'Use console.log(), or write the text into the page.' },
  confirm: { answer: false, advice: 'It answers false. Use a <dialog> or two buttons.' },
  prompt: { answer: null, advice: 'It answers null. Use an <input>.' },
};

function replaceDialogs(post: (level: ConsoleLevel, text: string) => void): void {
  for (const [name, { answer, advice }] of Object.entries(dialogs))
    Reflect.set(self, name, (...values: unknown[]) => {
      const text = values.slice(0, 1).map((value) => JSON.stringify(String(value)));
      post('warn', `${name}(${text.join('')}): dialogs are off in results. ${advice}`);
      return answer;
    });
}

/** What a script looked for in vain; `find` looks again. */
type MissingElement = { selector: string; find: () => Element | null };
const missingElements: MissingElement[] = [];
const maxMissing = 3;

/** Elements that the site's own scripts look for don't count. */
function noteMissing(missing: MissingElement): void {
  if (!findCaller() || missingElements.some(({ selector }) => selector === missing.selector)) return;
  missingElements.push(missing);
  if (missingElements.length > maxMissing) missingElements.shift();
}

function watchSearches(): void {
  const { getElementById } = Document.prototype;
  Document.prototype.getElementById = function watchedGetElementById(id) {
    const found = getElementById.call(this, id);
    if (!found) noteMissing({ selector: `#${id}`, find: () => getElementById.call(this, id) });
    return found;
  };
  for (const prototype of [Document.prototype, Element.prototype]) {
    const original = Reflect.get(prototype, 'querySelector');
    const search = (root: unknown, selector: unknown): Element | null =>
      Reflect.apply(original, root, [selector]);
    Reflect.set(prototype, 'querySelector', function querySelector(this: unknown, selector: unknown) {
      const found = search(this, selector);
      if (!found) noteMissing({ selector: String(selector), find: () => search(this, selector) });
      return found;
    });
  }
}

function formatMissing({ selector, find }: MissingElement): string {
  const [, sign, name = ''] = /^([#.])([\w-]+)$/.exec(selector) ?? [];
  const what = sign === '#' ? `the id ${name}` : sign === '.' ? `the class ${name}` : undefined;
  if (find())
    return `The script looked for ${what ? `the element with ${what}` : selector} before the page had it. Move the script to the end of the body, or give it defer.`;
  const elements = [...document.querySelectorAll('[id], [class]')];
  const names = elements.flatMap((element) => (sign === '#' ? [element.id] : [...element.classList]));
  const nearest = what && findNearestWord(name, names);
  return `No element ${what ? `has ${what}` : `matches ${selector}`}.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`;
}

const unreadable = 'The browser can’t read the script here, so nothing in it runs.';

/** What is known of an error: its place in the files, and its cause. */
export type ErrorDetails = { place?: ScriptPlace | undefined; hint?: string | undefined };

function toErrorDetails({ message, filename, lineno, colno, error }: ErrorEvent): ErrorDetails {
  const stack = error instanceof Error ? String(error.stack) : '';
  const place = findPlace(stack) ?? findPlace(`${filename}:${lineno}:${colno}`);
  // An error of the parser has no place in a script that runs. Safari says nothing of any error.
  const syntaxError = scripts.find((script) => script.syntaxError)?.syntaxError;
  const isUnreadable =
    message === 'Script error.' ? syntaxError : error instanceof SyntaxError && !parsePlace(stack);
  if (isUnreadable && isInside)
    // A script that never ran has not told the number of its first line.
    return { place: scripts[parsePlace(`${filename}:0:0`)?.script ?? -1]?.syntaxError, hint: unreadable };
  if (isUnreadable) return { place: place ?? syntaxError, hint: unreadable };
  const isNull = /\bnull\b/.test(message);
  return { place, hint: isNull ? missingElements.map(formatMissing).join(' ') || undefined : undefined };
}

/** Begins to report; the document's scripts call the functions that it sets on the window (see ../loops/guard-code.ts). */
export function startConsole(): void {
  let reportsLeft = maxReports;
  const post = (level: ConsoleLevel, text: string) => {
    reportsLeft -= 1;
    if (reportsLeft < 0) return;
    postOutwards({ kind: 'console', level, text: text.slice(0, maxTextLength), place: findCaller() });
  };
  reportConsole(post);
  replaceDialogs(post);
  watchSearches();
  const functions = {
    firstCommitDescribeError: toErrorDetails,
    firstCommitScripts(named: readonly NamedScript[], areInside = false) {
      scripts = named;
      isInside = areInside;
    },
    firstCommitScript({ stack = '' }: Error) {
      const found = parsePlace(stack);
      if (found) headLines.set(found.script, found.line);
    },
  };
  for (const [name, value] of Object.entries(functions)) Object.defineProperty(self, name, { value });
}
