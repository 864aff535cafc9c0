import { pseudoElements, stateClasses, structuralClasses } from '../../data/selector-names.ts';
import { htmlElements } from '../../data/html-elements.ts';
import { findNearest } from '../../nearest-word.ts';
import type { Selector } from '../../read/selectors.ts';
import type { Report } from '../../report.ts';
import { drop } from './drop.ts';
import { explainSyntax } from './selector-syntax.ts';

/** Why a browser can't use a selector; undefined for a valid one. */
export function explainSelector(selector: Selector, alone: boolean): Report | undefined {
  const { error, text, span, rule } = selector;
  if (!error) return undefined;
  const edit = (newText: string | undefined, place = span) =>
    newText === undefined || !rule.sheet.isEditable ? [] : [{ span: place, newText }];
  const rest = alone ? 'the rule' : 'the whole rule, its other selectors too';
  if (error.why === 'syntax') {
    const { message, fix, fixed, isWhole = false } = explainSyntax(selector);
    return drop(
      span,
      'invalid-selector',
      alone ? message : message.replace('dropped the rule', `dropped ${rest}`),
      fix,
      { selector: text },
      edit(fixed, isWhole || rule.prelude.startsWith('@') ? rule.span : span),
    );
  }
  const named = /\.([\w-]+(?::[\w-]+)+)/.exec(text)?.[1];
  if (
    named !== undefined &&
    new RegExp(`class\\s*=\\s*["'][^"']*(?<![\\w-])${named}(?![\\w-])`).test(rule.sheet.source.text)
  ) {
    const escaped = text.replace(named, named.replaceAll(':', '\\:'));
    return drop(
      span,
      'invalid-selector',
      `The class ${named} has a colon, and in a selector a colon begins a pseudo-class, so the browser dropped ${rest}.`,
      `Write ${escaped}.`,
      { selector: text },
      edit(escaped),
    );
  }
  const pool =
    error.why === 'pseudo-class'
      ? [...structuralClasses, ...stateClasses, ...pseudoElements]
      : [...pseudoElements];
  const own =
    error.why === 'pseudo-element' && (structuralClasses.has(error.name) || stateClasses.has(error.name))
      ? error.name
      : undefined;
  const isElement = error.why === 'pseudo-class' && htmlElements.has(error.name) && !/^\s*:/.test(text);
  const near = isElement
    ? undefined
    : (own ?? (pseudoElements.has(error.name) ? error.name : findNearest(error.name, pool)));
  const colons = near !== undefined && pseudoElements.has(near) ? '::' : ':';
  const wrong = text.search(new RegExp(`::?${error.name}(?![\\w-])`, 'i'));
  const spaced = isElement
    ? text.replace(new RegExp(`:${error.name}(?![\\w-])`), ` ${error.name}`)
    : undefined;
  if (spaced !== undefined)
    return drop(
      span,
      'invalid-selector',
      `There is no pseudo-class :${error.name}, so the browser dropped ${rest}. ${error.name} is an element, and one inside another has a space before it.`,
      `Write ${spaced}.`,
      { selector: text },
      edit(spaced),
    );
  const fixed =
    near === undefined || wrong < 0
      ? undefined
      : text.slice(0, wrong) + text.slice(wrong).replace(/^::?[\w-]+/, colons + near);
  return drop(
    span,
    'invalid-selector',
    `There is no ${error.why} ${error.why === 'pseudo-class' ? ':' : '::'}${error.name}, so the browser dropped ${rest}.`,
    near ? `Write ${colons}${near}.` : undefined,
    { selector: text },
    edit(fixed),
  );
}
