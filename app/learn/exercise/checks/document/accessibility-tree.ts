import { isInaccessible } from 'dom-accessibility-api';
import type { Check } from '#contract/lessons/lesson-checks.ts';
import { formatElement, findFirstFailure, getElements } from '#app/learn/exercise/checks/elements.ts';
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

/** @param hasRole whether only the name is wrong, for which a pattern has no words */
function formatExpected(
  { role, name, 'name-matches': pattern }: ExpectedNode,
  hasRole: boolean,
): Pick<Outcome, 'expected'> {
  if (name !== undefined) return { expected: name === '' ? `${role} without a name` : `${role} “${name}”` };
  return pattern !== undefined && hasRole ? {} : { expected: role };
}

function formatActual(element: Element): string {
  if (isInaccessible(element)) return `${formatElement(element)} is hidden from assistive technology`;
  const name = getAccessibleName(element);
  return `${findRole(element)} ${name === '' ? 'without a name' : `“${name}”`}`;
}

/** `role`: what the elements are, and are called, in the accessibility tree. */
export function checkRole({ of, ...expected }: NonNullable<Check['role']>): Outcome {
  return findFirstFailure(
    getElements(of).map((element) => ({
      passed: matchesNode(element, expected),
      ...formatExpected(expected, findRole(element) === expected.role),
      got: formatActual(element),
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
  return {
    passed,
    ...formatExpected(expected, sameRole.length > 0),
    got: sameRole.length > 0 ? sameRole.map(formatActual).join(', ') : `no ${expected.role} on the page`,
  };
}

/** `outline`: the levels of the headings that are there for everyone, in document order. */
export function checkOutline(levels: readonly number[]): Outcome {
  const actualLevels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]')]
    .filter((heading) => !isInaccessible(heading) && findRole(heading) === 'heading')
    .map((heading) =>
      Number(heading.getAttribute('aria-level') ?? /^h([1-6])$/.exec(heading.localName)?.[1] ?? 2),
    );
  const formatLevels = (list: readonly number[]) =>
    list.length === 0 ? 'no headings' : `headings of level ${list.join(', ')}`;
  return {
    passed: actualLevels.join() === levels.join(),
    expected: formatLevels(levels),
    got: formatLevels(actualLevels),
  };
}
