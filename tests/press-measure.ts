import type { Locator } from '@playwright/test';

/** Presses *Measure* above an example by keyboard, in the menu where the bar does not have it. */
export async function pressMeasure(example: Locator): Promise<void> {
  const menu = example.getByRole('button', { name: /^More tools/ });
  const measure = example.getByRole('button', { name: 'Measure', exact: true });
  if ((await example.locator('.measure-tool').count()) === 0) await menu.press('Enter');
  await measure.press('Enter');
}
