import { layoutParent, mayBeGridItem } from '../../match/box.ts';
import type { Applied } from '../../match/cascade.ts';
import { appliedTo, type Page } from '../../match/page.ts';
import { listElements, nameOf, type PageElement } from '../../read/elements.ts';
import { listDeclarations } from '../../read/document.ts';
import { splitTopLevel } from '../../read/split-top-level.ts';
import type { EffectRule } from './reason/effect-rule.ts';

const generic = /^(serif|sans-serif|monospace|system-ui|ui-monospace|ui-sans-serif|ui-serif)$/;

/** Rules on names that nothing in the page has. */
export const nameRules: readonly EffectRule[] = [
  {
    properties: /^(grid-(column|row)(-start|-end)?)$/,
    check: (page, element, value) => {
      const parent = layoutParent(page, element);
      if (!parent || !mayBeGridItem(page, element) || page.hasScript) return undefined;
      const name = splitTopLevel(value, '/')
        .map((part) => part.replace(/(?<![\w-])span(?![\w-])|(?<![\w-])-?\d+(?![\w-])/g, '').trim())
        .find(
          (part) => /^[a-z_-][\w-]*$/i.test(part) && !/^(auto|inherit|initial|unset|revert.*)$/i.test(part),
        );
      if (name === undefined) return undefined;
      const said = listDeclarations(page)
        .filter(({ property }) => /^grid(-template.*|-area)?$/.test(property))
        .map((declaration) => declaration.value);
      // A named line, an area, or a grid whose lines come from elsewhere.
      if (
        said.some((text) => /\bsubgrid\b|\bvar\(/.test(text)) ||
        new RegExp(`(?<![\\w-])${name.replace(/-(start|end)$/, '')}(?![\\w])`).test(said.join(' '))
      )
        return undefined;
      const count = /^spans?-?_?(\d+)$/i.exec(name)?.[1];
      return {
        effect: 'asks for a line that the grid does not have',
        why: `${nameOf(parent)} has no grid line called ${name}, so the browser uses a line behind its last one.`,
        ...(count === undefined
          ? { fix: 'Write a number of lines, span and a number, or a name from the grid.' }
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
        return words.length > 1 && !/["'(]/.test(family) && generic.test(words.at(-1) ?? '');
      });
      if (joined === undefined) return undefined;
      const words = joined.split(/\s+/);
      const fixed = `${words.slice(0, -1).join(' ')}, ${words.at(-1)}`;
      return {
        part: `${joined} in font-family`,
        effect: 'finds no font',
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
        .flatMap((declaration) => splitTopLevel(declaration.value, ',').map((one) => one.trim()));
      if (name === undefined || page.hasScript || named.some((one) => one === name || one.includes('var(')))
        return undefined;
      const [only, ...others] = named.filter((one) => one !== 'none');
      return {
        effect: 'finds no anchor',
        why: `No element of the page has anchor-name: ${name}.`,
        ...(only !== undefined && others.length === 0
          ? { fix: `Write ${only}.`, value: value.replace(name, only) }
          : { fix: `Add anchor-name: ${name} to the element that this one belongs to.` }),
      };
    },
  },
  {
    properties: /^--/,
    check: (page, element, _, property) => {
      if (page.hasScript || !element.parent) return undefined;
      const inside = listElements(element);
      if (inside.some((one) => readsOf(page, one, property).length > 0)) return undefined;
      for (let outer: PageElement | undefined = element.parent; outer; outer = outer.parent)
        for (const { declaration } of readsOf(page, outer, property)) {
          const { property: derived, value: formula } = declaration;
          const isUsed = inside.some((one) => readsOf(page, one, derived).length > 0);
          if (derived.startsWith('--') && isUsed && !isSetOnPath(page, inside, element, outer, derived))
            return {
              why: `${derived} reads it, but on ${nameOf(outer)}: the browser computes ${derived} there, and descendants inherit the result.`,
              fix: `Write ${derived}: ${formula}; here too.`,
              add: [`${derived}: ${formula}`],
            };
        }
      return undefined;
    },
  },
];

/** The declarations that reach an element, or a pseudo-element of it, and take the value of a custom property. */
function readsOf(page: Page, element: PageElement, name: string): Applied[] {
  const read = new RegExp(`\\bvar\\(\\s*${name}(?![\\w-])`);
  return [...(page.reach.get(element)?.values() ?? [])].flatMap((applied) =>
    applied.filter(({ declaration }) => read.test(declaration.value)),
  );
}

/** Whether a custom property is set again on an element, in it, or between it and an ancestor. */
function isSetOnPath(
  page: Page,
  inside: readonly PageElement[],
  element: PageElement,
  outer: PageElement,
  name: string,
): boolean {
  const path = [...inside];
  for (let one = element.parent; one && one !== outer; one = one.parent) path.push(one);
  return path.some((one) => appliedTo(page, one).some(({ declaration }) => declaration.property === name));
}
