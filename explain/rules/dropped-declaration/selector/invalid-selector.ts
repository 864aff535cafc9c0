import { htmlElements } from '../../../data/html-elements.ts';
import { pseudoElements, statePseudoClasses, structuralPseudoClasses } from '../../../data/selector-names.ts';
import { findNearestWord } from '../../../nearest-word.ts';
import type { Selector, SelectorError } from '../../../parse/selectors.ts';
import type { Report } from '../../../report.ts';
import { reportDropped } from '../report-dropped.ts';
import { explainSassSuffix } from './sass-suffix.ts';
import { explainSelectorSyntax } from './selector-syntax.ts';
import { escapePattern } from '../../../parse/escape-pattern.ts';

/** An unknown pseudo-class or pseudo-element. */
type PseudoError = Exclude<SelectorError, { kind: 'syntax' }>;

function reportInvalidSelector(
  { text, span, rule }: Selector,
  message: string,
  fix: string | undefined,
  fixed: string | undefined,
  fixedSpan = span,
): Report {
  const edits = fixed === undefined || !rule.sheet.isEditable ? [] : [{ span: fixedSpan, newText: fixed }];
  return reportDropped(span, 'invalid-selector', message, fix, { selector: text }, edits);
}

function explainSyntaxError(selector: Selector, isOnlySelector: boolean, dropped: string): Report {
  const { span, rule } = selector;
  const { message, fix, fixedSelector, replacesWholeList = false } = explainSelectorSyntax(selector);
  return reportInvalidSelector(
    selector,
    isOnlySelector ? message : message.replace('dropped the rule', `dropped ${dropped}`),
    fix,
    fixedSelector,
    replacesWholeList || rule.prelude.startsWith('@') ? rule.span : span,
  );
}

/** A class of the page that has a colon in its name, such as `md:flex`. */
function explainClassWithColon(selector: Selector, dropped: string): Report | undefined {
  const { text, rule } = selector;
  const name = /\.([\w-]+(?::[\w-]+)+)/.exec(text)?.[1];
  if (name === undefined) return undefined;
  const inClassAttribute = new RegExp(`class\\s*=\\s*["'][^"']*(?<![\\w-])${name}(?![\\w-])`);
  if (!inClassAttribute.test(rule.sheet.source.text)) return undefined;
  const escaped = text.replace(name, name.replaceAll(':', '\\:'));
  return reportInvalidSelector(
    selector,
    `The class ${name} has a colon, and in a selector a colon begins a pseudo-class, so the browser dropped ${dropped}.`,
    `Write ${escaped}.`,
    escaped,
  );
}

/** An element after a colon, where a space was meant: `.card:p`. */
function explainElementAfterColon(
  selector: Selector,
  { kind, name }: PseudoError,
  dropped: string,
): Report | undefined {
  const { text } = selector;
  if (kind !== 'pseudo-class' || !htmlElements.has(name) || /^\s*:/.test(text)) return undefined;
  const spaced = text.replace(new RegExp(`:${name}(?![\\w-])`), ` ${name}`);
  return reportInvalidSelector(
    selector,
    `There is no pseudo-class :${name}, so the browser dropped ${dropped}. ${name} is an element, and one inside another has a space before it.`,
    `Write ${spaced}.`,
    spaced,
  );
}

/** Names of events, of attributes and of other libraries that students use, and the pseudo-class in CSS. */
const pseudoClassAliases: Readonly<Record<string, string>> = {
  first: 'first-child',
  last: 'last-child',
  odd: 'nth-child(odd)',
  even: 'nth-child(even)',
  selected: 'checked',
  click: 'active',
  clicked: 'active',
  pressed: 'active',
  mouseover: 'hover',
  mouseenter: 'hover',
};

/** The pseudo-class or pseudo-element that an unknown one most likely means. */
function suggestPseudo({ kind, name }: PseudoError): string | undefined {
  const alias =
    kind === 'pseudo-class' ? pseudoClassAliases[name.toLowerCase().replace(/^on/, '')] : undefined;
  if (alias !== undefined) return alias;
  const isPseudoClass = structuralPseudoClasses.has(name) || statePseudoClasses.has(name);
  if (pseudoElements.has(name) || (kind === 'pseudo-element' && isPseudoClass)) return name;
  return findNearestWord(
    name,
    kind === 'pseudo-class'
      ? [...structuralPseudoClasses, ...statePseudoClasses, ...pseudoElements]
      : pseudoElements,
  );
}

function explainUnknownPseudo(selector: Selector, error: PseudoError, dropped: string): Report {
  const { text } = selector;
  const { kind, name } = error;
  const nearest = suggestPseudo(error);
  const colons = nearest !== undefined && pseudoElements.has(nearest) ? '::' : ':';
  const offset = text.search(new RegExp(`::?${escapePattern(name)}(?![\\w-])`, 'i'));
  const fixed =
    nearest === undefined || offset < 0
      ? undefined
      : text.slice(0, offset) + text.slice(offset).replace(/^::?[\w-]+/, colons + nearest);
  return reportInvalidSelector(
    selector,
    `There is no ${kind} ${kind === 'pseudo-class' ? ':' : '::'}${name}, so the browser dropped ${dropped}.`,
    nearest ? `Write ${colons}${nearest}.` : undefined,
    fixed,
  );
}

/**
 * Why a selector is invalid; undefined for a valid one. An invalid selector makes its whole list invalid
 * (Selectors 4).
 */
export function explainInvalidSelector(selector: Selector, isOnlySelector: boolean): Report | undefined {
  const { error } = selector;
  if (!error) return undefined;
  const sassSuffix = explainSassSuffix(selector, isOnlySelector);
  if (sassSuffix) return sassSuffix;
  const dropped = isOnlySelector ? 'the rule' : 'the whole rule, its other selectors too';
  if (error.kind === 'syntax') return explainSyntaxError(selector, isOnlySelector, dropped);
  return (
    explainClassWithColon(selector, dropped) ??
    explainElementAfterColon(selector, error, dropped) ??
    explainUnknownPseudo(selector, error, dropped)
  );
}
