import { siteTest as test, type Site } from '../site.ts';
import type { Engine } from './engine.ts';
import { Phone } from './phone.ts';
import { findSystemChromium } from '../../commands/test/browser.ts';
import { oldChromium, firefox, webKitDriver } from '../../commands/test/engines.ts';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** The engines that students' browsers have; the oldest Chromium that the site is built for is one. */
const engines: readonly { name: string; start: () => Promise<Engine> }[] = [
  { name: 'Chromium 109', start: () => startChromium(oldChromium) },
  { name: 'Chromium', start: () => startChromium(findSystemChromium() ?? 'chromium') },
  { name: 'Firefox', start: () => startFirefox(firefox) },
  { name: 'WebKit', start: () => startWebKit(webKitDriver) },
];

type Parts = { engine: Engine; phone: Phone; site: Site };

/** Defines a test that is run in each engine, each time in a new browser. */
export function testInEachEngine(title: string, run: (parts: Parts) => Promise<void>): void {
  for (const { name, start } of engines)
    test(`${title} in ${name}`, async ({ site }) => {
      test.setTimeout(420_000);
      const engine = await start();
      try {
        await run({ engine, phone: new Phone(engine, site.url), site });
      } finally {
        await engine.close();
      }
    });
}
