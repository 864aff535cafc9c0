import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** A mid-range phone on a slow mobile connection. */
const conditions = {
  cpuRate: 4,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Milliseconds until the address paints text or a picture for the first time, nothing cached, throttled. */
export async function timeFirstPaint(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuRate });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: conditions.downloadThroughput,
    uploadThroughput: conditions.uploadThroughput,
  });
  await page.goto(address);
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === 'first-contentful-paint') resolve(startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await session.detach();
  return painted;
}

/** The open lesson's words in their elements, as a file that has neither style nor script. */
export async function bareText(page: Page): Promise<string> {
  const body = await page.evaluate(() => {
    const article = document.querySelector('.lesson-article')?.cloneNode(true);
    if (!(article instanceof Element)) throw new Error('There is no lesson on this page.');
    article.querySelectorAll('svg, iframe, script, style, button, template').forEach((each) => each.remove());
    article
      .querySelectorAll('*')
      .forEach((each) =>
        [...each.attributes].forEach(({ name }) => name !== 'href' && each.removeAttribute(name)),
      );
    return article.innerHTML;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lesson</title>${body}</html>`;
}

/** Serves one HTML text, compressed, at a free port of 127.0.0.1. */
export async function serveBare(html: string): Promise<{ address: string; close: () => void }> {
  const body = gzipSync(html);
  const server = createServer((_, answer) => {
    answer
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'gzip' })
      .end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
