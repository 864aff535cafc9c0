import * as simpleIcons from 'simple-icons';
import { pathMarks, technologyMarks } from '../../content/technology-marks.ts';
import { startupMarks } from '../../content/startups.ts';
import { technologyIcons } from '../../contract/content/course-terms.ts';

/** Every mark that the courses, roadmaps and startups name. */
export const usedMarks: readonly string[] = [
  ...new Set([
    ...technologyIcons,
    ...Object.values(technologyMarks),
    ...Object.values(pathMarks),
    ...Object.values(startupMarks),
  ]),
].toSorted();

/**
 * One SVG with the mark of each name as a symbol on 24 by 24; Simple Icons' marks are CC0. React Native shows
 * React's own mark, as its makers do. Throws for a name that the package doesn't have.
 */
export function drawTechnologyMarks(names: readonly string[]): string {
  const icons = new Map(Object.values(simpleIcons).map(({ slug, path }) => [slug, path]));
  const symbols = names.map((name) => {
    const path = icons.get(name === 'reactnative' ? 'react' : name);
    if (path === undefined) throw new Error(`Simple Icons has no mark "${name}".`);
    return `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
