import { existsSync } from 'node:fs';
import { runStep } from '../../pipeline/run-step.ts';
import { canInstallPackages, installPackage } from './debian-packages.ts';

/**
 * Debian's headless shell draws no window around the page: the same tests take it half the time of the whole browser.
 */
const debianHeadlessShell = '/usr/bin/chromium-headless-shell';
const debianChromium = '/usr/bin/chromium';

/** How every Chromium of ours is started: without a window's graphics, and without asking anybody outside. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The headless shell rounds each letter to whole pixels otherwise, and fonts differ by more than in
  // people's browsers.
  '--font-render-hinting=none',
];

/** The path of the system's Chromium, or undefined: Playwright then uses its own. */
export function findSystemChromium(): string | undefined {
  return [debianHeadlessShell, debianChromium].find((path) => existsSync(path));
}

/**
 * Makes sure that there is a browser: Debian's through apt as root there, else Playwright's own. Throws when
 * neither can be installed.
 */
export async function ensureBrowser(): Promise<void> {
  if (existsSync(debianHeadlessShell)) return;
  if (canInstallPackages()) {
    console.log('Installing Chromium for the browser tests (apt-get install chromium-headless-shell) …');
    if (installPackage('chromium-headless-shell') || existsSync(debianChromium)) return;
    // Older releases of Debian have the whole browser alone.
    if (!installPackage('chromium'))
      throw new Error('apt-get could not install chromium: see the lines above.');
    return;
  }
  if (findSystemChromium()) return;
  console.log("Installing Playwright's Chromium for the browser tests, unless it is there …");
  if (
    (await runStep('node_modules/@playwright/test/cli.js', ['install', '--only-shell', 'chromium'])) !== 0
  ) {
    throw new Error("Playwright's browser could not be installed: see the lines above.");
  }
}
