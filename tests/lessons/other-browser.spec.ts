import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startRemoteCheckRunner } from '../../pipeline/playground/remote-check-runner.ts';

test('a browser that opens the page runs checks, also after a reload, and reports what breaks', async ({
  page,
}) => {
  const runner = await startRemoteCheckRunner('127.0.0.1');
  const check = {
    id: 'wide',
    says: 'The picture is wide.',
    box: { of: 'img', measure: 'width', 'at-least': 100 },
  } as const;
  const filesOf = (width: number) => [
    {
      language: 'html' as const,
      code: `<img src="/lesson-files/poster-boat.svg" alt="A boat" width="${width}">`,
    },
  ];
  try {
    // Nobody has opened the page yet, so this one waits.
    const waiting = runner.runChecks(filesOf(120), [check]);
    await page.goto(runner.url);
    expect(await waiting).toMatchObject([{ id: 'wide', passed: true }]);
    expect(await runner.runChecks(filesOf(20), [check])).toMatchObject([{ id: 'wide', passed: false }]);
    const lost = runner.runChecks(filesOf(120), [{ ...check, when: { after: 2_000 } }]);
    await expect(page.getByTitle('Checks').first()).toBeAttached();
    // The old page goes on asking for runs until the new one arrives.
    await page.route(runner.url, async (route) => {
      const response = await route.fetch();
      await delay(500);
      await route.fulfill({ response });
    });
    await page.reload();
    expect(await lost).toMatchObject([{ id: 'wide', passed: true }]);
    await expect(page.getByText('Leave this page in front')).toBeVisible();
    expect((await fetch(`${runner.url}pages/1/next-run`)).status, 'the page before the reload').toBe(410);
    await page.route('**/generated/**', (route) => route.abort());
    await page.reload();
    await expect(runner.runChecks(filesOf(120), [check])).rejects.toThrow('fetch');
  } finally {
    await runner.close();
  }
});
