import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Frame, Locator } from '@playwright/test';
import { createShareFragment } from '../../../app/learn/code/share-code.ts';
import type { SourceFile } from '../../../contract/lessons/lesson-code.ts';
import { plainExample } from '../../lessons/find-part.ts';
import { waitForHydration, expect, test } from '../../site.ts';
import { readStorage } from '../visitors.ts';
import { findSample, openLesson, resultOf } from './plain-sample.ts';

const { path: lesson } = plainExample;
const { name } = plainExample.part;

/** The frame that shows a part's result, once its document is there. */
async function frameOf(part: Locator): Promise<Frame> {
  const handle = await part.locator('.result-frame').elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('no frame');
  return frame;
}

test('a URL shares the code, scripts in it do not run immediately, and an invalid URL is reported', async ({
  page,
  site,
}) => {
  const fragment = await createShareFragment(name, [
    { language: 'html', code: '<p id="x">Shared</p><script>x.textContent = "Ran";</script>' },
  ]);
  await openLesson(page, site, fragment);
  const sample = findSample(page);
  await expect(sample.getByText('has not run yet')).toBeVisible();
  await sample.getByRole('button', { name: 'Run it' }).click();
  await expect(resultOf(sample).getByText('Ran')).toBeVisible();
  await page.goto(`${lesson}${fragment.slice(0, -9)}`);
  await expect(findSample(page).getByRole('alert')).toContainText('can’t be read');
});

for (const [how, code] of [
  ['an event handler after a slash', '<svg/onload="document.body.dataset.ran=1">'],
  [
    'a handler that only noscript reveals',
    '<noscript><p title="</noscript><svg onload=document.body.dataset.ran=1>"></noscript>',
  ],
  ['a frame with a document', '<iframe srcdoc="<script>top.ran=1</script>"></iframe>'],
  ['a page that goes elsewhere', '<meta http-equiv=&#114;efresh content="0;url=http://127.0.0.1:1/">'],
  ['a script after an ignored frameset', '<frameset></frameset><script>document.body.dataset.ran=1</script>'],
  ['a script after a comment that ends early', '<!--><script>document.body.dataset.ran=1</script>-->'],
] as const)
  test(`shared code waits for Run it: ${how}`, async ({ page, site }) => {
    await openLesson(
      page,
      site,
      await createShareFragment(name, [{ language: 'html', code: `<p>Shared</p>${code}` }]),
    );
    const sample = findSample(page);
    await expect(sample.getByRole('button', { name: 'Run it' })).toBeVisible();
    await expect(resultOf(sample).getByText('Shared')).toHaveCount(0);
  });

test('WebRTC is removed before a script in front of the head runs', async ({ page, site }) => {
  const code =
    '<!doctype html><!-- <head> --><script>var seen = typeof RTCPeerConnection;</script><html lang="en"><head><title>x</title></head><body><p id="x"></p><script>x.textContent = "peer: " + seen;</script></body></html>';
  await openLesson(page, site, await createShareFragment(name, [{ language: 'html', code }]));
  const sample = findSample(page);
  await sample.getByRole('button', { name: 'Run it' }).click();
  await expect(resultOf(sample).getByText('peer: undefined')).toBeVisible();
});

/** Everything a learner's script might try to get out; each leaves a word of what came of it. */
const attempts = (elsewhere: string, udpPort: number) => `
const results = {};
const attempt = async (name, act) => {
  try { results[name] = 'let through: ' + (await Promise.race([act(), new Promise((resolve) => setTimeout(() => resolve('nothing'), 1500))])); }
  catch (error) { results[name] = 'refused: ' + error.name; }
};
const loads = (element, key, address) => new Promise((resolve, reject) => {
  element.onload = () => resolve('loaded'); element.onerror = () => reject(new Error('refused')); element[key] = address; document.body.append(element);
});
(async () => {
  await attempt('localStorage', () => localStorage.length);
  await attempt('sessionStorage', () => sessionStorage.length);
  await attempt('cookie', () => { document.cookie = 'a=1'; return document.cookie; });
  await attempt('indexedDB', () => new Promise((resolve, reject) => { const open = indexedDB.open('x'); open.onsuccess = () => resolve('opened'); open.onerror = () => reject(open.error); }));
  await attempt('parent', () => parent.document.title);
  await attempt('parentStorage', () => parent.localStorage.token);
  await attempt('nested', () => { const frame = document.createElement('iframe'); document.body.append(frame); return String(frame.contentWindow.RTCPeerConnection); });
  await attempt('fetchSite', () => fetch('/health').then((answer) => answer.status));
  await attempt('fetchElsewhere', () => fetch('${elsewhere}/fetch', { mode: 'no-cors' }).then(() => 'sent'));
  await attempt('image', () => loads(new Image(), 'src', '${elsewhere}/image'));
  await attempt('siteImage', () => loads(new Image(), 'src', '/generated/favicon.svg'));
  await attempt('script', () => loads(document.createElement('script'), 'src', '${elsewhere}/script.js'));
  await attempt('style', () => loads(Object.assign(document.createElement('link'), { rel: 'stylesheet' }), 'href', '${elsewhere}/style.css'));
  await attempt('socket', () => new Promise((resolve, reject) => { const socket = new WebSocket('${elsewhere.replace('http', 'ws')}'); socket.onopen = () => resolve('open'); socket.onerror = () => reject(new Error('refused')); }));
  await attempt('peer', async () => { const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udpPort}' }] }); peer.createDataChannel('x'); await peer.setLocalDescription(await peer.createOffer()); return 'asked'; });
  await attempt('worker', () => new Promise((resolve, reject) => { const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); worker.onmessage = () => resolve('ran'); worker.onerror = () => reject(new Error('refused')); }));
  await attempt('serviceWorker', () => navigator.serviceWorker.register('/sw.js').then(() => 'registered'));
  await attempt('popup', () => { const opened = open('${elsewhere}/popup'); if (!opened) throw new Error('refused'); return 'opened'; });
  await attempt('top', () => { top.location.href = '${elsewhere}/top'; return 'set'; });
  navigator.sendBeacon('${elsewhere}/beacon');
  const form = Object.assign(document.createElement('form'), { method: 'post', action: '${elsewhere}/form' });
  document.body.append(form); form.submit();
  for (let count = 0; count < 3000; count += 1) parent.postMessage({ kind: 'height', height: count % 700 }, '*');
  parent.postMessage({ kind: 'picked', path: ['<img>'], name: '<img src=x onerror=alert(1)>' }, '*');
  document.body.dataset.results = JSON.stringify(results);
})();`;

test.describe('learners’ code', () => {
  test.use({ expectedErrors: [/./] });

  test('cannot access the site’s origin, storage or pages, or any other URL', async ({ page, site }) => {
    test.setTimeout(90_000);
    const reached: string[] = [];
    const server = createServer((socket) => {
      reached.push('a connection');
      socket.on('data', (data) => reached.push(data.toString().split('\r\n')[0] ?? ''));
      socket.on('error', () => undefined);
    }).listen(0, '127.0.0.1');
    const datagrams = createSocket('udp4').bind(0, '127.0.0.1');
    datagrams.on('message', () => reached.push('a datagram'));
    await new Promise<void>((resolve) => {
      datagrams.once('listening', () => resolve());
    });
    const elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const files: SourceFile[] = [
      {
        language: 'html',
        code: `<link rel="preconnect" href="${elsewhere}"><link rel="prefetch" href="${elsewhere}/prefetch"><p>Chai</p><img src="${elsewhere}/markup"><meta http-equiv="refresh" content="600;url=${elsewhere}/refresh"><script>${attempts(elsewhere, datagrams.address().port)}</script>`,
      },
      {
        language: 'css',
        code: `@import url(${elsewhere}/import.css); p { background: url(${elsewhere}/background); }`,
      },
    ];
    await openLesson(page, site, await createShareFragment(name, files));
    const before = await readStorage(page);
    const siteRequests: string[] = [];
    const sample = findSample(page);
    await page.evaluate(() => {
      Object.assign(window, { untouched: true });
    });
    page.on('requestfinished', (request) => {
      if (request.frame() !== page.mainFrame()) siteRequests.push(new URL(request.url()).pathname);
    });
    await sample.getByRole('button', { name: 'Run it' }).click();
    const body = resultOf(sample).locator('body[data-results]');
    await expect(body).toBeAttached({ timeout: 40_000 });
    const results: Record<string, string> = JSON.parse((await body.getAttribute('data-results')) ?? '{}');
    for (const [name, word] of Object.entries(results)) expect(word, name).toMatch(/^refused|: nothing$/);
    expect(Object.keys(results)).toHaveLength(19);
    expect(reached, 'what came out').toEqual([]);
    expect(
      siteRequests.filter((path) => !/^\/(?:playground$|results\/|lesson-files\/)/.test(path)),
      'requests to the site',
    ).toEqual([]);
    // The page itself records in the progress how far one has read.
    expect({ ...(await readStorage(page)), progress: undefined }).toEqual({ ...before, progress: undefined });
    expect(page.url()).toContain(lesson);
    expect(await page.evaluate(() => 'untouched' in window)).toBe(true);

    const frame = await frameOf(sample);
    for (const address of [`${elsewhere}/navigate?secret`, '/courses?secret', '/health']) {
      await frame
        .evaluate((to) => {
          location.href = to;
        }, address)
        .catch(() => undefined); // the frame may be gone before it answers
      await page.waitForTimeout(300);
    }
    // The browser opens a line ahead of a navigation that the policy then refuses; nothing is said on it.
    expect(
      reached.filter((what) => what !== 'a connection'),
      'what navigation reached',
    ).toEqual([]);
    expect(siteRequests.filter((path) => path === '/courses' || path === '/health')).toEqual([]);
    server.close();
    datagrams.close();
  });

  test('in a loop that never ends is stopped, and the code stays', async ({ page, site }) => {
    const code = `<p id="p">Round</p>
<script>
  let rounds = 0;
  while (rounds >= 0) rounds += 1;
</script>
<button onclick="do {} while (true)">Again</button>
<script>p.textContent = 'Out of ' + (rounds > 1000);</script>`;
    await openLesson(page, site, await createShareFragment(name, [{ language: 'html', code }]));
    const sample = findSample(page);
    await sample.getByRole('button', { name: 'Run it' }).click();
    await expect(sample.getByText('The loop in HTML line 4 did not end')).toBeVisible();
    await expect(resultOf(sample).getByText('Out of true')).toBeVisible();
    await expect(sample.locator('.cm-content')).toContainText('while (rounds >= 0)');
    await expect(sample.getByText('still running')).toBeHidden();
  });

  test('in loops of handlers and nested documents is stopped, too', async ({ page, site }) => {
    const nested = '<p>Inside</p>\n<script>for (let a = 1; a &amp;&amp; true; );</script>';
    const code = `<button onclick="for (;;) 'a &quot;loop&quot;';">Press</button>
<iframe srcdoc='${nested}'></iframe>`;
    await openLesson(page, site, await createShareFragment(name, [{ language: 'html', code }]));
    const sample = findSample(page);
    await sample.getByRole('button', { name: 'Run it' }).click();
    await expect(sample.getByText('The loop in HTML line 3 did not end')).toBeVisible();
    await resultOf(sample).getByRole('button', { name: 'Press' }).click();
    await expect(sample.getByText('The loop in HTML line 1 did not end')).toBeVisible();
  });

  test('in long loops that end runs to its end, in many tasks as well', async ({ page, site }) => {
    const code = `<p id="p">Not yet</p><script>
      let rounds = 0;
      const work = (end) => { while (performance.now() < end) rounds += 1; };
      work(performance.now() + 400);
      (async () => {
        for (let task = 0; task < 8; task += 1) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          work(performance.now() + 300);
        }
        p.textContent = 'All done';
      })();
    </script>`;
    await openLesson(page, site, await createShareFragment(name, [{ language: 'html', code }]));
    const sample = findSample(page);
    await sample.getByRole('button', { name: 'Run it' }).click();
    await expect(resultOf(sample).getByText('All done')).toBeVisible();
    await expect(sample.getByText('did not end')).toBeHidden();
  });

  test('that never ends can be stopped, and does not start again by itself', async ({ page, site }) => {
    await openLesson(
      page,
      site,
      await createShareFragment(name, [
        {
          language: 'html',
          code: '<p>Round</p><script>const next = () => Promise.resolve().then(next); next();</script>',
        },
      ]),
    );
    const sample = findSample(page);
    await sample.getByRole('button', { name: 'Run it' }).click();
    await sample.getByRole('button', { name: 'Stop it' }).click({ timeout: 15_000 });
    await expect(sample.getByText('Stopped.')).toBeVisible();
    await page.goto(lesson);
    await waitForHydration(page);
    await sample.getByRole('button', { name: 'Edit' }).click();
    await expect(sample.getByText('did not finish')).toBeVisible();
  });
});
