import { lessonPath } from '../../content/lessons/order.ts';
import { readGlossary } from '../../pipeline/lessons/parts/terms.ts';
import { waitForHydration, expect, test } from '../site.ts';
import { signInAs } from '../journeys/visitors.ts';
import { expectAccessible } from '../accessibility/axe.ts';

const terms = readGlossary();
const [first] = terms;
if (!first) throw new Error('No lesson defines a term.');

test.beforeEach(async ({ page, site }) => {
  await signInAs(page, site, 'verified member');
});

test('every term has its definition and a link to the heading that defines it', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\//.test(request.url())) calls.push(request.url());
  });
  await page.goto('/learning/glossary');
  await waitForHydration(page);
  await expect(page.getByRole('status').filter({ hasText: /terms?$/ })).toHaveText(
    terms.length === 1 ? '1 term' : `${terms.length} terms`,
  );
  expect(await page.locator('.term-row dt').allTextContents()).toEqual(
    expect.arrayContaining(terms.map(({ term }) => term)),
  );
  const links = await page
    .locator('.term-row .term-lessons li:first-child a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links)).toEqual(
    new Set(
      terms.map(
        ({ places: [place] }) =>
          `${lessonPath(place?.lesson ?? '')}${place?.heading ? `#${place.heading}` : ''}`,
      ),
    ),
  );
  const row = page.locator(`.glossary #${first.anchor}`);
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${lessonPath(first.places[0]?.lesson ?? '')}`));
  await expect(page.locator('.term-word', { hasText: first.term }).first()).toBeAttached();
  expect(calls, 'calls of the tutorials').toEqual([]);
});

test('/ focuses the search, which underlines matches; Escape clears it', async ({ page }) => {
  await page.goto('/learning/glossary');
  await waitForHydration(page);
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', { name: 'Search terms' });
  await expect(field).toBeFocused();
  await field.pressSequentially(first.term.toUpperCase());
  await expect(page.locator(`.glossary #${first.anchor} dt mark`)).toHaveText(first.term);
  await field.fill('no such term');
  await expect(page.getByText('No term matches your search.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /terms$/ })).toHaveText('0 terms');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(page.locator('.term-row')).toHaveCount(terms.length);
  const other = first.places.some(({ lesson }) => lesson.startsWith('html/')) ? 'HTML' : 'CSS';
  await page.getByRole('button', { name: other, exact: true }).click();
  await expect(page.locator(`.glossary #${first.anchor}`)).toBeVisible();
  await field.fill('x');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
});

test('a term’s card leads to its place in the glossary, and the search of the lessons finds it', async ({
  page,
}) => {
  const [place] = first.places;
  await page.goto(lessonPath(place?.lesson ?? ''));
  await waitForHydration(page);
  await page.locator('.term-word', { hasText: first.term }).first().click();
  await page.locator('.term-card:popover-open').getByRole('link', { name: 'All terms' }).click();
  await expect(page).toHaveURL(`/learning/glossary#${first.anchor}`);
  await expect(page.locator(`.glossary #${first.anchor}`)).toBeInViewport();
  await page.goto(lessonPath(place?.lesson ?? ''));
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Search the lessons' }).click();
  await page.getByLabel('Search terms').fill(first.term);
  await expect(page.locator(`.found-list a[href="/learning/glossary#${first.anchor}"]`)).toBeVisible();
});

test('a term’s card opens below a term under the mouse and stays open on the way to it', async ({ page }) => {
  const [place] = first.places;
  await page.goto(lessonPath(place?.lesson ?? ''));
  await waitForHydration(page);
  const word = page.locator('.term-word', { hasText: first.term }).first();
  await word.hover();
  const card = page.locator('.term-card:popover-open');
  const [wordBox, cardBox] = await Promise.all([word.boundingBox(), card.boundingBox()]);
  if (!wordBox || !cardBox) throw new Error('The term or its card is not shown.');
  const distances = [
    Math.abs(cardBox.y - (wordBox.y + wordBox.height)),
    Math.abs(wordBox.y - (cardBox.y + cardBox.height)),
  ];
  expect(Math.min(...distances)).toBeLessThan(2);
  const link = await card.getByRole('link').boundingBox();
  if (!link) throw new Error('The card has no link.');
  await page.mouse.move(link.x + 4, link.y + link.height / 2, { steps: 20 });
  await expect(card).toBeVisible();
});

test('the glossary is accessible and fits at both widths, in both themes', async ({ page }) => {
  await page.goto('/learning/glossary');
  await waitForHydration(page);
  await expectAccessible(page, [390, 1440]);
});

test('without scripts every term is shown and the search is not', async ({ browser, site, page }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    baseURL: site.url,
  });
  const plain = await context.newPage();
  await plain.goto('/learning/glossary');
  await expect(plain.locator('.term-row')).toHaveCount(terms.length);
  await expect(plain.locator('.term-search')).toBeHidden();
  await context.close();
});

test('a comma after a term stays on its line', async ({ page }) => {
  await page.goto(lessonPath('css/css-designing/grid-layout'));
  await waitForHydration(page);
  const alone = await page.evaluate(() => {
    const found: string[] = [];
    const marked = [...document.querySelectorAll('.term')].filter(({ nextSibling }) =>
      /^[,.;:]/.test(nextSibling?.textContent ?? ''),
    );
    for (let width = 200; width < 400; width += 2) {
      for (const term of marked) {
        const text = term.nextSibling;
        const block = term.closest('p, li, dd');
        if (!text || !(block instanceof HTMLElement)) continue;
        block.style.width = `${width}px`;
        const mark = document.createRange();
        mark.setStart(text, 0);
        mark.setEnd(text, 1);
        const bottom = term.querySelector('button')?.getBoundingClientRect().bottom ?? 0;
        if (mark.getBoundingClientRect().top >= bottom - 4) found.push(`${term.textContent} at ${width}`);
      }
    }
    return { terms: marked.length, found };
  });
  expect(alone.terms).toBeGreaterThan(0);
  expect(alone.found).toEqual([]);
});
