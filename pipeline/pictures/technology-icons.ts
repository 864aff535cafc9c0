import * as simpleIcons from 'simple-icons';
import { roadmapPathIcons, roadmapTechnologyIcons } from '../../content/technology-icons.ts';
import { startupTechnologyIcons } from '../../content/startups.ts';
import { technologyIcons } from '../../contract/content/course-terms.ts';

/** Every icon that the courses, roadmaps and startups name. */
export const requiredIcons: readonly string[] = [
  ...new Set([
    ...technologyIcons,
    ...Object.values(roadmapTechnologyIcons),
    ...Object.values(roadmapPathIcons),
    ...Object.values(startupTechnologyIcons),
  ]),
].toSorted();

/**
 * One SVG with the icon of each name as a symbol on 24 by 24; Simple Icons' drawings are CC0. React Native shows
 * React's own icon, as its makers do. Throws for a name that the package doesn't have.
 */
export function drawTechnologyIcons(names: readonly string[]): string {
  const icons = new Map(Object.values(simpleIcons).map(({ slug, path }) => [slug, path]));
  const symbols = names.map((name) => {
    const path = icons.get(name === 'reactnative' ? 'react' : name);
    if (path === undefined) throw new Error(`Simple Icons has no icon "${name}".`);
    return `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
