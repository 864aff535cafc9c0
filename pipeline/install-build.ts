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

/** The list of the installed build's own assets, for the build after it. */
const assetsList = 'assets.json';

function listFiles(folder: string): string[] {
  return globSync('**/{*,.*}', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'));
}

function readAssets(build: string): string[] {
  const file = join(build, assetsList);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/**
 * Moves a finished build from `staging` into `build`, from which a server may be serving. Each file is replaced by one
 * rename and `pages.json`, which tells the server of the new build, comes last, so no request finds a file missing. The
 * assets of the build before stay, for pages that are open in a browser.
 */
export function installBuild(staging: string, build: string): void {
  const isAsset = (file: string) => file.startsWith('client/assets/');
  const files = listFiles(staging).filter((file) => file !== 'pages.json');
  const kept = new Set([...files, ...readAssets(build), 'pages.json', assetsList]);
  // Pages name the assets, so the assets are there first.
  files.sort((a, b) => Number(isAsset(b)) - Number(isAsset(a)));
  for (const file of [...files, 'pages.json']) {
    mkdirSync(dirname(join(build, file)), { recursive: true });
    renameSync(join(staging, file), join(build, file));
  }
  writeFileSync(join(build, assetsList), JSON.stringify(files.filter(isAsset)));
  rmSync(staging, { recursive: true });
  for (const file of listFiles(build)) if (!kept.has(file)) rmSync(join(build, file));
}
