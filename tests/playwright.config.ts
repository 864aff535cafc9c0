import { defineConfig } from '@playwright/test';
import { chromiumArguments, findSystemChromium } from '../commands/test/browser.ts';
import { lateScriptsSeconds } from './late-scripts.ts';

const executablePath = findSystemChromium();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // On a machine that others load, CI tries a failed test once more, and lists as flaky what passes only then.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Wide enough for a machine that does much else at once; nothing here measures time.
  timeout: 120_000 + lateScriptsSeconds * 60_000,
  // Late scripts come one after the other: the page’s, those of where it leads, a dialog’s, an editor’s.
  expect: { timeout: 15_000 + lateScriptsSeconds * 6_000 },
  reporter: process.env.CI ? [['dot']] : [['list']],
  outputDir: '../test-results',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: chromiumArguments,
    },
  },
});
