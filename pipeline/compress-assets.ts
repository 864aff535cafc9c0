import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:js|css|svg|json|webmanifest|ics|txt)$/;
const smallestWorthwhileBytes = 512;

/** Whether the last build has the same file, with both of its compressed copies. */
async function isUnchanged(bytes: Buffer, lastFile: string): Promise<boolean> {
  if (![lastFile, `${lastFile}.br`, `${lastFile}.gz`].every((file) => existsSync(file))) return false;
  return bytes.equals(await readFile(lastFile));
}

async function compressAsset(file: string, lastFile: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < smallestWorthwhileBytes) return;
  if (await isUnchanged(bytes, lastFile)) {
    await Promise.all(['br', 'gz'].map((ending) => copyFile(`${lastFile}.${ending}`, `${file}.${ending}`)));
    return;
  }
  const [brotlied, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotlied), writeFile(`${file}.gz`, gzipped)]);
}

/**
 * Writes `.br` and `.gz` beside every text asset below `folder`, so that the server never has to compress
 * one. The compressed copies of files that have not changed since the last build are copied from
 * `lastFolder`.
 */
export async function compressAssets(folder: string, lastFolder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map((file) => compressAsset(file, join(lastFolder, relative(folder, file)))));
}
