import { canBeGridItem, findBoxParent } from '../../../cascade/layout.ts';
import type { AppliedDeclaration } from '../../../cascade/cascade.ts';
import { listAllApplied, listApplied, type Page } from '../../../cascade/page.ts';
import {
  listAncestors,
  listInclusiveDescendants,
  formatElement,
  type PageElement,
} from '../../../parse/elements.ts';
import { findNearestWord } from '../../../nearest-word.ts';
import { listDeclarations } from '../../../parse/parse-document.ts';
import { splitTopLevel } from '../../../parse/split-top-level.ts';
import type { NoEffectReason, PropertyRule } from '../reason/property-rule.ts';
import { escapePattern } from '../../../parse/escape-pattern.ts';

const genericFamilyPattern = /^(serif|sans-serif|monospace|system-ui|ui-monospace|ui-sans-serif|ui-serif)$/;

function isLineName(word: string): boolean {
  return /^[a-z_-][\w-]*$/i.test(word) && !/^(auto|inherit|initial|unset|revert.*)$/i.test(word);
}

/**
 * Rules on names that are not defined in the page: grid lines, font families, anchors and custom
 * properties.
 */
export const unknownNameRules: readonly PropertyRule[] = [
  {
    properties: /^(grid-(column|row)(-start|-end)?)$/,
    check: (page, element, value, property) => {
      const parent = findBoxParent(page, element);
      if (!parent || !canBeGridItem(page, element) || page.hasScript) return undefined;
      const name = splitTopLevel(value, '/')
        .map((part) => part.replace(/(?<![\w-])span(?![\w-])|(?<![\w-])-?\d+(?![\w-])/g, '').trim())
        .find(isLineName);
      if (name === undefined) return undefined;
      const gridValues = listDeclarations(page)
        .filter(({ property }) => /^grid(-template.*|-area)?$/.test(property))
        .map((declaration) => declaration.value);
      // A known name is a line or an area of a grid.
      const isUnknown = (word: string): boolean =>
        !new RegExp(`(?<![\\w-])${word.replace(/-(start|end)$/, '')}(?![\\w])`).test(gridValues.join(' '));
      if (gridValues.some((text) => /\bsubgrid\b|\bvar\(/.test(text)) || !isUnknown(name)) return undefined;
      const count = /^spans?-?_?(\d+)$/i.exec(name)?.[1];
      return {
        predicate: 'asks for a line that the grid does not have',
        why: `${formatElement(parent)} has no grid line called ${name}, so the browser uses a line behind its last one.`,
        ...(count === undefined
          ? suggestLines(property, value, gridValues, isUnknown)
          : { fix: `Write span ${count}.`, value: value.replace(name, `span ${count}`) }),
      };
    },
  },
  {
    properties: /^font-family$/,
    check: (_, __, value) => {
      const families = splitTopLevel(value, ',').map((family) => family.trim());
      const joined = families.find((family) => {
        const words = family.split(/\s+/);
        return words.length > 1 && !/["'(]/.test(family) && genericFamilyPattern.test(words.at(-1) ?? '');
      });
      if (joined === undefined) return undefined;
      const words = joined.split(/\s+/);
      const fixed = `${words.slice(0, -1).join(' ')}, ${words.at(-1)}`;
      return {
        subject: `${joined} in font-family`,
        predicate: 'finds no font',
        why: `There is no comma before ${words.at(-1)}, so the browser looks for one font of the name ${joined}.`,
        fix: `Write ${fixed}.`,
        value: value.replace(joined, fixed),
      };
    },
  },
  {
    properties: /^(position-anchor|top|right|bottom|left|inset(-.*)?)$/,
    check: (page, _, value, property) => {
      const name =
        property === 'position-anchor'
          ? /^--[\w-]+$/.exec(value)?.[0]
          : /\banchor\(\s*(--[\w-]+)[^,]*\)/i.exec(value)?.[1];
      const named = listDeclarations(page)
        .filter((declaration) => declaration.property === 'anchor-name')
        .flatMap((declaration) => splitTopLevel(declaration.value, ',').map((word) => word.trim()));
      if (
        name === undefined ||
        page.hasScript ||
        named.some((word) => word === name || word.includes('var('))
      )
        return undefined;
      const [only, ...others] = named.filter((word) => word !== 'none');
      return {
        predicate: 'finds no anchor',
        why: `No element of the page has anchor-name: ${name}.`,
        ...(only !== undefined && others.length === 0
          ? { fix: `Write ${only}.`, value: value.replace(name, only) }
          : { fix: `Add anchor-name: ${name} to the element that this one belongs to.` }),
      };
    },
  },
  {
    properties: /^--/,
    check: (page, element, _, property) =>
      page.hasScript ? undefined : explainComputedOnAncestor(page, element, property),
  },
];

/** A fix with lines of similar names, or with the first and the last line, in place of those that the grid does not have. */
function suggestLines(
  property: string,
  value: string,
  gridValues: readonly string[],
  isUnknown: (name: string) => boolean,
): Pick<NoEffectReason, 'fix' | 'value'> {
  const lineNames = gridValues.flatMap((text) => text.match(/(?<=\[[^\]]*)[\w-]+(?=[^[]*\])/g) ?? []);
  const lines = splitTopLevel(value, '/').map((part, index) => {
    const name = part.trim();
    if (!isLineName(name) || !isUnknown(name)) return name;
    return findNearestWord(name, lineNames) ?? (index === 1 || property.endsWith('-end') ? '-1' : '1');
  });
  const fixed = lines.join(' / ');
  return { fix: `Write ${property}: ${fixed}; or the names of other lines of the grid.`, value: fixed };
}

/**
 * Why a custom property has no effect on the one that is computed from it: var() is substituted on the
 * element that declares the derived property, and descendants inherit the result (CSS Variables 1).
 */
function explainComputedOnAncestor(
  page: Page,
  element: PageElement,
  property: string,
): NoEffectReason | undefined {
  const inside = listInclusiveDescendants(element);
  const isUsedInside = (name: string): boolean =>
    inside.some((candidate) => listVarUses(page, candidate, name).length > 0);
  if (isUsedInside(property)) return undefined;
  const derivedDeclarations = listAncestors(element).flatMap((ancestor) =>
    listVarUses(page, ancestor, property).map(({ declaration }) => ({ ancestor, declaration })),
  );
  const found = derivedDeclarations.find(
    ({ ancestor, declaration: { property: derived } }) =>
      derived.startsWith('--') &&
      isUsedInside(derived) &&
      !isSetOnPath(page, inside, element, ancestor, derived),
  );
  if (!found) return undefined;
  const { property: derived, value: formula } = found.declaration;
  return {
    why: `${derived} reads it, but on ${formatElement(found.ancestor)}: the browser computes ${derived} there, and descendants inherit the result.`,
    fix: `Write ${derived}: ${formula}; here too.`,
    add: [`${derived}: ${formula}`],
  };
}

/** The declarations that apply to an element or its pseudo-elements and use a custom property. */
function listVarUses(page: Page, element: PageElement, name: string): AppliedDeclaration[] {
  const varUse = new RegExp(`\\bvar\\(\\s*${escapePattern(name)}(?![\\w-])`);
  return listAllApplied(page, element).filter(({ declaration }) => varUse.test(declaration.value));
}

/** Whether a custom property is set on an element, a descendant, or between it and an ancestor. */
function isSetOnPath(
  page: Page,
  inside: readonly PageElement[],
  element: PageElement,
  ancestor: PageElement,
  name: string,
): boolean {
  const ancestors = listAncestors(element);
  const path = [...inside, ...ancestors.slice(0, ancestors.indexOf(ancestor))];
  return path.some((candidate) =>
    listApplied(page, candidate).some(({ declaration }) => declaration.property === name),
  );
}
