import type { Page } from '../../cascade/page.ts';
import { htmlElements } from '../../data/html-elements.ts';
import { findNearestWord } from '../../nearest-word.ts';
import { getTextContent, type PageElement } from '../../parse/elements.ts';
import { createFixes, type Report } from '../../report.ts';

/** The script with spaces in the place of its comments. */
function blankComments(script: string): string {
  return script.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
}

/** A call with one string, such as `getElementById('menu')`. */
const callPattern =
  /\b(getElementById|getElementsByClassName|querySelector(?:All)?|classList\s*\.\s*(?:add|remove|toggle|contains))\(\s*(["'`])([.#]?[a-z_][\w-]*)\2/gi;

type Names = { ids: ReadonlySet<string>; classes: ReadonlySet<string>; elements: ReadonlySet<string> };

/** What is wrong with a call, and the call in its place. */
type Mistake = { message: string; call: string; argument: string };

function explainMark(call: string, mark: string, name: string, { ids, classes }: Names): Mistake | undefined {
  const isId = call === 'getElementById';
  if (isId && mark === '.' && classes.has(name))
    return {
      message: `getElementById() finds ids, and ${name} is a class, so it finds nothing.`,
      call: 'querySelector',
      argument: `.${name}`,
    };
  const isKnown = isId ? mark === '#' && ids.has(name) : mark === '.' && classes.has(name);
  if (!isKnown) return undefined;
  const what = isId ? 'an id' : 'a class';
  return {
    message: call.startsWith('classList')
      ? `${call.replace(/\s/g, '')}() takes the name of a class, without a dot: the class .${name} with its dot is another one, which no rule is for.`
      : `${call}() takes ${what} without ${mark === '#' ? '#' : 'a dot'}, so it finds nothing.`,
    call,
    argument: name,
  };
}

/** Whether a script makes elements of this name. */
function makesElement(script: string, name: string): boolean {
  return new RegExp(`<${name}(?![\\w-])|createElement(?:NS)?\\([^)]*["'\`]${name}["'\`]`).test(script);
}

function explainUnmarked(
  call: string,
  name: string,
  script: string,
  { ids, classes, elements }: Names,
): Mistake | undefined {
  if (
    elements.has(name) ||
    htmlElements.has(name) ||
    name.includes('-') ||
    makesElement(script, name) ||
    (!ids.has(name) && !classes.has(name))
  )
    return undefined;
  const mark = ids.has(name) ? '#' : '.';
  return {
    message: `${call}('${name}') looks for an element <${name}>, and finds nothing: ${name} is ${mark === '#' ? 'an id, which begins with #' : 'a class, which begins with a dot'} in a selector.`,
    call,
    argument: mark + name,
  };
}

/** An id that no element has, in no other place of the scripts, beside one that is spelt nearly the same. */
function explainMisspeltId(call: string, name: string, script: string, { ids }: Names): Mistake | undefined {
  const others = script.split(new RegExp(`getElementById\\(\\s*["'\`]${name}["'\`]`)).join('');
  if (ids.has(name) || new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(others) || /[`]|\bid\s*=/.test(script))
    return undefined;
  const nearest = findNearestWord(name, ids);
  return nearest === undefined
    ? undefined
    : {
        message: `No element has the id ${name}, so getElementById() finds nothing. The page has the id ${nearest}.`,
        call,
        argument: nearest,
      };
}

function explainCall(call: string, argument: string, script: string, names: Names): Mistake | undefined {
  const [mark = ''] = /^[.#]/.exec(argument) ?? [];
  const name = argument.slice(mark.length);
  if (call.startsWith('querySelector')) return mark ? undefined : explainUnmarked(call, name, script, names);
  if (mark !== '') return explainMark(call, mark, name, names);
  return call === 'getElementById' ? explainMisspeltId(call, name, script, names) : undefined;
}

function explainScript(element: PageElement, scripts: string, names: Names): Report[] {
  const script = blankComments(getTextContent(element));
  return [...script.matchAll(callPattern)].flatMap((match) => {
    const [text, call = '', quote = '', argument = ''] = match;
    const mistake = explainCall(call, argument, scripts, names);
    if (!mistake) return [];
    const start = element.contentStart + match.index;
    const span = { start, end: start + text.length };
    const newText = `${mistake.call}(${quote}${mistake.argument}${quote}`;
    return [
      {
        code: 'script-reference' as const,
        span,
        message: mistake.message,
        data: { element: 'script' },
        fixes: createFixes(`Write ${newText}).`, [{ span, newText }]),
      },
    ];
  });
}

/** The classes that the rules of the page name. */
function listStyledClasses({ sheets }: Page): string[] {
  return sheets
    .flatMap(({ rules }) => rules)
    .flatMap(({ prelude }) => [...prelude.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
}

/** Calls of inline scripts that find nothing, whatever else a script does: a hash or dot too many or too few. */
export function explainScriptReferences(page: Page): Report[] {
  if (page.hasLinkedScript) return [];
  const scripts = page.elements.filter(
    ({ name, attributes }) =>
      name === 'script' &&
      /^(?:|module|(?:text|application)\/javascript)$/i.test(attributes.get('type') ?? ''),
  );
  if (scripts.length === 0) return [];
  const names: Names = {
    ids: new Set(page.elements.flatMap(({ id }) => id ?? [])),
    classes: new Set([...page.elements.flatMap(({ classes }) => classes), ...listStyledClasses(page)]),
    elements: new Set(page.elements.map(({ name }) => name)),
  };
  const all = scripts.map((script) => blankComments(getTextContent(script))).join('\n');
  return scripts.flatMap((script) => explainScript(script, all, names));
}
