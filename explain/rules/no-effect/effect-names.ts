import { layoutParent, mayBeGridItem } from '../../match/box.ts';
import { nameOf } from '../../read/elements.ts';
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
];
