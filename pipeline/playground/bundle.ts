import { join } from 'node:path';
import { build, type UserConfig } from 'vite';
import { projectRoot } from '../project-root.ts';
import { readFileSync } from 'node:fs';

const { browserslist } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  browserslist: string[];
};

/** The oldest browsers that the site is built for, from package.json, as Vite writes them: `chrome109`. */
export const oldestBrowsers = browserslist.map((browser) => browser.replace(' ', ''));

/** Vite's build sets NODE_ENV to production for the whole process, but `npm run dev` continues afterwards. */
const nodeEnv = process.env.NODE_ENV;

/**
 * Bundles a module (a path below the project's root) with all it imports into one classic script. Throws when
 * the bundler finds an error.
 */
export async function bundleScript(
  entry: string,
  options: Pick<UserConfig, 'define' | 'plugins'> = {},
): Promise<string> {
  const built = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ...options,
    build: {
      write: false,
      target: oldestBrowsers,
      lib: { entry: join(projectRoot, entry), formats: ['iife'], name: 'bundle' },
    },
  });
  if (nodeEnv === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = nodeEnv;
  const [output] = [built].flat();
  const chunk =
    output !== undefined && 'output' in output
      ? output.output.find(({ type }) => type === 'chunk')
      : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not bundled into a script`);
  return chunk.code.trim();
}
