import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { runStep } from '../pipeline/run-step.ts';

const debianChromium = '/usr/bin/chromium';

/** The browser of the system, or undefined: Playwright then uses its own. */
export function findSystemChromium(): string | undefined {
  return existsSync(debianChromium) ? debianChromium : undefined;
}

function isDebian(): boolean {
  return (
    existsSync('/etc/os-release') &&
    /^ID(?:_LIKE)?=.*\bdebian\b/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

/** Makes sure there is a browser for the tests: Debian's through apt when run as root there, else Playwright's own. Throws when neither comes. */
export async function ensureBrowser(): Promise<void> {
  if (findSystemChromium()) return;
  if (isDebian() && process.getuid?.() === 0) {
    console.log("Installing Debian's Chromium for the browser tests (apt-get) …");
    spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] });
    const installed = spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (installed.status !== 0) throw new Error('apt-get could not install chromium: see the lines above.');
    return;
  }
  console.log("Installing Playwright's Chromium for the browser tests …");
  if ((await runStep('node_modules/@playwright/test/cli.js', ['install', 'chromium'])) !== 0) {
    throw new Error("Playwright's browser could not be installed: see the lines above.");
  }
}
