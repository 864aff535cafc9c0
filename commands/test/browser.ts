import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { runStep } from '../../pipeline/run-step.ts';

const debianChromium = '/usr/bin/chromium';

/** The path of the system's Chromium, or undefined: Playwright then uses its own. */
export function findSystemChromium(): string | undefined {
  return existsSync(debianChromium) ? debianChromium : undefined;
}

function isDebian(): boolean {
  return (
    existsSync('/etc/os-release') &&
    /^ID(?:_LIKE)?=.*\bdebian\b/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

/** Makes sure that there is a browser: Debian's through apt as root there, else Playwright's own. Throws when neither can be installed. */
export async function ensureBrowser(): Promise<void> {
  if (findSystemChromium()) return;
  if (isDebian() && process.getuid?.() === 0) {
    console.log('Installing Chromium for the browser tests (apt-get install chromium) …');
    const options = {
      stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], options);
    const installed = spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], options);
    if (installed.status !== 0) throw new Error('apt-get could not install chromium: see the lines above.');
    return;
  }
  console.log("Installing Playwright's Chromium for the browser tests, unless it is there …");
  if ((await runStep('node_modules/@playwright/test/cli.js', ['install', 'chromium'])) !== 0) {
    throw new Error("Playwright's browser could not be installed: see the lines above.");
  }
}
