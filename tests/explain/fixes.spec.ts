import { expect, test, type Page } from '@playwright/test';
import type { Diagnostic, Fix } from '../../explain/diagnostic.ts';
import { applyVerifiedFix } from '../../explain/coverage/apply-fix.ts';
import { buildPage } from '../../explain/coverage/coverage-row.ts';
import { coverageRows } from '../../explain/coverage/coverage-rows.ts';

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

/** Shows a page, and the moment of its animations that is looked at. */
async function show(page: Page, html: string): Promise<void> {
  await page.setContent(html);
  await stopAnimations(page, 250);
}

const viewport = { width: 700, height: 400 };

/** Shows a page in a wider window, for queries of its width. */
async function showWide(page: Page, html: string): Promise<void> {
  await page.setViewportSize({ ...viewport, width: 1000 });
  await show(page, html);
}

/** Shows a page while the mouse is pressed on its last element, for :hover, :focus and :active. */
async function showPressed(page: Page, html: string): Promise<void> {
  await page.setContent(html);
  await stopAnimations(page, 0); // a box that turns would leave the mouse
  const box = await page.locator('body *:not(script)').last().boundingBox();
  await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
  await page.mouse.down();
  await stopAnimations(page, 250);
}

/** Moves the mouse away before it is released, so that it clicks nothing. */
async function releaseMouse(page: Page): Promise<void> {
  await page.mouse.move(699, 399);
  await page.mouse.up();
}

/** The shown page's tree with its attributes and texts. */
function readTree(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify(
      [...document.querySelectorAll('body, body *, title')].map((element) => [
        element.tagName,
        element.parentElement?.tagName,
        [...element.attributes].map(({ name, value }) => [name, value]),
        [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')),
      ]),
    ),
  );
}

/** The value of every property on every element of the shown page. */
function readValues(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify(
      [...document.querySelectorAll('body, body *, title')].flatMap((element) =>
        ['', '::before', '::after', '::marker'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          return [...style].map((name) => style.getPropertyValue(name));
        }),
      ),
    ),
  );
}

type PagePair = readonly [before: string, after: string];

/** Whether a browser makes something else of the two pages, by one way to show and one to read a page. */
async function differ(
  page: Page,
  [before, after]: PagePair,
  showPage: typeof show,
  read: (page: Page) => Promise<string>,
): Promise<boolean> {
  const readings: string[] = [];
  for (const html of [before, after]) {
    await showPage(page, html);
    readings.push(await read(page));
    if (showPage === showPressed) await releaseMouse(page);
    if (showPage === showWide) await page.setViewportSize(viewport);
  }
  return readings[0] !== readings[1];
}

/** What shows only with a file of a picture, beside other columns, or in another state. */
const shownOtherwise = ['a minimum in fr', 'object-fit with one side set'];

/** What the engine does not report, so that there is nothing to fix: see `coverage.test.ts`. */
const withoutDiagnostic = [
  'a nearer scope',
  'display inline-block on a flex item',
  'display inline-block on a float',
];

/** Declarations that can't be of use on their element: the fix removes them, which changes no picture. */
const removed = [
  'appearance on a block',
  'border-collapse on a block',
  'caption-side on a block',
  'caret-color on a block',
  'clear on a flex item',
  'object-fit on a box',
  'object-position on a box',
  'stroke-linecap on HTML',
  'table-layout on a block',
];

/** Whether a fix does no more than remove the declaration that has no effect. */
function isRemoval({ kind, range }: Diagnostic, { edits }: Fix): boolean {
  const [edit, ...others] = edits;
  return (
    kind === 'no-effect' &&
    others.length === 0 &&
    edit?.newText === '' &&
    edit.range.start.line === range.start.line &&
    edit.range.start.character === range.start.character
  );
}

/** What the browser made of it was meant: the fix makes the page valid and changes nothing more. */
const repairedAsMeant = [
  'a button in a button',
  'a cell closed as a heading cell',
  'a cell straight in a table',
  'a character reference without its semicolon',
  'a description closed as a term',
  'a div in an svg',
  'a div in math',
  'a field in a select with its end tag',
  'a form in a form',
  'a frameset in the body',
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
  test.slow(); // it takes 1,200 pictures
  await page.setViewportSize(viewport);
  await releaseMouse(page);
  // Some fixes are for users who did not ask for less motion.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The pixels of the shown page. Playwright's own method also waits for fonts and hides the caret, and takes a fifth
  // more of the processor for these 1,200 pictures.
  const session = await page.context().newCDPSession(page);
  const takePicture = async () =>
    (await session.send('Page.captureScreenshot', { optimizeForSpeed: true })).data;
  const changed = { picture: 0, other: 0 };
  const unchanged: string[] = [];
  const withoutFix: string[] = [];
  const removals: string[] = [];
  for (const { mistake, shows } of coverageRows) {
    const html = buildPage(mistake);
    const applied = applyVerifiedFix(html);
    if (!applied) {
      withoutFix.push(shows);
      continue;
    }
    const pages = [html, applied.fixed] as const;
    if (await differ(page, pages, show, takePicture)) changed.picture += 1;
    else if (isRemoval(applied.diagnostic, applied.fix)) removals.push(shows);
    else if (
      (await differ(page, pages, show, readTree)) ||
      (await differ(page, pages, show, readValues)) ||
      (await differ(page, pages, showPressed, takePicture)) ||
      (await differ(page, pages, showPressed, readValues)) ||
      (await differ(page, pages, showWide, takePicture))
    )
      changed.other += 1;
    else unchanged.push(shows);
  }
  expect(unchanged.toSorted()).toEqual([...shownOtherwise, ...repairedAsMeant].toSorted());
  expect(removals.toSorted()).toEqual(removed);
  expect(changed.picture).toBeGreaterThan(400);
  expect(withoutFix.toSorted()).toEqual(withoutDiagnostic);
});
