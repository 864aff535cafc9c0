import type { Check } from '#contract/lessons/lesson-checks.ts';
import { collapseWhiteSpace } from '#app/learn/collapse-white-space.ts';
import { compareBounds } from '#app/learn/exercise/checks/bounds.ts';
import {
  formatElement,
  findFirstFailure,
  isReadable,
  readText,
  getElements,
} from '#app/learn/exercise/checks/elements.ts';
import type { Outcome } from '#app/learn/exercise/checks/outcome.ts';

/** `count`: so many elements, also none. */
export function checkCount({ of, ...bounds }: NonNullable<Check['count']>): Outcome {
  return compareBounds(document.querySelectorAll(of).length, bounds, 0, (words) =>
    isReadable(of)
      ? `${words} of ${of}`
      : `${words} such ${/(?:^|\D)1$/.test(words) ? 'element' : 'elements'}`,
  );
}

/** `text`: an element's text, white space folded. */
export function checkText({ of, is, contains, matches }: NonNullable<Check['text']>): Outcome {
  return findFirstFailure(
    getElements(of).map((element) => {
      const text = readText(element);
      const passed =
        (is === undefined || text === is) &&
        (contains === undefined || text.includes(contains)) &&
        (matches === undefined || new RegExp(matches, 'u').test(text));
      const expected = is ?? (contains === undefined ? undefined : `text with “${contains}”`);
      return {
        passed,
        ...(expected === undefined ? {} : { expected }),
        got: text === '' ? 'no text' : text,
      };
    }),
  );
}

function formatExpected({
  name,
  is,
  matches,
  present,
}: Omit<NonNullable<Check['attribute']>, 'of'>): Pick<Outcome, 'expected'> {
  if (is !== undefined) return { expected: `${name}="${is}"` };
  if (matches !== undefined) return {};
  return { expected: present ? name : `no ${name}` };
}

/** `attribute`: there or not, and with which value; white space is folded for `matches`. */
export function checkAttribute({ of, name, is, matches, present }: NonNullable<Check['attribute']>): Outcome {
  return findFirstFailure(
    getElements(of).map((element) => {
      const value = element.getAttribute(name);
      const shouldBePresent = present ?? true;
      const passed =
        (value !== null) === shouldBePresent &&
        (is === undefined || value === is) &&
        (matches === undefined || new RegExp(matches, 'u').test(collapseWhiteSpace(value ?? '')));
      return {
        passed,
        ...formatExpected({ name, is, matches, present: shouldBePresent }),
        got: `${value === null ? `no ${name}` : `${name}="${value}"`} on ${formatElement(element)}`,
      };
    }),
  );
}
