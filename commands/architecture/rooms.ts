import type { Import } from './read-imports.ts';

/** How many imports lead from one room to another. */
export type Arrow = { from: string; to: string; count: number };

/** The folders whose own folders are rooms; any other top folder is one room. */
export const houses = ['app', 'server'] as const;

/**
 * The room of a file: `app/ui` for what is in app/ui/, `app` for a file right in app/, `contract` for all of contract/.
 */
export function roomOf(file: string): string {
  const [top = '', second = '', third] = file.split('/');
  const isHouse = houses.some((house) => house === top);
  return isHouse && third !== undefined ? `${top}/${second}` : top;
}

/** The arrows inside `app/` and inside `server/`, and between the top folders; without those inside a room. */
export function countArrows(imports: readonly Import[]): Arrow[] {
  const counts = new Map<string, Arrow>();
  for (const { from, to } of imports) {
    const [top, otherTop] = [from, to].map((file) => file.split('/')[0] ?? '');
    const ends =
      top === otherTop ? { from: roomOf(from), to: roomOf(to) } : { from: top ?? '', to: otherTop ?? '' };
    if (ends.from === ends.to) continue;
    const key = `${ends.from} ${ends.to}`;
    counts.set(key, { ...ends, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1));
}

/** Counts up to ten are exact; larger ones are rounded to tens, so that the picture changes when the structure does. */
export function roundCount(count: number): string {
  return count < 10 ? String(count) : `${Math.round(count / 10) * 10}`;
}
