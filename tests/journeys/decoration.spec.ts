import { waitForHydration, expect, test } from '../site.ts';

test.describe('with motion and a mouse', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('characters fall on a canvas behind every page, which is as large as the window and ignores clicks', async ({
    page,
  }) => {
    for (const path of ['/', '/clubs', '/login']) {
      await page.goto(path);
      const canvas = page.locator('canvas');
      await expect(canvas).toHaveCount(1);
      const style = await canvas.evaluate((element) => {
        const { position, pointerEvents } = getComputedStyle(element);
        const { x, y, width, height } = element.getBoundingClientRect();
        return {
          position,
          pointerEvents,
          box: [x, y, width, height],
          hidden: element.getAttribute('aria-hidden'),
        };
      });
      expect(style).toEqual({
        position: 'fixed',
        pointerEvents: 'none',
        box: [0, 0, 1280, 900],
        hidden: 'true',
      });
    }
    expect(await page.evaluate(() => document.elementFromPoint(640, 450)?.tagName)).not.toBe('CANVAS');
  });

  test('the characters move', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('canvas')).toHaveCount(1);
    const picture = () => page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    const before = await picture();
    await expect.poll(picture).not.toBe(before);
  });

  test('moving the cursor by ten pixels leaves a dot that is gone after a second', async ({ page }) => {
    await page.goto('/about');
    await waitForHydration(page);
    await expect(page.locator('canvas')).toHaveCount(1);
    const dots = page.locator('.cursor-dot');
    await page.mouse.move(300, 300);
    await page.mouse.move(305, 300);
    await expect(dots).toHaveCount(0);
    await page.mouse.move(312, 300);
    const life = await dots
      .first()
      .evaluate((dot) =>
        dot.getAnimations().map((animation) => animation.effect?.getComputedTiming().endTime),
      );
    expect(life).toEqual([1000]);
    expect(
      await dots.first().evaluate((dot) => getComputedStyle(dot.parentElement ?? dot).pointerEvents),
    ).toBe('none');
    await expect(dots).toHaveCount(0);
  });

  test('switching to reduced motion removes all decoration immediately', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('canvas')).toHaveCount(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('canvas')).toHaveCount(0);
    await expect(page.locator('.cursor-layer')).toHaveCount(0);
  });
});

/**
 * Waits as long as the page would to start its decoration: until it has been idle, or for so long that it is
 * drawn all the same.
 */
const idle = () =>
  new Promise<void>((resolve) => {
    const timeout = 3000;
    requestIdleCallback(() => requestIdleCallback(() => resolve(), { timeout }), { timeout });
  });

test('under reduced motion there is neither canvas nor trail', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.mouse.move(300, 300);
  await page.mouse.move(400, 400);
  await page.evaluate(idle);
  await expect(page.locator('canvas, .cursor-layer, .cursor-dot')).toHaveCount(0);
});

test.describe('on touch', () => {
  test.use({
    reducedMotion: 'no-preference',
    isMobile: true,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });

  test('there is neither canvas nor trail', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await page.touchscreen.tap(200, 500);
    await page.evaluate(idle);
    await expect(page.locator('canvas, .cursor-layer, .cursor-dot')).toHaveCount(0);
  });
});
