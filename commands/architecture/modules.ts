import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

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

/** An import: the paths of the importing and the imported file, from the root. */
export type Import = { from: string; to: string };

const sources = '{app,commands,content,contract,explain,pipeline,server}/**/*.{ts,tsx}';

/** Reads all static, dynamic and type imports between our source files below `root`, without tests. */
export function readImports(root: string): Import[] {
  const files = globSync(sources, { cwd: root, exclude: ['**/*.test.ts', '**/*.d.ts'] }).sort();
  return files.flatMap((from) => {
    const text = readFileSync(join(root, from), 'utf8');
    const { module } = parseSync(from, text);
    const specifiers = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.map(({ moduleRequest }) => moduleRequest?.value),
      ),
      ...module.dynamicImports.map(({ moduleRequest }) =>
        text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      ),
    ];
    return [...new Set(specifiers)].flatMap((specifier) => {
      const to = specifier === undefined ? undefined : resolveSpecifier(from, specifier);
      return to === undefined ? [] : [{ from, to }];
    });
  });
}

/** Resolves a specifier to a path from the root. Undefined for a package. */
function resolveSpecifier(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return undefined;
  return normalize(join(dirname(from), specifier)).replaceAll('\\', '/');
}
