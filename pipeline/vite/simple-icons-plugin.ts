import type { Plugin } from 'vite';

const prefix = 'simple-icon:';
const namedImport = /import \{([^}]*)\} from 'simple-icons';/;

/** Turns the import of marks into one import each, on as many lines, so that line numbers stay. */
export function splitImports(code: string): string {
  return code.replace(namedImport, (statement, names: string) => {
    const imports = names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => `import ${name} from '${prefix}${name}';`);
    return imports.join(' ') + '\n'.repeat(statement.split('\n').length - 1);
  });
}

/**
 * Makes a module of each mark that the pages name. The package is one module with all marks: what any page
 * uses of it would be one chunk, fetched by every page that shows a single mark. Of a mark, pages get its
 * name and its `path`.
 */
export function simpleIcons() {
  return {
    name: 'simple-icons',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]app[\\/].*\.tsx?(\?|$)/, code: namedImport },
      handler: (code: string) => ({ code: splitImports(code), map: null }),
    },
    resolveId: (id: string) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id: string): Promise<string | undefined> {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      const icon = Object.entries(await import('simple-icons')).find(([key]) => key === name)?.[1];
      if (icon === undefined || !('path' in icon)) throw new Error(`simple-icons has no mark "${name}".`);
      return `export default ${JSON.stringify({ title: icon.title, path: icon.path })};`;
    },
  } satisfies Plugin;
}
