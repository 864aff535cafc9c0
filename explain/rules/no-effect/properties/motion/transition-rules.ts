import { isSetByAuthor, listPossibleValues } from '../../../../cascade/possible-values.ts';
import { isConditional } from '../../../../cascade/cascade.ts';
import { listApplied, type Page } from '../../../../cascade/page.ts';
import { isStyleRule, isValidRule } from '../../../../cascade/valid-rules.ts';
import { withoutStateClasses } from '../../../../cascade/state-classes.ts';
import { matchSelector } from '../../../../match/match-selector.ts';
import { noMatch } from '../../../../match/match-result.ts';
import { listSelectors, parseSelector } from '../../../../parse/selectors.ts';
import { listDeclarations } from '../../../../parse/parse-document.ts';
import { listInclusiveAncestors, type PageElement } from '../../../../parse/elements.ts';
import { splitTopLevel } from '../../../../parse/split-top-level.ts';
import { findNearestWord } from '../../../../nearest-word.ts';
import { listLonghands, unknownValue } from '../../../../values/longhand-value.ts';
import { isKnownProperty, knownProperties } from '../../../../values/property-syntax.ts';
import type { PropertyRule, NoEffectReason } from '../../reason/property-rule.ts';
import {
  discreteProperties,
  limitSize,
  replaceDiscreteTransition,
  slideGradient,
  suggestTransitionProperty,
} from './transition-fixes.ts';
import { escapePattern } from '../../../../parse/escape-pattern.ts';

/** The properties that a transition names; undefined where it is for all properties or has a var(). */
function listTransitionProperties(value: string): string[] | undefined {
  const names = splitTopLevel(value, ',').map(
    (part) =>
      splitTopLevel(part, ' ').find(
        (word) => /^[a-z-]+$/i.test(word) && !/^(ease|linear|step|normal|allow)/i.test(word),
      ) ?? 'all',
  );
  return names.includes('all') || /\bvar\(/.test(value) ? undefined : names;
}

/** Whether a rule for a class that a script sets or takes away changes one of the properties: `.fade:not(.show)`. */
function waitsForClass(
  page: Page,
  elements: readonly PageElement[],
  canAffect: (property: string) => boolean,
): boolean {
  const rules = page.sheets
    .flatMap((sheet) => sheet.rules)
    .filter((rule) => isStyleRule(rule) && rule.declarations.some(({ property }) => canAffect(property)));
  return rules
    .flatMap((rule) => (isValidRule(rule) ? listSelectors(rule) : []))
    .some((selector) => {
      const rest = withoutStateClasses(selector.text);
      if (rest === selector.text || rest.trim() === '' || /[>+~]\s*$/.test(rest)) return false;
      const without = parseSelector(rest, selector.rule);
      return elements.some((element) => matchSelector(element, without, page.context) > noMatch);
    });
}

/** Whether a state, a condition or an ancestor can change the value of the property. */
function canChange(page: Page, element: PageElement, property: string): boolean {
  const longhands = listLonghands(property);
  const canAffect = (changed: string): boolean =>
    changed === 'all' ||
    changed.startsWith('--') ||
    /^font(-size)?$/.test(changed) ||
    listLonghands(changed).some((longhand) => longhands.includes(longhand));
  const ancestors = listInclusiveAncestors(element);
  if (waitsForClass(page, ancestors, canAffect)) return true;
  return ancestors
    .flatMap((ancestor) => listApplied(page, ancestor))
    .some(
      ({ declaration, isCertain }) =>
        (!isCertain || isConditional(declaration)) && canAffect(declaration.property),
    );
}

const gradientPattern = /^(repeating-)?(linear|radial|conic)-gradient\(/;

/** Why a transition from or to `auto` shows nothing; undefined where it is not such a transition. */
function explainAutoSize(page: Page, element: PageElement, name: string): NoEffectReason | undefined {
  const initial = name.startsWith('max-') ? 'none' : 'auto';
  const sizes = new Set(listPossibleValues(page, element, name, initial));
  const [known, ...others] = [...sizes].filter((size) => size !== initial);
  if (!sizes.has(initial) || known === undefined || others.length > 0 || !/^[\d.]+[a-z%]*$/.test(known))
    return undefined;
  const isExpanded = listDeclarations(page).some(({ property }) => property === 'interpolate-size');
  return isExpanded
    ? undefined
    : {
        why: `There are no values between ${known} and ${initial}, so the browser changes ${name} at once.`,
        ...(initial === 'auto'
          ? {
              fix: 'Add interpolate-size: allow-keywords, which new browsers know.',
              add: ['interpolate-size: allow-keywords'],
            }
          : limitSize(page, element, name)),
      };
}

/** Why a transition between gradients shows nothing; undefined where something else changes too. */
function explainGradients(page: Page, element: PageElement, value: string): NoEffectReason | undefined {
  const images = new Set(listPossibleValues(page, element, 'background-image', 'none'));
  const isOther = ['background-color', 'background-position', 'background-size'].some(
    (longhand) => new Set(listPossibleValues(page, element, longhand, '')).size > 1,
  );
  return images.size > 1 && [...images].every((image) => gradientPattern.test(image)) && !isOther
    ? {
        why: 'There are no values between two gradients, so the browser changes the image at once.',
        ...slideGradient(page, element, value),
      }
    : undefined;
}

/** Rules on transitions that show nothing. */
export const transitionRules: readonly PropertyRule[] = [
  {
    properties: /^(transition|transition-property)$/,
    check: (page, element, value) => {
      const [name, ...others] = listTransitionProperties(value.toLowerCase()) ?? [];
      if (name === undefined || others.length > 0 || page.hasScript || value.includes('allow-discrete'))
        return undefined;
      if (/^(max-)?(width|height)$/.test(name)) return explainAutoSize(page, element, name);
      return /^background(-image)?$/.test(name) ? explainGradients(page, element, value) : undefined;
    },
  },
  {
    properties: /^transition$/,
    check: (_, __, value) => {
      const parts = splitTopLevel(value, ',').map((part) => splitTopLevel(part.trim(), ' '));
      const isName = (word: string): boolean => isKnownProperty(word.toLowerCase());
      const isTime = (word: string): boolean => /^[\d.]+m?s$/i.test(word);
      // The first part is only a property, and the others are its duration and easing.
      const isCut =
        parts.length > 1 &&
        parts.every((words, index) => words.length === 1 && words.every(isName) === (index === 0)) &&
        parts.flat().some(isTime) &&
        // A part without a property is for all properties, so a duration in the last part has an effect.
        !/^[\d.]*[1-9][\d.]*m?s$/i.test(parts.at(-1)?.[0] ?? '');
      const joined = parts.flat().join(' ');
      return isCut
        ? {
            why: `Each comma begins another transition, so ${parts[0]?.[0] ?? ''} has no duration of its own.`,
            fix: `Write transition: ${joined};`,
            value: joined,
          }
        : undefined;
    },
  },
  {
    properties: /^(transition|transition-property)$/,
    check: (_, __, value) => {
      const unknown = listTransitionProperties(value)?.find(
        (name) => !/^none$/i.test(name) && !isKnownProperty(name.toLowerCase()),
      );
      if (unknown === undefined) return undefined;
      const nearest = findNearestWord(unknown, knownProperties);
      return {
        subject: `${unknown} in transition`,
        why: `There is no property ${unknown}.`,
        ...(nearest
          ? {
              fix: `Write ${nearest}.`,
              value: value.replace(new RegExp(`(?<![\\w-])${escapePattern(unknown)}(?![\\w-])`), nearest),
            }
          : { fix: 'Name the property that changes, or write all.' }),
      };
    },
  },
  {
    properties: /^(transition|transition-property)$/,
    check: (page, element, value) => {
      const names = listTransitionProperties(value.toLowerCase());
      if (!names || page.hasScript || /^none$/i.test(value)) return undefined;
      if (names.every((name) => discreteProperties.test(name)) && !value.includes('allow-discrete'))
        return {
          why: `There are no values between two values of ${names.join(' and ')}, so the browser changes it at once.`,
          ...replaceDiscreteTransition(page, element, names, value),
        };
      const late = splitTopLevel(value, ',').find(
        (part) => /(^|\s)display\s/i.test(`${part} `) && !part.includes('allow-discrete'),
      );
      if (
        late !== undefined &&
        !isSetByAuthor(page, element, ['transition-behavior'], ['normal', unknownValue])
      )
        return {
          subject: 'display in transition',
          why: 'There are no values between two values of display, so the browser changes it at once. A box that disappears is gone before the other transitions show.',
          ...(/\d/.test(late)
            ? {
                fix: `Write ${late.trim()} allow-discrete.`,
                value: value.replace(late, `${late} allow-discrete`),
              }
            : {
                fix: 'Add transition-behavior: allow-discrete.',
                add: ['transition-behavior: allow-discrete'],
              }),
        };
      const isStyled = names.every((name) => /^(?!-)[a-z-]+$/.test(name) && !discreteProperties.test(name));
      return isStyled &&
        !names.some((name) => canChange(page, element, name)) &&
        // Who fills a progress bar writes its width into the style attribute.
        !names.some((name) => element.attributes.get('style')?.includes(`${name}:`)) &&
        // The user-agent style sheet changes links and form controls, such as a visited link or a disabled
        // button.
        !['a', 'input', 'button', 'select', 'textarea', 'details', 'summary', 'dialog'].includes(element.name)
        ? {
            why: `Nothing changes ${names.join(' or ')} here: no rule for a state such as :hover sets it.`,
            ...suggestTransitionProperty(page, element, names, value),
          }
        : undefined;
    },
  },
];
