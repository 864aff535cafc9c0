import { transform } from 'oxc-transform-react';
import type { Plugin } from 'vite';
import { projectRoot } from '../project-root.ts';

/**
 * Runs the React Compiler on the components and hooks of `app/` in a production build, so that the source needs no
 * `useMemo` and `useCallback`.
 */
export function reactCompiler(): Plugin {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: new RegExp(`^${RegExp.escape(projectRoot)}/app/.*\\.tsx?$`) },
      async handler(code, id) {
        const result = await transform(id, code, { sourcemap: true });
        if (result.fatal) this.error(`React Compiler: ${JSON.stringify(result.errors)}`);
        return { code: result.code, map: result.map ?? null };
      },
    },
  };
}
