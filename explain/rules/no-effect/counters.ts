import { replaceValue } from '../../edits.ts';
import { isValidRule, isStyleRule } from '../../cascade/valid-rules.ts';
import type { Page } from '../../cascade/page.ts';
import { findNearestWord } from '../../nearest-word.ts';
import { listDeclarations } from '../../parse/parse-document.ts';
import type { Declaration } from '../../parse/style-sheet.ts';
import { createDeclarationData, createFixes, findRuleSelectors, type Report } from '../../report.ts';
import { escapePattern } from '../../parse/escape-pattern.ts';

const counterPropertyPattern = /^counter-(increment|reset|set)$/;
const nonNamePattern = /^(none|inherit|initial|unset|revert|revert-layer|list-item)$/i;

/** The counters that a declaration changes: `step 1` changes the counter step. */
function listChangedCounters({ value }: Declaration): string[] {
  return value
    .replace(/\breversed\(\s*([\w-]+)\s*\)/g, '$1')
    .split(/\s+/)
    .filter((word) => /^[a-z_-][\w-]*$/i.test(word) && !nonNamePattern.test(word));
}

function listShownCounters(value: string): string[] {
  return [...value.matchAll(/\bcounters?\(\s*([\w-]+)/gi)].map(([, name = '']) => name);
}

function reportCounter(
  declaration: Declaration,
  message: string,
  name: string,
  nearest: string | undefined,
): Report {
  const { property, value, span } = declaration;
  const otherPlace = property === 'content' ? 'counter-increment' : 'counter()';
  const renamed =
    nearest && value.replace(new RegExp(`(?<![\\w-])${escapePattern(name)}(?![\\w-])`), nearest);
  return {
    code: 'condition-not-met',
    span,
    message,
    data: createDeclarationData(declaration, findRuleSelectors(declaration)),
    fixes: renamed
      ? createFixes(`Write ${nearest}.`, replaceValue(declaration, renamed))
      : createFixes(`Use the same name in ${otherPlace}.`),
  };
}

/** A declaration that changes a counter which no content shows. */
function explainUnshownCounter(
  declaration: Declaration,
  shownNames: ReadonlySet<string>,
): Report | undefined {
  const name = listChangedCounters(declaration).find((changed) => !shownNames.has(changed));
  if (name === undefined) return undefined;
  const nearest = findNearestWord(name, shownNames);
  const hint = nearest ? `: counter(${nearest}) is another one` : '';
  return reportCounter(
    declaration,
    `${declaration.writtenName} has no effect here. It changes the counter ${name}, and no content of the page shows it${hint}.`,
    name,
    nearest,
  );
}

/** A content that shows a counter which no declaration changes. */
function explainUnchangedCounter(
  declaration: Declaration,
  changedNames: ReadonlySet<string>,
): Report | undefined {
  const name = listShownCounters(declaration.value).find(
    (shown) => !changedNames.has(shown) && shown !== 'list-item',
  );
  if (name === undefined) return undefined;
  const nearest = findNearestWord(name, changedNames);
  const hint = nearest ? `; one changes ${nearest}` : '';
  return reportCounter(
    declaration,
    `counter(${name}) is always 0. No rule changes the counter ${name}${hint}.`,
    name,
    nearest,
  );
}

/** Counters that are changed under one name and shown under another. */
export function explainCounters(page: Page): Report[] {
  if (page.hasScript) return [];
  const allDeclarations = listDeclarations(page);
  const declarations = allDeclarations.filter(
    ({ parent }) => parent?.type !== 'rule' || (isStyleRule(parent) && isValidRule(parent)),
  );
  const hasUnknownNames = declarations.some(
    ({ property, value }) => property === 'all' || (value.includes('var(') && property.includes('counter')),
  );
  if (hasUnknownNames) return [];
  const counterDeclarations = declarations.filter(({ property }) => counterPropertyPattern.test(property));
  const changedNames = new Set(counterDeclarations.flatMap(listChangedCounters));
  const shownNames = new Set(allDeclarations.flatMap(({ value }) => listShownCounters(value)));
  const unchangedReports = declarations
    .filter(({ property }) => property === 'content')
    .map((declaration) => explainUnchangedCounter(declaration, changedNames))
    .filter((report) => report !== undefined);
  // With one name misspelt, the other side only follows.
  if (unchangedReports.length > 0) return unchangedReports;
  return counterDeclarations
    .map((declaration) => explainUnshownCounter(declaration, shownNames))
    .filter((report) => report !== undefined);
}
