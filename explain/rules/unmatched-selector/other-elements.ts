import type { Page } from '../../match/page.ts';
import type { PieceShape } from './attribute-shapes.ts';

/** Elements that students take for one another. */
const alike: readonly (readonly string[])[] = [
  ['ul', 'ol', 'menu', 'dl'],
  ['b', 'strong'],
  ['i', 'em'],
];

/**
 * Elements of the page that a selector may have meant by one that the page doesn't have: a heading of another level, the
 * element that has the class or id that follows in the selector, or one that is often mistaken for it.
 */
export function listOtherElements(name: string, next: string | undefined, page: Page): PieceShape[] {
  const present = new Set(page.elements.map((element) => element.name));
  const isNamed = next !== undefined && /^[.#][\w-]+$/.test(next);
  const owners = isNamed
    ? page.elements.filter(({ classes, id }) =>
        next.startsWith('.') ? classes.includes(next.slice(1)) : id === next.slice(1),
      )
    : [];
  const shapes = owners.map((owner) => ({
    piece: owner.name,
    message: `The element with ${next} is a <${owner.name}>, not a <${name}>.`,
  }));
  if (/^h[1-6]$/.test(name))
    for (const heading of present)
      if (/^h[1-6]$/.test(heading))
        shapes.push({
          piece: heading,
          message: `The page has no <${name}>; its heading is <${heading}>.`,
        });
  // A rule for a list of the other kind alone may be the base of a whole site.
  if (next !== undefined)
    for (const other of alike.find((group) => group.includes(name)) ?? [])
      if (present.has(other))
        shapes.push({ piece: other, message: `The page has no <${name}>; it has <${other}>.` });
  return shapes;
}
