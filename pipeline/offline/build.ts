import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { listUrl, type OfflineList } from '../../app/learn/offline/saved-copy.ts';
import { bundleScript } from '../playground/bundle.ts';
import { listOfflineFiles } from './offline-files.ts';

/**
 * How many bytes a browser downloads for a file. The server compresses pages at their first request with the
 * same quality as here.
 */
async function measureTransferSize(file: string, content: Buffer): Promise<number> {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  if (!file.endsWith('.html')) return content.length;
  return (await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
    .length;
}

/** Writes the service worker that answers requests from the offline copy. */
export async function buildWorker(client: string): Promise<void> {
  await writeFile(
    join(client, 'service-worker.js'),
    await bundleScript('app/learn/offline/worker/service-worker.ts'),
  );
}

/** Writes the list of the files in the offline copy. The site must be complete and compressed. */
export async function writeOfflineList(client: string): Promise<void> {
  const version = createHash('sha256');
  const files: OfflineList['files'] = [];
  for (const { address, file } of listOfflineFiles(client)) {
    const path = join(client, file);
    const content = await readFile(path);
    version.update(address).update('\0').update(content);
    files.push({ address, bytes: await measureTransferSize(path, content) });
  }
  const list: OfflineList = { version: version.digest('base64url').slice(0, 16), files };
  await writeFile(join(client, listUrl), JSON.stringify(list));
}
