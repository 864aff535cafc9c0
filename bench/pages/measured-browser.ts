import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findSystemChromium } from '../../commands/test/browser.ts';

/** A browser with its own profile that Lighthouse and Playwright control in turn. */
export type MeasuredBrowser = {
  /** Its debugging port. */
  port: number;
  /**
   * Runs `action` on a new page of the profile. Disconnects afterwards: Lighthouse hangs while Playwright is
   * connected.
   */
  visit<Result>(action: (page: Page) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

/** Starts a browser. Throws when it does not print its debugging port. */
export async function startMeasuredBrowser(): Promise<MeasuredBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'measured-browser-'));
  const browser = spawn(
    findSystemChromium() ?? chromium.executablePath(),
    [
      '--headless',
      ...chromiumArguments,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const ended = once(browser, 'exit');
  let port = 0;
  for await (const line of createInterface({ input: browser.stderr })) {
    port = Number(/^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1] ?? 0);
    if (port) break;
  }
  if (!port) throw new Error('The browser did not start.');
  browser.stderr.resume();
  return {
    port,
    async visit(action) {
      const connection = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      const page = await connection.contexts()[0]?.newPage();
      if (!page) throw new Error('The browser has no profile.');
      try {
        return await action(page);
      } finally {
        await page.close();
        await connection.close();
      }
    },
    async close() {
      // Debian's command is a shell script around the browser, so the whole process group has to be killed.
      if (browser.pid) process.kill(-browser.pid);
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
