import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

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
