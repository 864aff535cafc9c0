import { pages } from '../app/routes.ts';
import { lessonIds, lessonPath } from '../content/lessons/order.ts';

/** A page that the build prerenders. */
export type PrerenderedPage = {
  path: string;
  /** Whether everyone may see it. */
  isPublic: boolean;
  /** Whether it shows nothing useful before its scripts have run. */
  needsScript: boolean;
};

/** Every page that the build prerenders, lessons included. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  ...pages.map(({ path, access, needsScript = false }) => ({
    path,
    isPublic: access === 'everyone',
    needsScript,
  })),
  ...lessonIds.map((id) => ({ path: lessonPath(id), isPublic: false, needsScript: false })),
];
