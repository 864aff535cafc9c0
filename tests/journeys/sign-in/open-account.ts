import type { Locator, Page } from '@playwright/test';
import { waitForHydration, expect, type Person, type Site } from '../../site.ts';

/** A section of the account page, by its title. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

/**
 * Signs a new person in and opens their account; `elsewhere` are browsers in which they are logged in, too.
 */
export async function openAccount(
  page: Page,
  site: Site,
  elsewhere: readonly string[] = [],
): Promise<{ person: Person; tokens: string[] }> {
  const person = await site.createPerson({ verified: true });
  const tokens: string[] = [];
  for (const userAgent of elsewhere) {
    const response = await fetch(`${site.url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ email: person.email, password: person.password }),
    });
    const { token }: { token: string } = await response.json();
    tokens.push(token);
  }
  await site.signInPage(page, person);
  await page.goto('/account');
  await waitForHydration(page);
  await expect(section(page, 'You').getByText(person.email)).toBeVisible();
  return { person, tokens };
}
