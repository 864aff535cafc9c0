import { existsSync } from 'node:fs';
import { runStep } from '../../pipeline/run-step.ts';
import { canInstallPackages, installPackage } from './debian-packages.ts';

/**
 * Debian's headless shell has no window, so the tests take half the time that they take in the complete
 * browser.
 */
const debianHeadlessShell = '/usr/bin/chromium-headless-shell';
const debianChromium = '/usr/bin/chromium';

/** The arguments for every Chromium that we start: without GPU, and without requests to other servers. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Otherwise the headless shell rounds the width of each character to whole pixels, unlike other browsers.
  '--font-render-hinting=none',
];

/** The path of the system's Chromium. When it is undefined, Playwright uses its own. */
export function findSystemChromium(): string | undefined {
  return [debianHeadlessShell, debianChromium].find((path) => existsSync(path));
}

/** The complete browser, for what the headless shell does differently: the system's, otherwise Playwright's own. */
export function findCompleteChromium(): { executablePath: string } | { channel: 'chromium' } {
  return existsSync(debianChromium) ? { executablePath: debianChromium } : { channel: 'chromium' };
}

async function installFromPlaywright(...options: string[]): Promise<void> {
  console.log("Installing Playwright's Chromium for the browser tests, if it is missing …");
  if ((await runStep('node_modules/@playwright/test/cli.js', ['install', ...options, 'chromium'])) !== 0)
    throw new Error(
      "Playwright's browser could not be installed. Read the error above, fix it and run the command again.",
    );
}

/** Installs the complete browser when there is none, as `ensureBrowser` does. */
export async function ensureCompleteBrowser(): Promise<void> {
  if (existsSync(debianChromium)) return;
  if (!canInstallPackages()) return installFromPlaywright('--no-shell');
  console.log('Installing Chromium for the browser tests (apt-get install chromium) …');
  if (!installPackage('chromium'))
    throw new Error(
      'apt-get could not install chromium. Read the error above, fix it and run the command again.',
    );
}

/**
 * Installs a browser when there is none: Debian's Chromium with apt as root on Debian, else Playwright's own.
 * Throws when the installation fails.
 */
export async function ensureBrowser(): Promise<void> {
  if (existsSync(debianHeadlessShell)) return;
  if (canInstallPackages()) {
    console.log('Installing Chromium for the browser tests (apt-get install chromium-headless-shell) …');
    if (installPackage('chromium-headless-shell')) return;
    // Older releases of Debian have only the complete browser.
    return ensureCompleteBrowser();
  }
  if (findSystemChromium()) return;
  await installFromPlaywright('--only-shell');
}
