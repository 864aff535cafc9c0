import { isPropertyDeclaration } from '../../match/kept-rules.ts';
import { listDeclarations } from '../../read/document.ts';
import { replaceValue } from '../../edits.ts';
import type { Report, SpanEdit } from '../../report.ts';
import { findFilledFix } from './filled-fix.ts';
import { dropDeclaration } from './drop.ts';
import { accepts, isKnownProperty } from '../../values/property-syntax.ts';
import type { PageElement } from '../../read/elements.ts';
import { findNearest } from '../../nearest-word.ts';
import type { Page } from '../../match/page.ts';
import type { Declaration } from '../../read/style-sheet.ts';

const reference = /\bvar\(\s*([^\s,()]+)\s*(,)?/gi;

/** The declarations of a custom property that may reach the element, its own or inherited. */
function reaching(page: Page, element: PageElement, name: string): Declaration[] {
  const found: Declaration[] = [];
  for (let one: PageElement | undefined = element; one; one = one.parent) {
    for (const applied of page.reach.get(one)?.values() ?? [])
      found.push(
        ...applied
          .filter(({ declaration }) => declaration.property === name)
          .map(({ declaration }) => declaration),
      );
  }
  return found;
}

function reachedBy(page: Page, declaration: Declaration): PageElement[] {
  return page.elements.filter((element) =>
    [...(page.reach.get(element)?.values() ?? [])].some((applied) =>
      applied.some((one) => one.declaration === declaration),
    ),
  );
}

/** The value with another name in its var(). */
function renamed(declaration: Declaration, from: string, to: string): SpanEdit[] {
  return replaceValue(
    declaration,
    declaration.value.replace(reference, (whole, name: string) =>
      name === from ? whole.replace(/^(var\(\s*)[^\s,()]+/i, `$1${to}`) : whole,
    ),
  );
}

function explainReference(
  page: Page,
  declaration: Declaration,
  defined: readonly Declaration[],
): Report | undefined {
  const { property, value } = declaration;
  const registered = page.sheets.flatMap(({ atRules }) =>
    atRules.filter(({ name }) => name === 'property').map(({ prelude }) => prelude.trim()),
  );
  const names = [...new Set([...defined.map(({ property: name }) => name), ...registered])];
  for (const [, name = '', fallback] of value.matchAll(reference)) {
    if (!name.startsWith('--'))
      return dropDeclaration(
        declaration,
        'invalid-value',
        `var() needs a name with two dashes; ${name} has none, so the browser dropped ${property}.`,
        `Write var(--${name.replace(/^-+/, '')}).`,
        renamed(declaration, name, `--${name.replace(/^-+/, '')}`),
      );
    if (fallback || registered.includes(name) || page.context.scriptWords.has(name)) continue;
    if (!names.includes(name)) {
      const near = findNearest(
        name.replace(/^--/, ''),
        names.map((one) => one.replace(/^--/, '')),
      );
      return dropDeclaration(
        declaration,
        'undefined-custom-property',
        `No rule sets ${name}${near ? `, though one sets --${near}` : ''}, so ${property} is invalid and falls back to its initial or inherited value.`,
        near ? `Write var(--${near}).` : `Set ${name} on :root, or give var() a fallback value.`,
        near ? renamed(declaration, name, `--${near}`) : [],
      );
    }
    const reached = reachedBy(page, declaration);
    if (reached.length > 0 && reached.every((element) => reaching(page, element, name).length === 0)) {
      const where = defined.find((one) => one.property === name)?.parent;
      return dropDeclaration(
        declaration,
        'invalid-substitution',
        `${name} is set on ${where?.type === 'rule' ? where.prelude : 'another element'} only, which is not an ancestor of this element, so ${property} is invalid.`,
        `Set ${name} on :root.`,
      );
    }
  }
  return undefined;
}

/** A custom property that has one value only, put in the place of its var(), makes a value the property can't take. */
function explainSubstituted(declaration: Declaration, defined: readonly Declaration[]): Report | undefined {
  const { property, value } = declaration;
  if (property.startsWith('--') || !isKnownProperty(property)) return undefined;
  let known = true;
  const fill = (text: string): string =>
    text
      .replace(/\bvar\(\s*(--[\w-]+)\s*\)/g, (_, name: string) => {
        const values = defined.filter((one) => one.property === name);
        const [only] = values;
        if (values.length !== 1 || !only || only.value.includes('(') || only.value === '') known = false;
        // What is filled in stays its own token: var(--size)px is a number and a word.
        return ` ${only?.value ?? ''} `;
      })
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/ (?=[,)])|(?<=\() /g, '');
  const whole = fill(value);
  if (!known || whole === value || whole.includes('var(') || accepts(property, whole)) return undefined;
  const fix = findFilledFix(property, value, fill);
  if (fix)
    return dropDeclaration(
      declaration,
      'invalid-substitution',
      fix.message,
      `Write ${property}: ${fix.fixed};`,
      replaceValue(declaration, fix.fixed),
    );
  return dropDeclaration(
    declaration,
    'invalid-substitution',
    `With its custom property filled in, this is ${property}: ${whole}, which is not valid.`,
    `Give the custom property a value that is valid for ${property}, with its unit.`,
  );
}

/** The custom properties in a value. */
function namesIn(value: string): string[] {
  return [...value.matchAll(reference)].map(([, name = '']) => name);
}

/** The names from a custom property back to itself, through others that the same rule sets; empty where none lead there. */
function findCycle(start: Declaration): string[] {
  const beside = start.parent?.declarations ?? [];
  const follow = (declaration: Declaration, path: readonly string[]): string[] => {
    for (const name of namesIn(declaration.value)) {
      if (name === start.property) return [...path, name];
      const next = beside.findLast(({ property }) => property === name);
      const longer = next && !path.includes(name) ? follow(next, [...path, name]) : [];
      if (longer.length > 0) return longer;
    }
    return [];
  };
  return follow(start, [start.property]);
}

/** Custom properties that need their own value to have one: the browser gives them none. */
function explainCycles(defined: readonly Declaration[]): Report[] {
  const known = new Set<string>();
  return defined.flatMap((declaration) => {
    const cycle = findCycle(declaration);
    if (cycle.length === 0 || known.has(declaration.property)) return [];
    for (const name of cycle) known.add(name);
    return [
      dropDeclaration(
        declaration,
        'cyclic-custom-property',
        cycle.length === 2
          ? `${declaration.property} uses itself in its own value, so the browser gives it no value at all.`
          : `${cycle[0]} needs the value of ${cycle.slice(1).join(', which needs that of ')}, so the browser gives none of them a value.`,
        cycle.length === 2
          ? 'Use another name for the new value.'
          : `Give ${declaration.property} a value without var().`,
      ),
    ];
  });
}

/** Uses of var() that leave their declaration without a value. */
export function explainCustomProperties(page: Page): Report[] {
  const all = listDeclarations(page);
  const defined = all.filter(({ property }) => property.startsWith('--'));
  const users = all.filter(
    (declaration) => isPropertyDeclaration(declaration) && /\bvar\(/i.test(declaration.value),
  );
  const cycles = explainCycles(defined.filter(({ parent }) => parent?.type === 'rule'));
  const broken = users
    .map(
      (declaration) =>
        explainReference(page, declaration, defined) ?? explainSubstituted(declaration, defined),
    )
    .filter((report) => report !== undefined);
  return [...cycles, ...broken];
}
