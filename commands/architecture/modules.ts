import type { Import } from './read-imports.ts';

/** How many imports go from one module to another. */
export type ModuleImports = { from: string; to: string; count: number };

/** The top folders whose folders are modules; any other top folder is one module. */
export const nestedFolders = ['app', 'server'] as const;

/**
 * The module of a file: `app/ui` for what is in app/ui/, `app` for a file right in app/, `contract` for all of contract/.
 */
export function moduleOf(file: string): string {
  const [top = '', second = '', third] = file.split('/');
  const isNested = nestedFolders.some((folder) => folder === top);
  return isNested && third !== undefined ? `${top}/${second}` : top;
}

/** The imports inside `app/` and inside `server/`, and between the top folders; without those inside a module. */
export function countImports(imports: readonly Import[]): ModuleImports[] {
  const counts = new Map<string, ModuleImports>();
  for (const { from, to } of imports) {
    const [top, otherTop] = [from, to].map((file) => file.split('/')[0] ?? '');
    const ends =
      top === otherTop ? { from: moduleOf(from), to: moduleOf(to) } : { from: top ?? '', to: otherTop ?? '' };
    if (ends.from === ends.to) continue;
    const key = `${ends.from} ${ends.to}`;
    counts.set(key, { ...ends, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1));
}

/** Counts up to ten are exact; larger ones are rounded to tens, so that the picture changes when the structure does. */
export function formatCount(count: number): string {
  return count < 10 ? String(count) : `${Math.round(count / 10) * 10}`;
}
