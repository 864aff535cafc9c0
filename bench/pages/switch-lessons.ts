import type { Page } from '@playwright/test';

/** The time from the key press until the other lesson is in the DOM. */
export type Switch = { frames: number; milliseconds: number };

/** Presses a key and counts the animation frames until the main heading has changed. */
async function timeSwitch(page: Page, key: string): Promise<Switch> {
  const before = await page.locator('h1').textContent();
  const counted = page.evaluate(
    (title) =>
      new Promise<Switch>((resolve) => {
        document.addEventListener(
          'keydown',
          () => {
            const start = performance.now();
            let frames = 0;
            const checkHeading = () => {
              frames += 1;
              if (document.querySelector('h1')?.textContent === title) requestAnimationFrame(checkHeading);
              else resolve({ frames, milliseconds: performance.now() - start });
            };
            requestAnimationFrame(checkHeading);
          },
          { once: true, capture: true },
        );
        document.documentElement.dataset.counting = '';
      }),
    before,
  );
  await page.waitForFunction(() => document.documentElement.dataset.counting === '');
  await page.keyboard.press(key);
  const result = await counted;
  await page.evaluate(() => {
    delete document.documentElement.dataset.counting;
  });
  return result;
}

/**
 * Switches between the open lesson and the next one, `rounds` times in each direction. Both lessons are
 * loaded before.
 */
export async function timeSwitches(page: Page, rounds: number): Promise<Switch[]> {
  await timeSwitch(page, ']');
  await timeSwitch(page, '[');
  const switches: Switch[] = [];
  for (let round = 0; round < rounds; round += 1)
    switches.push(await timeSwitch(page, ']'), await timeSwitch(page, '['));
  return switches;
}
