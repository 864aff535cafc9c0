import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprintTimes } from './fingerprint/fingerprint.ts';
import { escapeNonAscii } from './escape-non-ascii.ts';
import { projectRoot } from './project-root.ts';

const sources = [
  'server',
  'contract',
  'pipeline/server-bundle.ts',
  'pipeline/escape-non-ascii.ts',
  'package-lock.json',
];
const folder = join(projectRoot, '.cache', 'server');
const fingerprintFile = join(folder, 'fingerprint');

/** Each starts a thread or the process, so each keeps its name in a file apart. */
const entries = {
  main: join(projectRoot, 'server', 'main.ts'),
  'hash-thread': join(projectRoot, 'server', 'accounts', 'passwords', 'hash-thread.ts'),
  'search-thread': join(projectRoot, 'server', 'admin', 'search', 'search-thread.ts'),
  'backup-thread': join(projectRoot, 'server', 'database', 'sqlite', 'backup-thread.ts'),
  'checkpoint-thread': join(projectRoot, 'server', 'database', 'sqlite', 'checkpoint-thread.ts'),
  'damage-thread': join(projectRoot, 'server', 'database', 'sqlite', 'damage-thread.ts'),
};

async function writeBundle(): Promise<void> {
  // The bundler takes longer to load than the server: only when it is needed.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: entries,
    platform: 'node',
    // argon2 loads a compiled library from beside its own file; pg looks for one that is not installed.
    external: [/^@node-rs\/argon2/, 'pg-native'],
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', entryFileNames: '[name].js' });
    mkdirSync(folder, { recursive: true });
    // The entries come first in the list, and go last: what they load has to be there.
    for (const file of output.toReversed())
      putInPlace(file.fileName, file.type === 'chunk' ? escapeNonAscii(file.code) : file.source);
  } finally {
    await bundle.close();
  }
}

/** A server that starts at the same moment reads the old file or the new one, never half of it. */
function putInPlace(name: string, content: string | Uint8Array): void {
  const partial = join(folder, `${name}.${process.pid}.partial`);
  writeFileSync(partial, content);
  renameSync(partial, join(folder, name));
}

/** The server in a few files, which `bundleServer` makes. */
export const bundledServer = pathToFileURL(join(folder, 'main.js'));

/** Whether the bundle is that of the sources as they are. */
export function isServerBundled(): boolean {
  return existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === fingerprintTimes(sources);
}

/**
 * Makes the server's bundle again when its source has changed: a thousand modules take most of the time of a
 * start to find and read. The parts of an earlier server stay, for one that still runs may load them.
 */
export async function bundleServer(): Promise<URL> {
  if (!isServerBundled()) {
    const fingerprint = fingerprintTimes(sources);
    await writeBundle();
    writeFileSync(fingerprintFile, fingerprint);
  }
  return bundledServer;
}
