import { expect, test, type Page } from '@playwright/test';
import { applyVerifiedFix } from '../../explain/coverage/apply-fix.ts';
import { buildPage } from '../../explain/coverage/coverage-row.ts';
import { coverageRows } from '../../explain/coverage/coverage-rows.ts';

/** What a browser makes of a page: its pixels, its tree, and the value of every property on every element. */
type Look = { picture: string; tree: string; values: string };

/** Stops the animations of the page at a time, so that what it looks like does not depend on the moment. */
async function stopAnimations(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline) continue; // one that is driven by scrolling
      animation.pause();
      animation.currentTime = time;
    }
  }, milliseconds);
}

async function look(page: Page, html?: string): Promise<Look> {
  if (html !== undefined) await page.setContent(html);
  await stopAnimations(page, 250);
  const [tree, values] = await page.evaluate(() => {
    const shown = [...document.querySelectorAll('body, body *, title')];
    const named = shown.map((element) => [
      element.tagName,
      element.parentElement?.tagName,
      [...element.attributes].map(({ name, value }) => [name, value]),
      [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')),
    ]);
    const computed = shown.flatMap((element) =>
      ['', '::before', '::after', '::marker'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return [...style].map((name) => style.getPropertyValue(name));
      }),
    );
    return [JSON.stringify(named), JSON.stringify(computed)];
  });
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 700, height: 400 } });
  return { picture: picture.toString('base64'), tree: tree ?? '', values: values ?? '' };
}

/** What a browser makes of a page while the mouse is pressed on its last element, for :hover, :focus and :active. */
async function lookWhilePressed(page: Page, html: string): Promise<Look> {
  await page.setContent(html);
  await stopAnimations(page, 0); // a box that turns would leave the mouse
  const box = await page.locator('body *:not(script)').last().boundingBox();
  await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
  await page.mouse.down();
  const pressed = await look(page);
  await page.mouse.move(699, 399);
  await page.mouse.up();
  return pressed;
}

/** What shows only with a file of a picture, beside other columns, or in another state. */
const shownOtherwise = ['a minimum in fr', 'object-fit with one side set'];

/** What the browser made of it was meant: the fix makes the page valid and changes nothing more. */
const repairedAsMeant = [
  'a button in a button',
  'a cell straight in a table',
  'a character reference without its semicolon',
  'a div in an svg',
  'a div in math',
  'a field in a select with its end tag',
  'a form in a form',
  'a heading closed at another level',
  'a heading in a heading',
  'a less-than sign before a digit',
  'a link in a link',
  'a maximum of auto',
  'a minimum of none',
  'a paragraph in an svg',
  'a row and a cell crossed',
  'a second html element',
  'a section closed by its parent',
  'a span that is never closed',
  'a table in a table',
  'a term in a description',
  'a title in the body of the page: head again',
  'an end tag of a section without a start',
  'an end tag with a class',
  'an end tag without a start',
  'an image element',
  'an item in an item',
  'an option in an option',
  'an unknown character reference',
  'body twice',
  'bold crossed with a block',
  'content after the end of the body',
  'emphasis crossed with a paragraph',
  'no space between attributes',
  'the end tag of a line break',
  'the end tag of an image',
  'the end tag of an input',
];

test('every offered fix changes the screenshot, the DOM or a computed value', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 400 });
  await page.mouse.move(699, 399);
  // Some fixes are for users who did not ask for less motion.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const changed = { picture: 0, other: 0 };
  const unchanged: string[] = [];
  const withoutFix: string[] = [];
  for (const { mistake, shows } of coverageRows) {
    const html = buildPage(mistake);
    const fixed = applyVerifiedFix(html)?.fixed;
    if (fixed === undefined) {
      withoutFix.push(shows);
      continue;
    }
    const [before, after] = [await look(page, html), await look(page, fixed)];
    if (before.picture !== after.picture) changed.picture += 1;
    else if (before.tree !== after.tree || before.values !== after.values) changed.other += 1;
    else {
      const [pressedBefore, pressedAfter] = [
        await lookWhilePressed(page, html),
        await lookWhilePressed(page, fixed),
      ];
      if (pressedBefore.picture !== pressedAfter.picture || pressedBefore.values !== pressedAfter.values)
        changed.other += 1;
      else unchanged.push(shows);
    }
  }
  expect(unchanged.toSorted()).toEqual([...shownOtherwise, ...repairedAsMeant].toSorted());
  expect(changed.picture).toBeGreaterThan(240);
  expect(withoutFix.length).toBeLessThanOrEqual(57);
});
