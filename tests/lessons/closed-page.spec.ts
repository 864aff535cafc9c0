import { expect, test } from '@playwright/test';
import { openClosedPage } from '../../pipeline/playground/closed-page.ts';

test('a closed page loads what it is given, nothing else, and has the focus', async ({ browser }) => {
  const url = 'http://lessons.test/';
  const asked: string[] = [];
  const page = await openClosedPage(browser, ({ href }) => {
    asked.push(href);
    return href === url
      ? {
          headers: { 'Content-Type': 'text/html' },
          body: '<title>Given</title><input autofocus><img src="http://other.test/">',
        }
      : undefined;
  });
  await page.goto(url);
  const seen = await page.evaluate(() => [document.title, document.hasFocus(), document.images[0]?.complete]);
  expect(seen).toEqual(['Given', true, true]);
  expect(asked).toContain('http://other.test/');
  await expect(page.goto('http://other.test/')).rejects.toThrow('ERR_BLOCKED_BY_CLIENT');
  await page.context().close();
});
