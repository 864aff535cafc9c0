import { join } from 'node:path';
import { RolldownMagicString } from 'rolldown';
import { Visitor, type ESTree } from 'rolldown/utils';
import type { Plugin, Rolldown } from 'vite';
import { projectRoot } from '../project-root.ts';

const loaderFile = join(projectRoot, 'app', 'load-module.ts');
const marker = /__filesOfModule(\d+)__/g;

function findChunks(bundle: Rolldown.OutputBundle): Map<string, Rolldown.OutputChunk> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** The chunk and all that it imports statically. */
function collectImports(
  name: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  names = new Set<string>(),
): Set<string> {
  if (names.has(name)) return names;
  names.add(name);
  for (const each of chunks.get(name)?.imports ?? []) collectImports(each, chunks, names);
  return names;
}

/**
 * Makes each `import()` of the browser's build a call of `loadModule` (app/load-module.ts) with the paths of the scripts and
 * style sheets that the module needs and the importing one does not. It takes the place of Vite's preloading.
 */
export function loadModulePlugin(): Plugin {
  /** A module's index is in its marker, which stands for its files until they have their names. */
  const ids: string[] = [];
  return {
    name: 'load-module',
    apply: 'build',
    enforce: 'post', // after `import.meta.glob` has become calls of `import()`
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: { exclude: /node_modules|react-router/ }, code: /\bimport\s*\(/ },
      async handler(code, id) {
        const imports: ESTree.ImportExpression[] = [];
        new Visitor({ ImportExpression: (node) => void imports.push(node) }).visit(this.parse(code));
        const text = new RolldownMagicString(code);
        for (const { source, start, end } of imports) {
          if (source.type !== 'Literal' || typeof source.value !== 'string') continue;
          const resolved = await this.resolve(source.value, id);
          if (!resolved) this.error(`${source.value} is not found.`);
          if (!ids.includes(resolved.id)) ids.push(resolved.id);
          text.appendLeft(start, `loadModule(__filesOfModule${ids.indexOf(resolved.id)}__, () => `);
          text.appendRight(end, ')');
        }
        if (!text.hasChanged()) return undefined;
        text.prepend(`import { loadModule } from ${JSON.stringify(loaderFile)};\n`);
        return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }).toString() };
      },
    },
    generateBundle(_, bundle) {
      const chunks = findChunks(bundle);
      const listFiles = (host: Rolldown.OutputChunk, id: string | undefined): string[] => {
        const target = [...chunks.values()].find(
          ({ moduleIds }) => id !== undefined && moduleIds.includes(id),
        );
        if (target === undefined) throw new Error(`No chunk has the module ${id}.`);
        const loaded = collectImports(host.fileName, chunks);
        const needed = [...collectImports(target.fileName, chunks)].filter((name) => !loaded.has(name));
        const styles = needed.flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]);
        return [...needed, ...styles].map((name) => `/${name}`);
      };
      for (const chunk of chunks.values())
        chunk.code = chunk.code.replaceAll(marker, (_match, index: string) =>
          JSON.stringify(listFiles(chunk, ids[Number(index)])),
        );
    },
  };
}
