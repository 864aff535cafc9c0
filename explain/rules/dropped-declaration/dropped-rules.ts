import type { Weighed } from '../../diagnostic.ts';
import { explainMediaQuery } from '../../read/media-query.ts';
import { findNearest } from '../../nearest-word.ts';
import { pseudoElements, stateClasses, structuralClasses } from '../../data/selector-names.ts';
import { selectorsOf, type Selector } from '../../read/selectors.ts';
import {
  atRulesAround,
  type AtRule,
  type CssRule,
  type Declaration,
  type Junk,
  type ParsedSheet,
} from '../../read/style-sheet.ts';
import { findMeantProperty } from './dropped-value.ts';
import { isKnownProperty } from '../../values/property-syntax.ts';

const atNames = [
  'media',
  'import',
  'keyframes',
  'font-face',
  'supports',
  'layer',
  'container',
  'page',
  'charset',
  'namespace',
  'property',
  'scope',
  'starting-style',
  'counter-style',
  'font-feature-values',
  'font-palette-values',
  'position-try',
  'view-transition',
  'function',
  'color-profile',
  'custom-media',
  'document',
  'viewport',
  'swash',
  'stylistic',
  'styleset',
  'annotation',
  'ornaments',
  'character-variant',
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
  'left-top',
  'left-middle',
  'left-bottom',
  'right-top',
  'right-middle',
  'right-bottom',
  'top-left-corner',
  'top-right-corner',
  'bottom-left-corner',
  'bottom-right-corner',
  'tailwind',
  'apply',
  'theme',
];

/** At-rules that hold style rules; in the others the blocks mean something else. */
const grouping = new Set(['media', 'supports', 'layer', 'container', 'scope', 'starting-style', 'document']);

/** Whether a rule styles elements: not the steps of @keyframes and the like. */
export function isStyleRule(rule: { parent: CssRule | AtRule | undefined }): boolean {
  return atRulesAround(rule).every(({ name }) => grouping.has(name));
}

/** Whether a declaration is a property of elements or of a keyframe: not a descriptor of @font-face and the like. */
export function isPropertyDeclaration(declaration: Declaration): boolean {
  return (
    (atRulesAround(declaration).every(
      ({ name }) => grouping.has(name) || name.endsWith('keyframes') || name === 'position-try',
    ) &&
      declaration.parent?.type !== 'at') ||
    (declaration.parent?.type === 'at' && grouping.has(declaration.parent.name))
  );
}

function drop(
  weight: number,
  line: number,
  message: string,
  mend: string | undefined,
  more: { selector?: string; property?: string } = {},
): Weighed {
  return { kind: 'dropped-declaration', weight, line, ...more, message, ...(mend ? { mend } : {}) };
}

function explainSyntax(selector: Selector): [string, string] {
  const { text, rule } = selector;
  if (/^\/\/|\n\s*\/\//.test(rule.prelude))
    return [
      'CSS has no // comments: the browser took the words after them as a selector and dropped the whole rule.',
      'Write /* the comment */.',
    ];
  if (rule.prelude.includes('<!--') || rule.prelude.includes('-->'))
    return [
      'CSS has no <!-- --> comments: the browser took the words in them as a selector and dropped the whole rule.',
      'Write /* the comment */.',
    ];
  if (rule.prelude.startsWith(';'))
    return [
      'A semicolon stands after the } of the rule before: the browser took it as the beginning of this selector and dropped the rule.',
      'Take the ; after } away.',
    ];
  if (rule.prelude.includes(';') || rule.prelude.includes('}'))
    return [
      'A brace { is missing here, so the browser took all up to the next { as one selector and dropped the rule.',
      'Write { after the selector.',
    ];
  if (/[a-z]\s*:\s/i.test(text) && text.includes('\n'))
    return [
      'A semicolon or a brace is missing before this rule, so the browser took both together as one selector and dropped them.',
      'Write ; after the last declaration, or } before the new rule.',
    ];
  if (text === '')
    return [
      'A comma stands in the list of selectors with nothing behind it, so the browser dropped the whole rule.',
      'Take the comma away.',
    ];
  if (/\[[^\]]*$|\[\s*\n/.test(text))
    return [
      'A square bracket opens where the brace of the block belongs, so the browser dropped the rule.',
      'Write { and }.',
    ];
  if (/[.#]\d/.test(text))
    return [
      `A class or id in a selector can't begin with a digit, so the browser dropped the rule of ${text}.`,
      'Give it a name that begins with a letter, in the page too.',
    ];
  if (/\.\.|##|\.#|#\./.test(text))
    return [
      `Two signs stand before one name in ${text}, so the browser dropped the rule.`,
      `Write ${text.replace(/([.#])[.#]+/g, '$1')}.`,
    ];
  if (/[.#]\s/.test(text) || /[.#]$/.test(text))
    return [
      `A dot or hash stands apart from its name in ${text}, so the browser dropped the rule.`,
      `Write ${text.replace(/([.#])\s+/g, '$1').replace(/[.#]$/, '')}.`,
    ];
  if (/:\s|:$/.test(text))
    return [
      `A colon stands apart from its word in ${text}, so the browser dropped the rule.`,
      `Write ${text.replace(/:\s+/g, ':')}.`,
    ];
  if (/^[>+~]/.test(text))
    return [
      `${text} begins with a sign that needs something before it, so the browser dropped the rule.`,
      'Write the parent before it.',
    ];
  if (/[>+~]\s*$/.test(text))
    return [
      `${text} ends with a sign that needs something after it, so the browser dropped the rule.`,
      'Write the element after it.',
    ];
  if (/[“”‘’]/.test(text))
    return [`${text} has curly quotes, so the browser dropped the rule.`, 'Use straight quotes.'];
  return [`${text} is no selector a browser can read, so it dropped the whole rule.`, 'Mend the selector.'];
}

function explainSelector(selector: Selector, alone: boolean): Weighed | undefined {
  const { fault, text, line } = selector;
  if (!fault) return undefined;
  const rest = alone ? 'the rule' : 'the whole rule, its other selectors too';
  if (fault.why === 'syntax') {
    const [message, mend] = explainSyntax(selector);
    return drop(91, line, alone ? message : message.replace('dropped the rule', `dropped ${rest}`), mend, {
      selector: text,
    });
  }
  const pool =
    fault.why === 'pseudo-class'
      ? [...structuralClasses, ...stateClasses, ...pseudoElements]
      : [...pseudoElements];
  const own =
    fault.why === 'pseudo-element' && (structuralClasses.has(fault.name) || stateClasses.has(fault.name))
      ? fault.name
      : undefined;
  const near = own ?? (pseudoElements.has(fault.name) ? fault.name : findNearest(fault.name, pool));
  const colons = near !== undefined && pseudoElements.has(near) ? '::' : ':';
  return drop(
    91,
    line,
    `There is no ${fault.why} ${fault.why === 'pseudo-class' ? ':' : '::'}${fault.name}, so the browser dropped ${rest}.`,
    near ? `Write ${colons}${near}.` : undefined,
    { selector: text },
  );
}

function explainKeyframe(rule: CssRule): Weighed | undefined {
  if (atRulesAround(rule)[0]?.name.endsWith('keyframes') !== true) return undefined;
  const bad = rule.prelude
    .split(',')
    .map((step) => step.trim())
    .find(
      (step) =>
        !/^(from|to|(entry|exit|cover|contain|entry-crossing|exit-crossing)\s+)?(-?[\d.]+%)?$/i.test(step) ||
        step === '',
    );
  if (bad === undefined) return undefined;
  const near = /^\d+$/.test(bad) ? `${bad}%` : findNearest(bad, ['from', 'to']);
  return drop(
    88,
    rule.line,
    `${bad} is no step of an animation, so the browser dropped it.`,
    near ? `Write ${near}.` : 'Write from, to or a percentage.',
    { selector: rule.prelude },
  );
}

const descriptors = [
  'font-family',
  'src',
  'font-style',
  'font-weight',
  'font-display',
  'unicode-range',
  'font-stretch',
  'font-width',
  'font-variant',
  'font-feature-settings',
  'font-variation-settings',
  'font-named-instance',
  'ascent-override',
  'descent-override',
  'line-gap-override',
  'size-adjust',
];

function explainDescriptor(rule: AtRule): Weighed | undefined {
  const bad = rule.declarations.find(
    ({ property }) => !descriptors.includes(property) && !property.startsWith('-'),
  );
  const near = bad && findNearest(bad.property, descriptors);
  if (bad)
    return drop(
      88,
      bad.line,
      `@font-face knows no ${bad.written}, so the browser dropped it.`,
      near ? `Write ${near}.` : 'Take it away.',
      { property: bad.written },
    );
  const source = rule.declarations.find(({ property }) => property === 'src');
  if (source && !/\b(url|local)\(/i.test(source.value))
    return drop(
      88,
      source.line,
      `src of @font-face needs an address in url(), so the browser dropped it and never loads the font.`,
      `Write src: url("${source.value.replace(/["']/g, '')}");`,
      { property: 'src' },
    );
  const missing = ['font-family', 'src'].find(
    (name) => !rule.declarations.some(({ property }) => property === name),
  );
  return missing
    ? drop(
        88,
        rule.line,
        `@font-face without ${missing} names no font, so the browser dropped it.`,
        `Write ${missing} in it.`,
        { selector: '@font-face' },
      )
    : undefined;
}

/** Whether no rule around says to which elements what stands in the at-rule belongs. */
function isLoose(rule: AtRule): boolean {
  for (let outer = rule.parent; outer; outer = outer.parent)
    if (outer.type === 'rule' || outer.name === 'scope') return false;
  return true;
}

function explainAtRule(rule: AtRule, sheet: ParsedSheet): Weighed | undefined {
  const { name, prelude, line } = rule;
  if (!atNames.includes(name.replace(/^-(webkit|moz|ms|o)-/, ''))) {
    const near = findNearest(name, atNames);
    return drop(
      92,
      line,
      `There is no @${name}, so the browser dropped it and all that stands in it.`,
      near ? `Write @${near}.` : undefined,
      { selector: `@${name} ${prelude}`.trim() },
    );
  }
  if (name === 'import' && !/^(url\(|["'])/i.test(prelude))
    return drop(
      90,
      line,
      `@import needs an address in quotes or in url(), so the browser dropped it.`,
      `Write @import "${prelude}";`,
      { selector: `@import ${prelude}` },
    );
  if (name === 'import') {
    const before =
      rule.parent !== undefined ||
      sheet.rules.some(
        (other) =>
          other.line < line || (other.line === line && other.sheet.text.indexOf('@import') > other.start),
      ) ||
      sheet.atRules.some(
        (other) => other.place < rule.place && !['charset', 'import', 'layer'].includes(other.name),
      );
    return before
      ? drop(
          90,
          line,
          '@import must stand before all other rules; here the browser dropped it.',
          'Move the @import to the top of the style sheet.',
          { selector: `@import ${prelude}` },
        )
      : undefined;
  }
  if (
    !rule.hasBlock &&
    ['media', 'supports', 'container', 'keyframes', 'font-face', 'scope'].includes(name)
  ) {
    return drop(
      94,
      line,
      `@${name} has no block: a bracket or a brace before it is missing, so the browser dropped it and all it read along.`,
      prelude.includes('(')
        ? `Close the bracket: @${name} ${(prelude.split('{')[0] ?? '').trim()}) {`
        : `Write { and } after @${name}.`,
      { selector: `@${name}` },
    );
  }
  if (name === 'font-face') return explainDescriptor(rule);
  const loose = grouping.has(name) && name !== 'scope' && isLoose(rule) ? rule.declarations[0] : undefined;
  if (loose)
    return drop(
      91,
      loose.line,
      `${loose.written} stands straight in @${name}, and declarations belong in a rule: without a selector the browser dropped it.`,
      `Write a selector with braces around it, such as body { ${loose.written}: ${loose.value}; }.`,
      { property: loose.written },
    );
  const query = name === 'media' ? explainMediaQuery(prelude) : undefined;
  if (query) return drop(92, line, query.message, query.mend, { selector: `@media ${prelude}` });
  if (['container', 'supports'].includes(name) && /:/.test(prelude.replace(/\([\s\S]*\)/g, ''))) {
    return drop(
      92,
      line,
      `The condition of @${name} has no brackets, so the browser dropped all that stands in it.`,
      `Write @${name} (${prelude}).`,
      { selector: `@${name} ${prelude}` },
    );
  }
  if (name.endsWith('keyframes') && prelude === '')
    return drop(
      90,
      line,
      'These @keyframes have no name, so the browser dropped them.',
      'Write a name after @keyframes.',
      { selector: '@keyframes' },
    );
  return undefined;
}

function explainJunk({ text, line, why, parent }: Junk): Weighed {
  const inside = parent?.type === 'rule' ? { selector: parent.prelude } : {};
  if (why === 'unclosed-comment')
    return drop(
      97,
      line,
      'The comment is never closed, so the browser dropped all the rest of the style sheet with it.',
      'Write */ where the comment ends.',
    );
  if (why === 'unclosed-url') {
    const property = /^[\w-]+/.exec(text)?.[0];
    return drop(
      97,
      line,
      `The bracket of url( is never closed, so the browser read on to the next ) and dropped ${property ?? 'the rule'} and all between.`,
      `Write ) after the address.`,
      property ? { property } : {},
    );
  }
  if (why === 'stray-brace')
    return drop(
      91,
      line,
      'A } stands here that closes nothing, and the browser dropped the next rule with it.',
      'Take the } away.',
    );
  if (why === 'no-block')
    return drop(
      91,
      line,
      `${text.split('\n')[0] ?? ''} has no block in braces after it, so the browser dropped it.`,
      'Write { and } around the declarations.',
    );
  if (text.startsWith('//')) {
    const next = /\n\s*([a-z-]+)\s*:\s*([^;]*)/i.exec(text);
    return drop(
      90,
      line,
      `CSS has no // comments: the browser took the comment and ${next?.[1] ?? 'what follows'} as one declaration and dropped both.`,
      'Write /* the comment */.',
      { ...inside, ...(next?.[1] ? { property: next[1] } : {}) },
    );
  }
  const first = /^[\w-]+/.exec(text)?.[0] ?? '';
  const spaced = /^([a-z]+)\s+([a-z]+)\s*:/i.exec(text);
  if (spaced && isKnownProperty(`${spaced[1]}-${spaced[2]}`.toLowerCase())) {
    const meant = `${spaced[1]}-${spaced[2]}`;
    return drop(
      88,
      line,
      `A property can't have a space in it, so the browser dropped ${first} ${spaced[2]}.`,
      `Write ${meant}.`,
      { ...inside, property: `${first} ${spaced[2]}` },
    );
  }
  const property = isKnownProperty(first.toLowerCase())
    ? first
    : findMeantProperty(first)
      ? first
      : undefined;
  const shown = text.split('\n')[0] ?? '';
  if (/^[\w-]+\s*=/.test(text))
    return drop(
      88,
      line,
      `CSS parts a property from its value by a colon, not by =, so the browser dropped ${shown}.`,
      `Write ${shown.replace(/\s*=\s*/, ': ')};`,
      { ...inside, ...(property ? { property } : {}) },
    );
  if (/^[\w-]+$/.test(text))
    return drop(
      88,
      line,
      `${text} stands here without a colon and a value, so the browser dropped it.`,
      `Write ${text}: and its value.`,
      { ...inside, ...(property ? { property } : {}) },
    );
  if (/^[\w-]+\s+\S/.test(text) && !text.includes(':'))
    return drop(
      88,
      line,
      `${shown} has no colon after the property, so the browser dropped it.`,
      `Write ${shown.replace(/\s+/, ': ')};`,
      { ...inside, ...(property ? { property } : {}) },
    );
  return drop(88, line, `${shown} is no declaration, so the browser dropped it.`, 'Write property: value;', {
    ...inside,
    ...(property ? { property } : {}),
  });
}

/** Rules, at-rules and scraps that the browser throws away. */
export function explainDroppedRules(sheet: ParsedSheet): Weighed[] {
  const rules = sheet.rules.flatMap((rule) => {
    if (!isStyleRule(rule)) return [explainKeyframe(rule)];
    const selectors = selectorsOf(rule);
    return [
      selectors
        .map((selector) => explainSelector(selector, selectors.length === 1))
        .find((finding) => finding !== undefined),
    ];
  });
  const atRules = sheet.atRules.map((rule) => explainAtRule(rule, sheet));
  return [...rules, ...atRules, ...sheet.junk.map(explainJunk)].filter((finding) => finding !== undefined);
}

/** Whether the browser keeps the rule: each selector of its list readable, and the rules around it too. */
export function isKept(rule: CssRule): boolean {
  for (let one: CssRule | AtRule | undefined = rule; one; one = one.parent) {
    if (one.type === 'rule' && selectorsOf(one).some(({ fault }) => fault !== undefined)) return false;
    if (one.type === 'at' && one.name === 'media' && explainMediaQuery(one.prelude)) return false;
    if (one.type === 'at' && !atNames.includes(one.name.replace(/^-(webkit|moz|ms|o)-/, ''))) return false;
  }
  return true;
}
