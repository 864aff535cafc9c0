import { isInaccessible } from 'dom-accessibility-api';
import type { Check } from '#contract/lessons/lesson-checks.ts';
import { describeElement, findFirstFailure, getElements } from '#app/learn/exercise/checks/elements.ts';
import { getAccessibleName } from '#app/learn/playground/frame/accessible-name.ts';
import { findRole } from '#app/learn/playground/frame/find-role.ts';
import type { Outcome } from '#app/learn/exercise/checks/outcome.ts';

type ExpectedNode = { role: string; name?: string | undefined; 'name-matches'?: string | undefined };

function matchesNode(element: Element, { role, name, 'name-matches': pattern }: ExpectedNode): boolean {
  if (isInaccessible(element) || findRole(element) !== role) return false;
  const accessibleName = getAccessibleName(element);
  return (
    (name === undefined || accessibleName === name) &&
    (pattern === undefined || new RegExp(pattern, 'u').test(accessibleName))
  );
}

/** @param actualName what the element is called now; left out when there is none to compare */
function describeExpected({ role, name, 'name-matches': pattern }: ExpectedNode, actualName = ''): string {
  if (name !== undefined) return name === '' ? `${role} without a name` : `${role} “${name}”`;
  if (pattern === undefined || new RegExp(pattern, 'u').test(actualName)) return role;
  return `${role} with ${actualName === '' ? 'a' : 'another'} name`;
}

function describeActual(element: Element): string {
  if (isInaccessible(element)) return `${describeElement(element)} is hidden from assistive technology`;
  const name = getAccessibleName(element);
  return `${findRole(element)} ${name === '' ? 'without a name' : `“${name}”`}`;
}

/** `role`: what the elements are, and are called, in the accessibility tree. */
export function checkRole({ of, ...expected }: NonNullable<Check['role']>): Outcome {
  return findFirstFailure(
    getElements(of).map((element) => ({
      passed: matchesNode(element, expected),
      expected: describeExpected(expected, getAccessibleName(element)),
      got: describeActual(element),
    })),
  );
}

/** `some-role`: the accessibility tree has such a node somewhere. */
export function checkSomeRole(expected: NonNullable<Check['some-role']>): Outcome {
  const all = [...document.querySelectorAll('body, body *')];
  const passed = all.some((element) => matchesNode(element, expected));
  const sameRole = all
    .filter((element) => !isInaccessible(element) && findRole(element) === expected.role)
    .slice(0, 3);
  const words = describeExpected(expected, sameRole.map(getAccessibleName).join(''));
  return {
    passed,
    expected: words,
    got: passed
      ? words
      : sameRole.length > 0
        ? sameRole.map(describeActual).join(', ')
        : `no ${expected.role} on the page`,
  };
}

/** `outline`: the levels of the headings that are there for everyone, in document order. */
export function checkOutline(levels: readonly number[]): Outcome {
  const actualLevels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]')]
    .filter((heading) => !isInaccessible(heading) && findRole(heading) === 'heading')
    .map((heading) =>
      Number(heading.getAttribute('aria-level') ?? /^h([1-6])$/.exec(heading.localName)?.[1] ?? 2),
    );
  const describeLevels = (list: readonly number[]) =>
    list.length === 0 ? 'no headings' : `headings of level ${list.join(', ')}`;
  return {
    passed: actualLevels.join() === levels.join(),
    expected: describeLevels(levels),
    got: describeLevels(actualLevels),
  };
}
