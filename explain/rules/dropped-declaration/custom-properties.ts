import { isPropertyDeclaration } from '../../cascade/valid-rules.ts';
import { listDeclarations } from '../../parse/parse-document.ts';
import { addRuleBefore, removeDeclaration, replaceProperty, replaceValue } from '../../edits.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { findExampleValue, findSubstitutedFix } from './value/variable-fixes.ts';
import { reportDroppedDeclaration } from './report-dropped.ts';
import { isValidValue, isKnownProperty } from '../../values/property-syntax.ts';
import { listInclusiveAncestors, type PageElement } from '../../parse/elements.ts';
import { findNearestWord } from '../../nearest-word.ts';
import { listAllApplied, type Page } from '../../cascade/page.ts';
import type { Declaration } from '../../parse/style-sheet.ts';
import { escapePattern } from '../../parse/escape-pattern.ts';

const varPattern = /\bvar\(\s*([^\s,()]+)\s*(,)?/gi;

/**
 * The declarations of a custom property that can apply to the element or to an ancestor, from which it
 * inherits.
 */
function listReachingDeclarations(page: Page, element: PageElement, name: string): Declaration[] {
  return listInclusiveAncestors(element)
    .flatMap((ancestor) => listAllApplied(page, ancestor))
    .map(({ declaration }) => declaration)
    .filter(({ property }) => property === name);
}

function listReachedElements(page: Page, declaration: Declaration): PageElement[] {
  return page.elements.filter((element) =>
    listAllApplied(page, element).some((applied) => applied.declaration === declaration),
  );
}

/** Replaces a name in the var() of a value. */
function replaceVarName(declaration: Declaration, from: string, to: string): SpanEdit[] {
  return replaceValue(
    declaration,
    declaration.value.replace(varPattern, (whole, name: string) =>
      name === from ? whole.replace(/^(var\(\s*)[^\s,()]+/i, `$1${to}`) : whole,
    ),
  );
}

/** Moves the only declaration of a custom property to a rule for :root, from which all elements inherit it. */
function moveToRoot([definition, ...others]: readonly Declaration[]): SpanEdit[] {
  const rule = definition?.parent;
  if (!definition || others.length > 0 || rule?.type !== 'rule' || rule.parent) return [];
  const added = addRuleBefore(rule, ':root', [`${definition.property}: ${definition.value}`]);
  return added.length > 0 ? [...added, ...removeDeclaration(definition)] : [];
}

function explainVarReference(
  page: Page,
  declaration: Declaration,
  defined: readonly Declaration[],
): Report | undefined {
  const { property, value } = declaration;
  const registered = page.sheets.flatMap(({ atRules }) =>
    atRules.filter(({ name }) => name === 'property').map(({ prelude }) => prelude.trim()),
  );
  const names = [...new Set([...defined.map(({ property: name }) => name), ...registered])];
  for (const [, name = '', fallback] of value.matchAll(varPattern)) {
    if (!name.startsWith('--')) {
      const withDashes = `--${name.replace(/^-+/, '')}`;
      const declarations = listDeclarations(page);
      const unnamed = declarations.filter((other) => other.property === name);
      return reportDroppedDeclaration(
        declaration,
        'invalid-value',
        `var() needs a name with two dashes; ${name} has none, so the browser dropped ${property}.`,
        unnamed.length > 0 ? `Write ${withDashes} in all places.` : `Write var(${withDashes}).`,
        [
          ...unnamed.flatMap((other) => replaceProperty(other, withDashes)),
          ...(unnamed.length > 0 ? declarations : [declaration])
            .filter((other) => listVarNames(other.value).includes(name))
            .flatMap((other) => replaceVarName(other, name, withDashes)),
        ],
      );
    }
    if (fallback || registered.includes(name) || page.context.scriptWords.has(name)) continue;
    if (!names.includes(name)) {
      const nearest = findNearestWord(
        name.replace(/^--/, ''),
        names.map((text) => text.replace(/^--/, '')),
      );
      return reportDroppedDeclaration(
        declaration,
        'undefined-custom-property',
        `No rule sets ${name}${nearest ? `, though one sets --${nearest}` : ''}, so ${property} is invalid and falls back to its initial or inherited value.`,
        nearest ? `Write var(--${nearest}).` : `Set ${name} on :root, or give var() a fallback value.`,
        nearest ? replaceVarName(declaration, name, `--${nearest}`) : [],
      );
    }
    const reachedElements = listReachedElements(page, declaration);
    if (
      reachedElements.length > 0 &&
      reachedElements.every((element) => listReachingDeclarations(page, element, name).length === 0)
    ) {
      const definingBlock = defined.find((candidate) => candidate.property === name)?.parent;
      return reportDroppedDeclaration(
        declaration,
        'invalid-substitution',
        `${name} is set on ${definingBlock?.type === 'rule' ? definingBlock.prelude : 'another element'} only, which is not an ancestor of this element, so ${property} is invalid.`,
        `Set ${name} on :root.`,
        moveToRoot(defined.filter((other) => other.property === name)),
      );
    }
  }
  return undefined;
}

/** A value that is invalid once each var() is replaced by the only value of its custom property. */
function explainSubstitutedValue(
  declaration: Declaration,
  defined: readonly Declaration[],
): Report | undefined {
  const { property, value } = declaration;
  if (property.startsWith('--') || !isKnownProperty(property)) return undefined;
  let isKnown = true;
  const substitute = (text: string): string =>
    text
      .replace(/\bvar\(\s*(--[\w-]+)\s*\)/g, (_, name: string) => {
        const values = defined.filter((candidate) => candidate.property === name);
        const [only] = values;
        if (values.length !== 1 || !only || only.value.includes('(') || only.value === '') isKnown = false;
        // The substituted value stays a token of its own: var(--size)px is a number and an identifier.
        return ` ${only?.value ?? ''} `;
      })
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/ (?=[,)])|(?<=\() /g, '');
  const substituted = substitute(value);
  if (
    !isKnown ||
    substituted === value ||
    substituted.includes('var(') ||
    isValidValue(property, substituted)
  )
    return undefined;
  const fix = findSubstitutedFix(property, value, substitute);
  if (fix)
    return reportDroppedDeclaration(
      declaration,
      'invalid-substitution',
      fix.message,
      `Write ${property}: ${fix.fixed};`,
      replaceValue(declaration, fix.fixed),
    );
  return reportDroppedDeclaration(
    declaration,
    'invalid-substitution',
    `With its custom property filled in, this is ${property}: ${substituted}, which is not valid.`,
    `Give the custom property a value that is valid for ${property}, with its unit.`,
  );
}

/** The names of the custom properties that a value uses. */
function listVarNames(value: string): string[] {
  return [...value.matchAll(varPattern)].map(([, name = '']) => name);
}

/**
 * The names on a dependency cycle of a custom property in its rule (CSS Variables 1); empty without a
 * cycle.
 */
function findCycle(start: Declaration): string[] {
  const siblings = start.parent?.declarations ?? [];
  const follow = (declaration: Declaration, path: readonly string[]): string[] => {
    for (const name of listVarNames(declaration.value)) {
      if (name === start.property) return [...path, name];
      const next = siblings.findLast(({ property }) => property === name);
      const cycle = next && !path.includes(name) ? follow(next, [...path, name]) : [];
      if (cycle.length > 0) return cycle;
    }
    return [];
  };
  return follow(start, [start.property]);
}

/** A value for a custom property that uses itself, without the uses; undefined where no value is likely. */
function breakCycle(
  declaration: Declaration,
  cycle: readonly string[],
  defined: readonly Declaration[],
  users: readonly Declaration[],
): string | undefined {
  const { property, value } = declaration;
  const next = cycle[1] ?? property;
  const [whole = '', fallback] =
    new RegExp(`\\bvar\\(\\s*${escapePattern(next)}\\s*(?:,\\s*([^()]*))?\\)`, 'i').exec(value) ?? [];
  if (whole === '') return undefined;
  // An ancestor may have the value that was meant.
  const inherited = defined.find(
    (other) =>
      other.property === next && other.parent !== declaration.parent && !other.value.includes('var('),
  )?.value;
  const isUsable = (example: string): boolean => {
    const substituted = value.replaceAll(whole, example);
    return users
      .filter((user) => !user.property.startsWith('--') && listVarNames(user.value).includes(property))
      .every((user) => isValidValue(user.property, user.value.replaceAll(/var\([^()]*\)/gi, substituted)));
  };
  const example = fallback?.trim() ?? inherited ?? findExampleValue(property + value, isUsable);
  return example === undefined || example === '' ? undefined : value.replaceAll(whole, example);
}

/** Custom properties in a dependency cycle: the browser makes all of them invalid. */
function explainCycles(defined: readonly Declaration[], users: readonly Declaration[]): Report[] {
  const reportedNames = new Set<string>();
  return defined.flatMap((declaration) => {
    const cycle = findCycle(declaration);
    if (cycle.length === 0 || reportedNames.has(declaration.property)) return [];
    for (const name of cycle) reportedNames.add(name);
    const value = breakCycle(declaration, cycle, defined, users);
    return [
      reportDroppedDeclaration(
        declaration,
        'cyclic-custom-property',
        cycle.length === 2
          ? `${declaration.property} uses itself in its own value, so the browser gives it no value at all.`
          : `${cycle[0]} needs the value of ${cycle.slice(1).join(', which needs that of ')}, so the browser gives none of them a value.`,
        value === undefined
          ? `Give ${declaration.property} a value without var().`
          : `Write ${declaration.property}: ${value}; or another value without var().`,
        value === undefined ? [] : replaceValue(declaration, value),
      ),
    ];
  });
}

/** Uses of var() that make their declaration invalid at computed-value time (CSS Variables 1). */
export function explainCustomProperties(page: Page): Report[] {
  const declarations = listDeclarations(page);
  const defined = declarations.filter(({ property }) => property.startsWith('--'));
  const users = declarations.filter(
    (declaration) => isPropertyDeclaration(declaration) && /\bvar\(/i.test(declaration.value),
  );
  const cycles = explainCycles(
    defined.filter(({ parent }) => parent?.type === 'rule'),
    users,
  );
  const invalidUses = users
    .map(
      (declaration) =>
        explainVarReference(page, declaration, defined) ?? explainSubstitutedValue(declaration, defined),
    )
    .filter((report) => report !== undefined);
  return [...cycles, ...invalidUses];
}
