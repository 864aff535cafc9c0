import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type FrameLocator, type Page } from '@playwright/test';
import { chromiumArguments, findCompleteChromium } from '../../../../commands/test/browser.ts';
import { bundleScript } from '../../../../pipeline/playground/bundle.ts';
import { frameScriptPlugin } from '../../../../pipeline/playground/frame-scripts.ts';
import type { Way, Target } from './way.ts';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Servers that note whatever reaches them. */
type Listeners = {
  target: Target;
  /** What has arrived: connections, and datagrams of WebRTC. */
  arrived: string[];
  close: () => void;
};

let count = 0;

async function listen(): Promise<Listeners> {
  const arrived: string[] = [];
  const tcp = createServer((socket) => {
    arrived.push('a connection');
    socket.on('error', () => undefined);
    socket.destroy();
  }).listen(0, '127.0.0.1');
  const udp = createSocket('udp4').bind(0, '127.0.0.1');
  udp.on('message', () => arrived.push('a datagram'));
  await Promise.all([once(tcp, 'listening'), once(udp, 'listening')]);
  count += 1;
  return {
    target: {
      url: `http://127.0.0.1:${(tcp.address() as AddressInfo).port}`,
      named: `http://w${process.pid}n${count}.reach.example`,
      stun: `stun:127.0.0.1:${udp.address().port}`,
    },
    arrived,
    close: () => {
      tcp.close();
      udp.close();
    },
  };
}

/*
 * Servers count what reaches them while code in the playground takes each way of the HTML standard to fetch, to connect
 * and to navigate. The names that the browser asks for are in its log. The headless shell of the other tests opens no
 * connection ahead of a navigation, so this is the complete browser.
 */

const waysAtOnce = 12;
/** What comes does so within some milliseconds; STUN takes longer. */
const settleMs = 1_500;

type Taken = Listeners & { way: Way };

/** Shows the code of each way in a frame of its own and presses what is to be pressed. */
async function take(page: Page, ways: readonly Way[]): Promise<Taken[]> {
  const taken = await Promise.all(ways.map(async (way) => ({ way, ...(await listen()) })));
  await page.evaluate(
    (codes) => window.showResults(codes),
    taken.map(({ way, target }) => way.code(target)),
  );
  for (const [index, { press, button, isNested }] of ways.entries()) {
    if (press === undefined) continue;
    let frame: FrameLocator = page.frameLocator('iframe').nth(index);
    if (isNested) frame = frame.frameLocator('iframe');
    await frame.locator(press).click({ button });
  }
  await page.waitForTimeout(settleMs);
  return taken;
}

/** Takes all ways. Returns what each has reached. */
export async function takeAll(siteUrl: string, ways: readonly Way[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'first-commit-net-log-'));
  const log = join(folder, 'net-log.json');
  const browser = await chromium.launch({
    ...findCompleteChromium(),
    args: [...chromiumArguments, `--log-net-log=${log}`],
  });
  const page = await browser.newPage();
  let hasCrashed = false;
  page.on('crash', () => {
    hasCrashed = true;
  });
  const taken: Taken[] = [];
  await page.goto(`${siteUrl}/about`);
  await page.evaluate(
    await bundleScript('tests/journeys/learning/reach/reach-page.ts', { plugins: [frameScriptPlugin()] }),
  );
  for (let index = 0; index < ways.length; index += waysAtOnce)
    taken.push(...(await take(page, ways.slice(index, index + waysAtOnce))));
  // The log is complete when the browser has ended.
  await browser.close();
  const netLog = await readFile(log, 'utf8');
  await rm(folder, { recursive: true });
  expect(netLog, 'what the log shows').toContain(new URL(siteUrl).host);
  expect(hasCrashed, 'the page has crashed').toBe(false);
  return taken.flatMap(({ way, arrived, target, close }) => {
    close();
    if (netLog.includes(new URL(target.named).hostname)) arrived.push('a question for a name');
    return arrived.length > 0 ? [`${way.name}: ${[...new Set(arrived)].join(', ')}`] : [];
  });
}
