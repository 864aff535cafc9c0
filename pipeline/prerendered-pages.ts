import { pages } from '../app/routes.ts';
import { lessonIds, lessonPath } from '../content/lessons/order.ts';

/** A URL that the build draws a page for. */
export type PrerenderedPage = {
  path: string;
  /** Whether everyone may see it. */
  isPublic: boolean;
  /** Whether it shows nothing of use before its script has run. */
  needsScript: boolean;
};

/** Every URL that the build draws a page for, lessons included. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  ...pages.map(({ path, access, needsScript = false }) => ({
    path,
    isPublic: access === 'everyone',
    needsScript,
  })),
  ...lessonIds.map((id) => ({ path: lessonPath(id), isPublic: false, needsScript: false })),
];
