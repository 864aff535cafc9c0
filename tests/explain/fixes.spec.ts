import { expect, test, type Page } from '@playwright/test';
import { applyVerifiedFix } from '../../explain/coverage/apply-fix.ts';
import { buildPage } from '../../explain/coverage/coverage-row.ts';
import { coverageRows } from '../../explain/coverage/coverage-rows.ts';

/** What a browser makes of a page: its pixels, its tree, and the value of every property on every element. */
type Look = { picture: string; tree: string; values: string };

async function look(page: Page, html: string): Promise<Look> {
  await page.setContent(html);
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

/** What shows only in a state such as :hover, with a file of a picture, or beside other columns. */
const shownOtherwise = [
  'a minimum in fr',
  'a row behind cells of their own background',
  'a row for the mouse against every second row of a table',
  'a row for the mouse before every second row',
  'a state weaker than what is always so',
  'active before hover',
  'hover before link',
  'object-fit with one side set',
  'two functions of a state',
];

/** What the browser made of it was meant: the fix makes the page valid and changes nothing more. */
const repairedAsMeant = [
  'a button in a button',
  'a cell straight in a table',
  'a div in an svg',
  'a div in math',
  'a field in a select with its end tag',
  'a heading closed at another level',
  'a heading in a heading',
  'a link in a link',
  'a maximum of auto',
  'a minimum of none',
  'a paragraph in an svg',
  'a row and a cell crossed',
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
  'bold crossed with a block',
  'emphasis crossed with a paragraph',
  'no space between attributes',
  'the end tag of a line break',
  'the end tag of an image',
  'the end tag of an input',
];

test('every offered fix changes the screenshot, the DOM or a computed value', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 400 });
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
    else unchanged.push(shows);
  }
  expect(unchanged.toSorted()).toEqual([...shownOtherwise, ...repairedAsMeant].toSorted());
  expect(changed.picture).toBeGreaterThan(240);
  expect(withoutFix.length).toBeLessThanOrEqual(100);
});
