import type { Import } from './read-imports.ts';

/** Two entries of one folder, each with an import that leads, maybe by way of others, into the other. */
export type FolderCycle = { folder: string; entries: string[]; imports: Import[] };

/**
 * The import cycles between the entries (files and folders) of each folder. The files of such folders can be free of
 * cycles; still none of the folders can be understood, or moved, without the others.
 */
export function findFolderCycles(imports: readonly Import[]): FolderCycle[] {
  const byFolder = Map.groupBy(imports.map(placeImport), ({ folder }) => folder);
  return [...byFolder].flatMap(([folder, placed]) => {
    const reached = findReached(placed);
    const isInCycle = ({ entry, other }: PlacedImport) => reached.get(other)?.has(entry) === true;
    const cycle = placed.filter(isInCycle);
    if (cycle.length === 0) return [];
    return [
      {
        folder,
        entries: [...new Set(cycle.flatMap(({ entry, other }) => [entry, other]))].sort(),
        imports: cycle.map(({ from, to }) => ({ from, to })),
      },
    ];
  });
}

/** An import, the innermost folder that holds both files, and the two entries of it that it joins. */
type PlacedImport = Import & { folder: string; entry: string; other: string };

function placeImport({ from, to }: Import): PlacedImport {
  const [fromParts, toParts] = [from.split('/'), to.split('/')];
  const depth = fromParts.findIndex((part, index) => part !== toParts[index]);
  return {
    from,
    to,
    folder: fromParts.slice(0, depth).join('/'),
    entry: fromParts[depth] ?? '',
    other: toParts[depth] ?? '',
  };
}

/** Which entries each entry leads to, directly or by way of others. */
function findReached(placed: readonly PlacedImport[]): Map<string, Set<string>> {
  const next = Map.groupBy(placed, ({ entry }) => entry);
  const follow = (entry: string, seen: Set<string>): Set<string> => {
    for (const { other } of next.get(entry) ?? []) {
      if (seen.has(other)) continue;
      seen.add(other);
      follow(other, seen);
    }
    return seen;
  };
  return new Map([...next.keys()].map((entry) => [entry, follow(entry, new Set())]));
}
