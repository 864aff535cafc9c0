import { expect, test, type Page } from '@playwright/test';
import type { Diagnostic, Fix } from '../../explain/diagnostic.ts';
import { applyVerifiedFix } from '../../explain/case-tests/apply-fix.ts';
import { buildPage } from '../../explain/cases/case.ts';
import { caseRows } from '../../explain/case-tests/list-cases.ts';

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

/** Whether a fix does no more than remove a declaration that has no effect, which changes no picture. */
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

/** Whether what the browser made of a page may be what was meant: the fix then only writes the same tree correctly. */
function isWrittenRepair({ kind }: Diagnostic): boolean {
  return kind === 'repaired-tree';
}

test('every offered fix changes the page, writes a repair or removes what has no effect', async ({
  page,
}) => {
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
  const offered = { visible: 0, all: 0 };
  const useless: string[] = [];
  for (const { mistake, shows } of caseRows) {
    const html = buildPage(mistake);
    const applied = applyVerifiedFix(html);
    if (!applied) continue;
    offered.all += 1;
    const pages = [html, applied.fixed] as const;
    if (await differ(page, pages, show, takePicture)) offered.visible += 1;
    else if (
      !isWrittenRepair(applied.diagnostic) &&
      !isRemoval(applied.diagnostic, applied.fix) &&
      !(await differ(page, pages, show, readTree)) &&
      !(await differ(page, pages, show, readValues)) &&
      !(await differ(page, pages, showPressed, takePicture)) &&
      !(await differ(page, pages, showPressed, readValues)) &&
      !(await differ(page, pages, showWide, takePicture))
    )
      useless.push(shows);
  }
  expect(useless).toEqual([]);
  expect(offered.all, 'most mistakes have a fix').toBeGreaterThan(caseRows.length * 0.9);
  expect(offered.visible, 'most fixes are seen at once').toBeGreaterThan(offered.all / 2);
});
