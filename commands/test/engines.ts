import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { projectRoot } from '../../pipeline/project-root.ts';
import { spawnSync } from 'node:child_process';
import { canInstallPackages, installPackage } from './debian-packages.ts';

/**
 * A build of Chromium 109 for servers, as an npm package (MIT; Chromium itself has BSD's licence). It is fetched for these
 * tests alone: a dependency would bring its 58 MB to every `npm start`.
 */
const oldChromiumPackage = {
  name: '@sparticuz/chromium@109.0.6',
  integrity:
    'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
};
const folder = join(projectRoot, '.cache', 'engines');

export const oldChromium = join(folder, 'chromium-109');
export const firefox = '/usr/bin/firefox-esr';
export const webKitDriver = '/usr/bin/WebKitWebDriver';

const debianPackages: Record<string, string> = {
  [firefox]: 'firefox-esr',
  [webKitDriver]: 'webkit2gtk-driver',
  '/usr/bin/xvfb-run': 'xvfb',
  // `xvfb-run` needs it and only recommends it.
  '/usr/bin/xauth': 'xauth',
};

function runOrThrow(program: string, parameters: readonly string[], cwd: string): void {
  const { status } = spawnSync(program, parameters, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0)
    throw new Error(
      `${program} ${parameters.join(' ')} failed. Read the error above, fix it and run the command again.`,
    );
}

function fetchOldChromium(): void {
  const { name, integrity } = oldChromiumPackage;
  console.log(`Fetching Chromium 109 (${name}) …`);
  mkdirSync(folder, { recursive: true });
  const download = mkdtempSync(join(folder, 'download-'));
  try {
    runOrThrow('npm', ['pack', name, '--silent'], download);
    const archive = join(download, 'sparticuz-chromium-109.0.6.tgz');
    const hash = createHash('sha512').update(readFileSync(archive)).digest('base64');
    if (`sha512-${hash}` !== integrity)
      throw new Error(`The registry's ${name} is not the file that was tried here: sha512-${hash}.`);
    runOrThrow('tar', ['-xzf', archive, 'package/bin/chromium.br'], download);
    const program = join(download, 'chromium');
    writeFileSync(program, brotliDecompressSync(readFileSync(join(download, 'package/bin/chromium.br'))), {
      mode: 0o755,
    });
    renameSync(program, oldChromium);
  } finally {
    rmSync(download, { recursive: true, force: true });
  }
}

/** Installs the browsers of the engines' tests where they are missing. Throws when that fails. */
export function ensureEngines(): void {
  for (const [program, name] of Object.entries(debianPackages)) {
    if (existsSync(program)) continue;
    if (!canInstallPackages())
      throw new Error(`${program} is missing. Install Debian's package ${name}, or run the command as root.`);
    console.log(`Installing ${name} for the tests in other engines …`);
    if (!installPackage(name)) throw new Error(`apt-get could not install ${name}.`);
  }
  if (!existsSync(oldChromium)) fetchOldChromium();
}
