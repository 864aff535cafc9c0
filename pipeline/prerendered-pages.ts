import { posix } from 'node:path';
import { pages } from '../app/routes.ts';
import { lessonIds, lessonPath } from '../content/lessons/order.ts';

/** A page that the build prerenders. */
export type PrerenderedPage = {
  path: string;
  /** Whether everyone may see it. */
  isPublic: boolean;
  /** Whether it shows nothing useful before its scripts have run. */
  needsScript: boolean;
  /** The modules of its routes (paths from the project's root). */
  modules: string[];
};

/** The modules of a page's routes, by their paths from `app/`. */
const listModules = (...files: (string | undefined)[]) =>
  files.filter((file) => file !== undefined).map((file) => posix.join('app', file));

const findLayout = (lessonPath: string) =>
  pages.find(({ path, layout }) => layout !== undefined && lessonPath.startsWith(`${path}/`))?.layout;

/** The page for unknown URLs, rendered at a path that no page has. */
export const unknownPage: PrerenderedPage = {
  path: '/unknown',
  isPublic: false,
  needsScript: false,
  modules: listModules('pages/error/unknown.tsx'),
};

/** Every page that the build prerenders, lessons included. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  ...pages.map(({ path, access, file, layout, needsScript = false }) => ({
    path,
    isPublic: access === 'everyone',
    needsScript,
    modules: listModules(layout, file),
  })),
  ...lessonIds.map((id) => ({
    path: lessonPath(id),
    isPublic: false,
    needsScript: false,
    modules: listModules(findLayout(lessonPath(id)), `../content/lessons/${id}.mdx`),
  })),
];
