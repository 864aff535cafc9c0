import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The chunks that each chunk of the browser's build imports statically; paths below the site's origin. */
export type ChunkImports = Record<string, readonly string[]>;

const fileName = 'chunk-imports.json';

/** Writes the browser's `ChunkImports` beside its build, for `readChunkImports`. */
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

/** Reads what the plugin wrote into the build folder. */
export function readChunkImports(build: string): ChunkImports {
  return JSON.parse(readFileSync(join(build, fileName), 'utf8')) as ChunkImports;
}

/**
 * `chunks` and all that they import, each after what it imports itself: the order in which a browser evaluates them.
 */
export function inEvaluationOrder(chunks: readonly string[], imports: ChunkImports): string[] {
  const ordered = new Set<string>();
  const begun = new Set<string>();
  const visit = (chunk: string) => {
    if (begun.has(chunk)) return;
    begun.add(chunk);
    imports[chunk]?.forEach(visit);
    ordered.add(chunk);
  };
  chunks.forEach(visit);
  return [...ordered];
}
