import { outline } from 'virtual:outline';
import { listLessons } from '#app/learn/course/lesson-position.ts';
import { pages } from '#app/routes.ts';
import { getAccess, getRedirect, type Visitor } from '#app/session/access.ts';
import { accountLink, adminLink, contentsLinks, mainLinks } from '#app/shell/navigation-links.ts';
import { lessonPath } from '#content/lessons/order.ts';

/** The names of lessons and pages, by path. A page without a name is called by its path. */
const titles = new Map([
  ...[...mainLinks, ...contentsLinks, accountLink, adminLink].map(({ to, label }) => [to, label] as const),
  ...outline.flatMap((course) => [
    [`/learning/${course.id}`, course.title] as const,
    ...listLessons(course).map(({ id, title }) => [lessonPath(id), title] as const),
  ]),
]);
const guardedPaths = new Set([
  ...pages.filter(({ access }) => access !== 'everyone').map(({ path }) => path),
  ...outline.flatMap(listLessons).map(({ id }) => lessonPath(id)),
]);

/**
 * The page at a path that a visitor asked for before the login: undefined unless it is a guarded page of the site, other
 * than the courses, that they may see now.
 */
export function findRequestedPage(
  path: string,
  visitor: Visitor,
): { path: string; title: string } | undefined {
  const trimmedPath = path.replace(/\/+$/, '');
  if (trimmedPath === '/courses' || !guardedPaths.has(trimmedPath)) return undefined;
  if (getRedirect(getAccess(trimmedPath, pages), visitor) !== null) return undefined;
  return { path: trimmedPath, title: titles.get(trimmedPath) ?? trimmedPath };
}
