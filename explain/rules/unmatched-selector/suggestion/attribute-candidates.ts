import { findNearestWord } from '../../../nearest-word.ts';
import type { Page } from '../../../cascade/page.ts';
import type { PartCandidate } from './selector-suggestion.ts';

const attributeSelectorPattern = /^\[\s*([\w-]+)\s*([~|^$*]?)=\s*(["']?)([^"'\]]*)\3\s*(?:[is]\s*)?\]$/i;

/** The same attribute selector with the name of an attribute that the page has with this value. */
function listAttributeNameCandidates(
  part: string,
  name: string,
  wanted: string,
  page: Page,
): PartCandidate[] {
  const names = page.elements.flatMap(({ attributes }) =>
    [...attributes].filter(([, value]) => value === wanted).map(([attribute]) => attribute),
  );
  const nearest = findNearestWord(name, names);
  return nearest === undefined
    ? []
    : [
        {
          part: part.replace(name, nearest),
          message: `No element has an attribute ${name}; the page has ${nearest}="${wanted}".`,
        },
      ];
}

/** An attribute that the page has, where the selector asks for another form of the word: `[opened]`. */
function listPresenceCandidates(name: string, page: Page): PartCandidate[] {
  const names = new Set(page.elements.flatMap(({ attributes }) => [...attributes.keys()]));
  const nearest = names.has(name.toLowerCase()) ? undefined : findNearestWord(name, names);
  return nearest === undefined
    ? []
    : [{ part: `[${nearest}]`, message: `No element has an attribute ${name}; the page has ${nearest}.` }];
}

/**
 * Values that an attribute selector such as `[type="chekbox"]` may have meant, from those that the page
 * has.
 */
export function listAttributeCandidates(part: string, page: Page): PartCandidate[] {
  const presence = /^\[\s*([a-z][\w-]*)\s*\]$/i.exec(part)?.[1];
  if (presence !== undefined) return listPresenceCandidates(presence, page);
  const [, name = '', operator = '', quote = '', wanted = ''] = attributeSelectorPattern.exec(part) ?? [];
  if (name === '' || wanted === '') return [];
  const values = page.elements.flatMap(({ attributes }) => attributes.get(name.toLowerCase()) ?? []);
  if (values.length === 0) return listAttributeNameCandidates(part, name, wanted, page);
  const formatAttributeSelector = (value: string, newOperator = operator): string =>
    `[${name}${newOperator}=${quote}${value}${quote}]`;
  const candidates: PartCandidate[] = [];
  const nearest = findNearestWord(wanted, values);
  if (operator === '' && nearest !== undefined)
    candidates.push({
      part: formatAttributeSelector(nearest),
      message: `No element has ${name}="${wanted}"; the page has ${name}="${nearest}".`,
    });
  if (values.every((value) => value === ''))
    candidates.push({
      part: `[${name}]`,
      message: `${name} has no value in the page, so there is no ${name}="${wanted}".`,
    });
  if (operator === '' && values.some((value) => value.split(/\s+/).includes(wanted)))
    candidates.push({
      part: formatAttributeSelector(wanted, '~'),
      message: `[${name}=…] compares the whole attribute, and in the page ${wanted} is one of several words.`,
    });
  const edges = [
    ['^', 'begins', (value: string) => value.startsWith(wanted)],
    ['$', 'ends', (value: string) => value.endsWith(wanted)],
  ] as const;
  for (const [edge, verb, test] of edges)
    if (/^[$^]$/.test(operator) && values.some(test))
      candidates.push({
        part: formatAttributeSelector(wanted, edge),
        message: `In the page ${name} ${verb} with ${wanted}, and ${operator}= looks at its ${operator === '^' ? 'beginning' : 'end'}.`,
      });
  if (values.some((value) => value.includes(wanted)))
    candidates.push({
      part: formatAttributeSelector(wanted, '*'),
      message: `In the page ${wanted} is another part of ${name}.`,
    });
  const other = values.find((value) => value.toLowerCase().includes(wanted.toLowerCase()));
  if (other !== undefined)
    candidates.push({
      part: `[${name}${operator}=${quote || '"'}${wanted}${quote || '"'} i]`,
      message: `Attribute values are case-sensitive: the page has ${name}="${other}".`,
    });
  return candidates;
}

/** Attribute selectors for states that many pages express by a class of this name. */
const stateAttributeSelectors: readonly [RegExp, readonly string[]][] = [
  [/^\.(active|current|selected)$/, ['[aria-current]', '[aria-selected="true"]']],
  [/^\.open$/, ['[open]']],
  [/^\.disabled$/, ['[disabled]', '[aria-disabled="true"]']],
  [/^\.checked$/, ['[checked]', '[aria-checked="true"]']],
];

/** Attributes for a state that the page expresses by an attribute, where the selector asks for a class. */
export function listStateCandidates(part: string, page: Page): PartCandidate[] {
  if (page.hasScript) return [];
  const attributes = stateAttributeSelectors.find(([names]) => names.test(part))?.[1] ?? [];
  return attributes.map((attribute) => ({
    part: attribute,
    isCertainOnly: true,
    message: `No element has the class ${part.slice(1)}; the page says it with an attribute.`,
  }));
}
