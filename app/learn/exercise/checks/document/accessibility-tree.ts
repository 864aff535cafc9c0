import { computeAccessibleName, isInaccessible } from 'dom-accessibility-api';
import type { Check } from '#contract/lessons/lesson-checks.ts';
import {
  describe,
  firstFailure,
  collapseWhiteSpace,
  getElements,
} from '#app/learn/exercise/checks/elements.ts';
import { findRole } from '#app/learn/playground/frame/find-role.ts';
import type { Outcome } from '#app/learn/exercise/checks/outcome.ts';

/** The accessible name with white space folded, as browsers report it. */
const nameOf = (element: Element) => collapseWhiteSpace(computeAccessibleName(element));

type Wanted = { role: string; name?: string | undefined; 'name-matches'?: string | undefined };

function fits(element: Element, { role, name, 'name-matches': pattern }: Wanted): boolean {
  if (isInaccessible(element) || findRole(element) !== role) return false;
  const own = nameOf(element);
  return (
    (name === undefined || own === name) && (pattern === undefined || new RegExp(pattern, 'u').test(own))
  );
}

function describeWanted({ role, name, 'name-matches': pattern }: Wanted): string {
  return `${role}${name === undefined ? '' : ` “${name}”`}${pattern === undefined ? '' : ' with another name'}`;
}

function describeActual(element: Element): string {
  if (isInaccessible(element)) return `${describe(element)} is hidden from assistive technology`;
  const name = nameOf(element);
  return `${findRole(element)} ${name === '' ? 'without a name' : `“${name}”`}`;
}

/** `role`: what the elements are, and are called, in the accessibility tree. */
export function checkRole({ of, ...wanted }: NonNullable<Check['role']>): Outcome {
  return firstFailure(
    getElements(of).map((element) => ({
      passed: fits(element, wanted),
      expected: describeWanted(wanted),
      got: describeActual(element),
    })),
  );
}

/** `some-role`: the accessibility tree has such a node somewhere. */
export function checkSomeRole(wanted: NonNullable<Check['some-role']>): Outcome {
  const all = [...document.querySelectorAll('body, body *')];
  const passed = all.some((element) => fits(element, wanted));
  const near = all
    .filter((element) => !isInaccessible(element) && findRole(element) === wanted.role)
    .slice(0, 3)
    .map(describeActual);
  return {
    passed,
    expected: describeWanted(wanted),
    got: passed
      ? describeWanted(wanted)
      : near.length > 0
        ? near.join(', ')
        : `no ${wanted.role} on the page`,
  };
}

/** `outline`: the levels of the headings that are there for everyone, in document order. */
export function checkOutline(levels: readonly number[]): Outcome {
  const found = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]')]
    .filter((heading) => !isInaccessible(heading) && findRole(heading) === 'heading')
    .map((heading) =>
      Number(heading.getAttribute('aria-level') ?? /^h([1-6])$/.exec(heading.localName)?.[1] ?? 2),
    );
  const say = (list: readonly number[]) =>
    list.length === 0 ? 'no headings' : `headings of level ${list.join(', ')}`;
  return { passed: found.join() === levels.join(), expected: say(levels), got: say(found) };
}
