import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

/** One file importing another; both are paths from the root. */
export type Import = { from: string; to: string };

const sources = '{app,commands,content,contract,explain,pipeline,server}/**/*.{ts,tsx}';

/** Every import, static, dynamic and of types, between source files of ours below `root`; tests are left out. */
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
      const to = specifier === undefined ? undefined : resolve(from, specifier);
      return to === undefined ? [] : [{ from, to }];
    });
  });
}

/** The path from the root that a specifier leads to; undefined for a package. */
function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return undefined;
  return normalize(join(dirname(from), specifier)).replaceAll('\\', '/');
}
