import type { Plugin } from 'vite';

const prefix = 'simple-icon:';
const namedImport = /import \{([^}]*)\} from 'simple-icons';/;

/** Splits the import of several icons into one import each. The number of lines stays the same. */
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
 * Makes a module of each icon that pages import. The package is a single module, so all icons that any page
 * uses would be in one chunk, and every page with a single icon would load it. A module has only the icon's
 * name and `path`.
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
