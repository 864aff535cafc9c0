import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprintTimes } from './fingerprint/fingerprint.ts';
import { projectRoot } from './project-root.ts';

/**
 * Replaces non-ASCII characters in JavaScript with escapes, which mean the same in strings, templates and
 * regular expressions (but not in `String.raw`). V8 keeps the source in memory, and if one character needs
 * two bytes it stores all characters with two bytes.
 */
export function escapeNonAscii(code: string): string {
  // A backslash before such a character has no effect, but it would escape the backslash that we add.
  return code.replace(/\\[^]|[^\p{ASCII}]/gu, (found) => {
    const character = found.replace(/^\\/, '');
    return /^\p{ASCII}?$/u.test(character) ? found : escapeCodeUnits(character);
  });
}

/** A character beyond U+FFFF is two UTF-16 code units, so it becomes two escapes. */
function escapeCodeUnits(character: string): string {
  return Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');
}

const sources = ['server', 'contract', 'pipeline/server-bundle.ts', 'package-lock.json'];
const folder = join(projectRoot, '.cache', 'server');
const fingerprintFile = join(folder, 'fingerprint');

/** Each of these files starts the process or a thread, so each is an entry with its own output file. */
const entries = {
  main: join(projectRoot, 'server', 'main.ts'),
  'hash-thread': join(projectRoot, 'server', 'accounts', 'passwords', 'hash-thread.ts'),
  'search-thread': join(projectRoot, 'server', 'admin', 'search', 'search-thread.ts'),
  'backup-thread': join(projectRoot, 'server', 'database', 'sqlite', 'backup-thread.ts'),
  'checkpoint-thread': join(projectRoot, 'server', 'database', 'sqlite', 'checkpoint-thread.ts'),
  'damage-thread': join(projectRoot, 'server', 'database', 'sqlite', 'damage-thread.ts'),
};

async function writeBundle(): Promise<void> {
  // The bundler takes longer to load than the server, so it is loaded only when it is needed.
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
    // The entries are the first in the list and are written last, when the chunks that they load exist.
    for (const file of output.toReversed())
      writeAtomically(file.fileName, file.type === 'chunk' ? escapeNonAscii(file.code) : file.source);
  } finally {
    await bundle.close();
  }
}

/** Writes a file so that a server that starts at the same moment never reads an incomplete one. */
function writeAtomically(name: string, content: string | Uint8Array): void {
  const partial = join(folder, `${name}.${process.pid}.partial`);
  writeFileSync(partial, content);
  renameSync(partial, join(folder, name));
}

/** The URL of the server's bundle, which `bundleServer` writes. */
export const bundledServer = pathToFileURL(join(folder, 'main.js'));

/** Whether the bundle is up to date with its sources. */
export function isServerBundled(): boolean {
  return existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === fingerprintTimes(sources);
}

/**
 * Bundles the server when its sources have changed. Without a bundle, finding and reading a thousand modules
 * takes most of the server's start. The chunks of an earlier bundle stay, because a server that still runs
 * may load them.
 */
export async function bundleServer(): Promise<URL> {
  if (!isServerBundled()) {
    const fingerprint = fingerprintTimes(sources);
    await writeBundle();
    writeFileSync(fingerprintFile, fingerprint);
  }
  return bundledServer;
}
