import { expect, test } from '@playwright/test';
import { BarePage } from '../../pipeline/playground/bare-page.ts';

const html = (body: string) => ({ headers: { 'Content-Type': 'text/html' }, body });
const url = 'http://lessons.test/';

test('a bare page loads what it is given, nothing else, and has the focus', async ({ browser }) => {
  const asked: string[] = [];
  const page = await BarePage.open(browser, ({ href }) => {
    asked.push(href);
    return href === url
      ? html('<title>Given</title><input autofocus><img src="http://other.test/">')
      : undefined;
  });
  await page.goto(url);
  const seen = await page.evaluate(
    (name) => [name, document.title, document.hasFocus(), document.images[0]?.complete],
    'seen',
  );
  expect(seen).toEqual(['seen', 'Given', true, true]);
  expect(asked).toContain('http://other.test/');
  await expect(page.goto('http://other.test/')).rejects.toThrow('ERR_BLOCKED_BY_CLIENT');
  await page.close();
});

test('what waits for a bare page is told of errors, a crash and its end', async ({ browser }) => {
  const open = () => BarePage.open(browser, () => html(''));
  const waitForever = () => new Promise<void>(() => undefined);
  const [crashing, closing] = await Promise.all([open(), open()]);
  await crashing.goto(url);
  const failing = crashing.evaluate(() => {
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  const waits = [crashing.evaluate(waitForever), closing.evaluate(waitForever)];
  const told = Promise.allSettled(waits);
  await Promise.allSettled([crashing.send('Page.crash'), closing.close()]);
  expect(await told).toMatchObject([
    { reason: { message: 'the page crashed' } },
    { reason: { message: 'the page was closed' } },
  ]);
  await crashing.close();
});

test('a page that is closed while it loads ends the wait for it', async ({ browser }) => {
  // Its picture is asked for before the document has loaded.
  const page = await BarePage.open(browser, ({ href }) => {
    if (href !== url) void page.close();
    return html('<img src="/picture">');
  });
  await expect(page.goto(url)).rejects.toThrow('closed');
});
