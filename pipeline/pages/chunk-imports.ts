import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The paths of the chunks that each chunk of the browser's build imports statically. */
export type ChunkImports = Record<string, readonly string[]>;

const fileName = 'chunk-imports.json';

/** Writes the `ChunkImports` of the browser's build into a file, which `readChunkImports` reads. */
export function chunkImports(): Plugin {
  return {
    name: 'chunk-imports',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('The build of the pages has no folder.');
      const imports: ChunkImports = {};
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') imports[`/${file.fileName}`] = file.imports.map((path) => `/${path}`);
      writeFileSync(join(dirname(dir), fileName), JSON.stringify(imports));
    },
  };
}

/** Reads the file that the plugin wrote into the build folder. */
export function readChunkImports(build: string): ChunkImports {
  return JSON.parse(readFileSync(join(build, fileName), 'utf8')) as ChunkImports;
}

/**
 * The chunks and everything that they import, in the order in which a browser evaluates them: each after its
 * own imports.
 */
export function sortByEvaluation(chunks: readonly string[], imports: ChunkImports): string[] {
  const ordered = new Set<string>();
  const visited = new Set<string>();
  const visit = (chunk: string) => {
    if (visited.has(chunk)) return;
    visited.add(chunk);
    imports[chunk]?.forEach(visit);
    ordered.add(chunk);
  };
  chunks.forEach(visit);
  return [...ordered];
}
