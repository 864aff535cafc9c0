import {
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  existsSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The list of the installed build's own assets, which the next build reads. */
const assetsList = 'assets.json';

function listFiles(folder: string): string[] {
  return globSync('**/{*,.*}', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'));
}

function readAssetsList(build: string): string[] {
  const file = join(build, assetsList);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/**
 * Moves a finished build from `staging` into `build`, while a server may be serving `build`. One rename
 * replaces each file, and `pages.json`, which tells the server about the new build, comes last, so no request
 * finds a file missing. The assets of the previous build stay, because pages that are open in a browser may
 * still load them.
 */
export function installBuild(staging: string, build: string): void {
  const isAsset = (file: string) => file.startsWith('client/assets/');
  const files = listFiles(staging).filter((file) => file !== 'pages.json');
  const kept = new Set([...files, ...readAssetsList(build), 'pages.json', assetsList]);
  // Pages refer to assets, so the assets come first.
  files.sort((a, b) => Number(isAsset(b)) - Number(isAsset(a)));
  for (const file of [...files, 'pages.json']) {
    mkdirSync(dirname(join(build, file)), { recursive: true });
    renameSync(join(staging, file), join(build, file));
  }
  writeFileSync(join(build, assetsList), JSON.stringify(files.filter(isAsset)));
  rmSync(staging, { recursive: true });
  for (const file of listFiles(build)) if (!kept.has(file)) rmSync(join(build, file));
}
