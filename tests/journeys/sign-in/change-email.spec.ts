import type { Locator, Page } from '@playwright/test';
import { wrongCode } from '../../api.ts';
import { expectAccessible, overflowOf } from '../../accessibility/axe.ts';
import { expect, Site, test, waitForHydration, type Person } from '../../site.ts';
import { readStorage } from '../visitors.ts';

// Chromium writes refused calls on its console.
test.use({ expectedErrors: [/status of (400|403|409|429)/] });

const section = (page: Page): Locator => page.getByRole('region', { name: 'Change of email' });
const newEmail = (page: Page): Locator => page.getByLabel('New Email', { exact: true });
const password = (page: Page): Locator => page.getByLabel('Current Password', { exact: true });
const send = (page: Page): Locator => page.getByRole('button', { name: 'Send both codes' });
const change = (page: Page): Locator => page.getByRole('button', { name: 'Change email' });
const codeOf = (page: Page, email: string): Locator =>
  page.getByLabel(`Code sent to ${email}`, { exact: true });

/** Signs a new person in and opens the page. */
async function openSecurity(page: Page, site: Site): Promise<Person & { next: string }> {
  const person = await site.createPerson({ verified: true });
  await site.signInPage(page, person);
  await page.goto('/account/security');
  await waitForHydration(page);
  return { ...person, next: person.email.replace('example.edu', 'example.org') };
}

async function askForCodes(page: Page, { next, ...person }: Person & { next: string }): Promise<void> {
  await newEmail(page).fill(next);
  await password(page).fill(person.password);
  await send(page).click();
  await expect(codeOf(page, person.email)).toBeFocused();
}

async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page), `sideways scroll at ${width}`).toBeLessThanOrEqual(0);
  }
}

test('the account leads to Security and back', async ({ page, site }) => {
  await openSecurity(page, site);
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await page.getByRole('link', { name: 'Open Security' }).click();
  await expect(page).toHaveURL(/\/account\/security$/);
});

test('the email changes with the password and both codes, and the person logs in with the new one', async ({
  page,
  site,
}) => {
  const person = await openSecurity(page, site);
  await askForCodes(page, person);
  await expect(section(page).getByRole('listitem', { name: '' }).nth(1)).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(change(page)).toBeDisabled();
  await codeOf(page, person.email).fill(await site.readCode(person.email));
  await expect(change(page)).toBeDisabled();
  await codeOf(page, person.next).fill(await site.readCode(person.next));
  await expect(section(page).getByText(`From now on you log in with ${person.next}.`)).toBeVisible();
  // The old address gets a notice with what to do; the mails with codes are gone from the outbox with it.
  expect(await site.readMail(person.email, /This address can’t be used any more/)).not.toBe('');
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'You' }).getByText(person.next)).toBeVisible();
  expect((await site.signIn({ ...person, email: person.next })).username).toBe(person.username);
});

test('a wrong code is reported below its own boxes, the other one stays, and a reload keeps the step', async ({
  page,
  site,
}) => {
  const person = await openSecurity(page, site);
  await askForCodes(page, person);
  const [current, fresh] = [await site.readCode(person.email), await site.readCode(person.next)];
  await codeOf(page, person.email).fill(current);
  await codeOf(page, person.next).fill(wrongCode(fresh));
  await expect(section(page).getByText('Invalid OTP. Please try again.')).toHaveCount(1);
  await expect(codeOf(page, person.next)).toBeFocused();
  await expect(codeOf(page, person.next)).toHaveAccessibleDescription('Invalid OTP. Please try again.');
  await expect(codeOf(page, person.email)).toHaveValue(current);
  await expect(codeOf(page, person.email)).toHaveAccessibleDescription('');
  await expect(section(page).getByText(/^New codes in 0:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(codeOf(page, person.next)).toBeVisible();
  await expect(section(page).getByText(/^New codes in 0:\d\d$/)).toBeVisible();
  await codeOf(page, person.email).fill(current);
  // What is typed over a wrong code replaces it.
  await codeOf(page, person.next).pressSequentially(fresh);
  await expect(section(page).getByText('Your email is changed.')).toBeVisible();
});

test('a wrong password, the current email and a second try within a minute are reported at their fields, and Cancel keeps the email', async ({
  page,
  site,
}) => {
  const person = await openSecurity(page, site);
  await send(page).click();
  await expect(newEmail(page)).toBeFocused();
  await newEmail(page).fill(person.email);
  await password(page).fill('Wrong-passw0rd');
  await send(page).click();
  await expect(newEmail(page)).toHaveAccessibleDescription('This is your email already.');
  await newEmail(page).fill(person.next);
  await send(page).click();
  await expect(password(page)).toHaveAccessibleDescription('The current password is not right.');
  await askForCodes(page, person);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(newEmail(page)).toBeFocused();
  await newEmail(page).fill(person.next);
  await password(page).fill(person.password);
  await send(page).click();
  await expect(section(page).getByRole('alert')).toContainText(
    'An OTP was sent to this email a short while ago',
  );
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'You' }).getByText(person.email)).toBeVisible();
});

test('every step is accessible in both themes and never scrolls sideways', async ({ page, site }) => {
  const person = await openSecurity(page, site);
  await send(page).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectUsable(page);
  await askForCodes(page, person);
  const fresh = await site.readCode(person.next);
  await codeOf(page, person.email).fill(wrongCode(await site.readCode(person.email)));
  await expectUsable(page);
  await codeOf(page, person.next).fill(fresh);
  await expect(section(page).getByText('Invalid OTP. Please try again.')).toBeVisible();
  await expectUsable(page);
  await codeOf(page, person.email).fill(await site.readCode(person.email));
  await expect(section(page).getByText('Your email is changed.')).toBeVisible();
  await expectUsable(page);
});

test('when only some domains are verified, the page warns before the change and shows the result afterwards', async ({
  page,
}) => {
  const site = await Site.start({ VERIFIED_DOMAINS: 'example.edu' });
  try {
    const person = { ...(await site.createPerson({ verified: true })), next: 'meera@example.org' };
    await site.signInPage(page, person);
    await page.goto(`${site.url}/account/security`);
    await waitForHydration(page);
    await askForCodes(page, person);
    await expect(section(page).getByText(/you are not verified until an admin verifies you/)).toBeVisible();
    await codeOf(page, person.email).fill(await site.readCode(person.email));
    await codeOf(page, person.next).fill(await site.readCode(person.next));
    await expect(section(page).getByText('Your email is changed.')).toBeVisible();
    expect(await readStorage(page)).toMatchObject({ isVerified: 'false' });
  } finally {
    await site.stop();
  }
});
