import type { Import } from './read-imports.ts';

/** How many imports go from one module to another. */
export type ModuleImports = { from: string; to: string; count: number };

/** The top folders whose subfolders are modules. Every other top folder is one module. */
export const nestedFolders = ['app', 'server'] as const;

/**
 * The module of a file: `app/ui` for a file in app/ui/, `app` for a file directly in app/, `contract` for any
 * file in contract/.
 */
export function moduleOf(file: string): string {
  const [top = '', second = '', third] = file.split('/');
  const isNested = nestedFolders.some((folder) => folder === top);
  return isNested && third !== undefined ? `${top}/${second}` : top;
}

/** Counts the imports between modules of `app/`, between modules of `server/`, and between top folders. */
export function countImports(imports: readonly Import[]): ModuleImports[] {
  const counts = new Map<string, ModuleImports>();
  for (const { from, to } of imports) {
    const [fromTop, toTop] = [from, to].map((file) => file.split('/')[0] ?? '');
    const ends =
      fromTop === toTop
        ? { from: moduleOf(from), to: moduleOf(to) }
        : { from: fromTop ?? '', to: toTop ?? '' };
    if (ends.from === ends.to) continue;
    const key = `${ends.from} ${ends.to}`;
    counts.set(key, { ...ends, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1));
}

/** Rounds counts from ten on to tens, so that the picture changes only when the structure changes. */
export function formatCount(count: number): string {
  return count < 10 ? String(count) : `${Math.round(count / 10) * 10}`;
}
