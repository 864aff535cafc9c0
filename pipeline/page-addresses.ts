import { pages } from '../app/routes.ts';
import { lessonIds, lessonPath } from '../content/lessons/order.ts';

/** Every address that the build draws a page for, lessons included, and whether everyone may see it. */
export const pageAddresses: readonly { path: string; isPublic: boolean }[] = [
  ...pages.map(({ path, access }) => ({ path, isPublic: access === 'everyone' })),
  ...lessonIds.map((id) => ({ path: lessonPath(id), isPublic: false })),
];
