import { expect, test, type Page } from '@playwright/test';
import { fullVariant, createBootBundler } from '../../../pipeline/pages/boot-scripts.ts';

/*
 * The script in the head of every page, with all its parts, in a page that has nothing else: what it does before the first
 * paint and until hydration (app/boot/head.ts).
 */

declare global {
  interface Window {
    /** What the page's handlers were called for. */
    heard: string[];
  }
}

const origin = 'http://boot.test';
const rules = [
  { path: '/courses', access: 'verified' },
  { path: '/admin', access: 'admin' },
  { path: '/learning/css', access: 'verified', startsAt: '/learning/css/first' },
];

type Options = {
  stored?: Record<string, string> | 'forbidden';
  body?: string;
};

/** Opens a page at a path below the site's origin. Nothing is loaded from a network. */
async function openPage(page: Page, path: string, { stored = {}, body = '' }: Options = {}): Promise<void> {
  const { headScript } = await createBootBundler()(fullVariant);
  const attribute = JSON.stringify(rules).replaceAll('"', '&quot;');
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html><head><script data-rules="${attribute}">${headScript}</script></head><body>${body}</body></html>`,
    }),
  );
  await page.addInitScript((values) => {
    if (values === 'forbidden')
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    else for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  await page.goto(origin + path);
}

const root = (page: Page) => page.locator('html');
const hydrate = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('hydrated')));
const readProperty = (page: Page, name: string) =>
  page.evaluate((property) => document.documentElement.style.getPropertyValue(property), name);

const kinds: [Record<string, string>, string][] = [
  [{}, 'visitor'],
  [{ isVerified: 'true', roleAdmin: 'true' }, 'visitor'],
  [{ token: 't', roleAdmin: 'true' }, 'member'],
  [{ token: 't', isVerified: 'true' }, 'verified'],
  [{ token: 't', isVerified: 'true', roleAdmin: 'true' }, 'admin'],
];
for (const [stored, kind] of kinds)
  test(`the document is marked as ${kind} for ${JSON.stringify(stored)}`, async ({ page }) => {
    await openPage(page, '/', { stored });
    await expect(root(page)).toHaveAttribute('data-visitor', kind);
  });

test('who may not see a page is sent away, and who may stays', async ({ page }) => {
  await openPage(page, '/courses');
  await expect(page).toHaveURL(`${origin}/login`);
  await page.evaluate(() => localStorage.setItem('token', 't'));
  await page.goto(`${origin}/admin/person/`);
  await expect(page).toHaveURL(`${origin}/`);
  await page.evaluate(() => localStorage.setItem('isVerified', 'true'));
  await page.goto(`${origin}/courses`);
  await expect(page).toHaveURL(`${origin}/courses`);
  await page.goto(`${origin}/learning/css/`);
  await expect(page).toHaveURL(`${origin}/learning/css/first`);
});

test.describe('the theme', () => {
  for (const [colorScheme, stored, theme] of [
    ['dark', {}, 'night'],
    ['light', {}, 'paper'],
    ['light', { theme: 'night' }, 'night'],
    ['light', { theme: 'pink' }, 'paper'],
    ['light', 'forbidden', 'paper'],
  ] as const)
    test(`is ${theme} for ${JSON.stringify(stored)} where the system is ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openPage(page, '/', { stored });
      await expect(root(page)).toHaveAttribute('data-theme', theme);
      await expect(root(page)).toHaveAttribute('data-visitor', 'visitor');
    });
});

test('the username and its initials are there for the bar', async ({ page }) => {
  await openPage(page, '/', { stored: { token: 't', username: 'meera_k' } });
  expect(await readProperty(page, '--username')).toBe('"meera_k"');
  expect(await readProperty(page, '--initials')).toBe('"MK"');
});

test('the username is quoted so that it can’t be anything but text', async ({ page }) => {
  await openPage(page, '/', { stored: { token: 't', username: '";} x' } });
  expect(await readProperty(page, '--username')).toBe('"\\";} x"');
});

test('the secret of a mailed link leaves the URL, and no other fragment does', async ({ page }) => {
  await openPage(page, '/forgot-password?from=mail#secret.email');
  expect(page.url()).toBe(`${origin}/forgot-password?from=mail`);
  expect(await page.evaluate(() => (globalThis as { openedFragment?: string }).openedFragment)).toBe(
    'secret.email',
  );
  await page.goto(`${origin}/about#lists`);
  expect(page.url()).toBe(`${origin}/about#lists`);
});

test('the browser does not scroll by itself', async ({ page }) => {
  await openPage(page, '/');
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
});

const counted = `<script>globalThis.heard = [];
const hear = (text) => globalThis.heard.push(text);</script>`;
const readHeard = (page: Page) => page.evaluate(() => window.heard);

test('a press before hydration is held, marked, and done once, right after it', async ({ page }) => {
  await openPage(page, '/', {
    body: `${counted}<button type="button" onclick="hear('pressed')">Go</button>`,
  });
  const button = page.getByRole('button');
  await button.click();
  await button.click();
  expect(await readHeard(page)).toEqual([]);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await hydrate(page);
  expect(await readHeard(page)).toEqual(['pressed']);
  await expect(button).not.toHaveAttribute('aria-busy');
  await button.click();
  expect(await readHeard(page)).toEqual(['pressed', 'pressed']);
});

test('what has left the page is not pressed, and a menu that the browser opens is left to it', async ({
  page,
}) => {
  await openPage(page, '/', {
    body: `${counted}<button type="button" id="gone" onclick="hear('gone')">Gone</button>
      <button type="button" popovertarget="menu">Menu</button><div popover id="menu">Links</div>`,
  });
  await page.getByRole('button', { name: 'Gone' }).click();
  await page.evaluate(() => document.getElementById('gone')?.remove());
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByText('Links')).toBeVisible();
  await hydrate(page);
  expect(await readHeard(page)).toEqual([]);
});

test('a submit before hydration never reaches the URL and is done with its button afterwards', async ({
  page,
}) => {
  await openPage(page, '/login', {
    body: `${counted}<form onsubmit="event.preventDefault(); hear(event.submitter.value)"><input name="email" required value="a@b.c"><button name="by" value="button">Send</button></form>`,
  });
  await page.getByRole('button').click();
  expect(page.url()).toBe(`${origin}/login`);
  await expect(page.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  await hydrate(page);
  expect(await readHeard(page)).toEqual(['button']);
  await expect(page.getByRole('button')).not.toHaveAttribute('aria-busy');
});

const choices = `${counted}<label><input type="radio" name="a" checked onclick="hear('first')">First</label>
  <label><input type="radio" name="a" onclick="hear('second')">Second</label>
  <input type="range" min="0" max="3" value="0" oninput="hear(this.value)">`;

test('a choice made before hydration is made again after it, the last one last', async ({ page }) => {
  await openPage(page, '/about', { body: choices });
  await page.getByLabel('Second').click();
  await page.getByRole('slider').fill('2');
  await page.evaluate(() => (window.heard = []));
  await hydrate(page);
  expect(await readHeard(page)).toEqual(['second', '2']);
  await expect(page.getByLabel('Second')).toBeChecked();
  await expect(page.getByRole('slider')).toHaveValue('2');
});

test('a choice that nobody made gives way to what the page shows', async ({ page }) => {
  await openPage(page, '/about', { body: choices });
  // As the browser restores it after a reload: without an event.
  await page.evaluate(() => {
    const [, second, slider] = document.querySelectorAll('input');
    if (second) second.checked = true;
    if (slider) slider.value = '2';
  });
  await hydrate(page);
  await expect(page.getByLabel('First')).toBeChecked();
  await expect(page.getByRole('slider')).toHaveValue('0');
  expect(await readHeard(page)).toEqual([]);
});
