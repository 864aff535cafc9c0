import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:js|css|svg|json|webmanifest|ics|txt)$/;
const smallestWorthwhileBytes = 512;

/** Whether the last build has this very file with both of its compressed copies. */
async function isUnchanged(bytes: Buffer, last: string): Promise<boolean> {
  if (![last, `${last}.br`, `${last}.gz`].every((file) => existsSync(file))) return false;
  return bytes.equals(await readFile(last));
}

/**
 * Writes `.br` and `.gz` beside every text asset below `folder`, so that the server never compresses one
 * itself. What has not changed since the build below `lastFolder` is copied from there.
 */
export async function compressAssets(folder: string, lastFolder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const bytes = await readFile(file);
        if (bytes.length < smallestWorthwhileBytes) return;
        const last = join(lastFolder, relative(folder, file));
        if (await isUnchanged(bytes, last)) {
          await Promise.all(['br', 'gz'].map((form) => copyFile(`${last}.${form}`, `${file}.${form}`)));
          return;
        }
        const [brotli, zipped] = await Promise.all([
          promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          promisify(gzip)(bytes, { level: 9 }),
        ]);
        await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
      }),
  );
}
