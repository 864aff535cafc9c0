import { build } from 'vite';
import { projectRoot } from '../project-root.ts';

/** Bundles a module of the app, with all it imports, into one script that runs by itself. Throws when the bundler finds a fault. */
export async function bundleScript(entry: string): Promise<string> {
  // Vite's build calls the whole process a production one; `npm run dev` goes on after it and is none.
  const mode = process.env.NODE_ENV;
  const built = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'bundle' } },
  });
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
  const [output] = [built].flat();
  const chunk =
    output !== undefined && 'output' in output
      ? output.output.find(({ type }) => type === 'chunk')
      : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not bundled into a script`);
  return chunk.code;
}
