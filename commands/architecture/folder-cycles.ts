import type { Import } from './modules.ts';

/** Entries of one folder that import each other, directly or through other entries. */
export type FolderCycle = { folder: string; entries: string[]; imports: Import[] };

/**
 * Finds the import cycles between the entries (files and folders) of each folder. Even when there is no cycle
 * between files, folders in a cycle cannot be understood or moved separately.
 */
export function findFolderCycles(imports: readonly Import[]): FolderCycle[] {
  const byFolder = Map.groupBy(imports.map(toEntryImport), ({ folder }) => folder);
  return [...byFolder].flatMap(([folder, entryImports]) => {
    const reachableEntries = findReachableEntries(entryImports);
    const isInCycle = ({ entry, importedEntry }: EntryImport) =>
      reachableEntries.get(importedEntry)?.has(entry) === true;
    const cycle = entryImports.filter(isInCycle);
    if (cycle.length === 0) return [];
    return [
      {
        folder,
        entries: [...new Set(cycle.flatMap(({ entry, importedEntry }) => [entry, importedEntry]))].sort(),
        imports: cycle.map(({ from, to }) => ({ from, to })),
      },
    ];
  });
}

/** An import, the innermost folder that contains both files, and the two entries of that folder. */
type EntryImport = Import & { folder: string; entry: string; importedEntry: string };

function toEntryImport({ from, to }: Import): EntryImport {
  const [fromParts, toParts] = [from.split('/'), to.split('/')];
  const depth = fromParts.findIndex((part, index) => part !== toParts[index]);
  return {
    from,
    to,
    folder: fromParts.slice(0, depth).join('/'),
    entry: fromParts[depth] ?? '',
    importedEntry: toParts[depth] ?? '',
  };
}

/** The entries that each entry imports, directly or through other entries. */
function findReachableEntries(entryImports: readonly EntryImport[]): Map<string, Set<string>> {
  const importsByEntry = Map.groupBy(entryImports, ({ entry }) => entry);
  const follow = (entry: string, visited: Set<string>): Set<string> => {
    for (const { importedEntry } of importsByEntry.get(entry) ?? []) {
      if (visited.has(importedEntry)) continue;
      visited.add(importedEntry);
      follow(importedEntry, visited);
    }
    return visited;
  };
  return new Map([...importsByEntry.keys()].map((entry) => [entry, follow(entry, new Set())]));
}
