import type { Page } from '@playwright/test';
import { lightestPath, type Person, type Site } from '../site.ts';

/** The five kinds of visitor that the access rules distinguish. */
export type VisitorKind = 'signed out' | 'member' | 'verified member' | 'unverified admin' | 'verified admin';

const flagsByKind = {
  member: { verified: false, admin: false },
  'verified member': { verified: true, admin: false },
  'unverified admin': { verified: false, admin: true },
  'verified admin': { verified: true, admin: true },
} as const;

export const visitorKinds: readonly VisitorKind[] = [
  'signed out',
  'member',
  'verified member',
  'unverified admin',
  'verified admin',
];

const accounts = new WeakMap<Site, Map<VisitorKind, Promise<Person>>>();

/**
 * Returns an account of that kind, which is created once for each site. A test that changes the account must
 * create its own with `site.createPerson`.
 */
export function getPerson(site: Site, kind: Exclude<VisitorKind, 'signed out'>): Promise<Person> {
  const people = accounts.get(site) ?? new Map<VisitorKind, Promise<Person>>();
  accounts.set(site, people);
  const person = people.get(kind) ?? site.createPerson(flagsByKind[kind]);
  people.set(kind, person);
  return person;
}

/**
 * Signs the page's browser in as that kind of visitor. The page is then at the site's origin, but shows no
 * page of the site yet.
 */
export async function signInAs(page: Page, site: Site, kind: VisitorKind): Promise<void> {
  if (kind === 'signed out') await page.goto(lightestPath);
  else await site.signInPage(page, await getPerson(site, kind));
}

/** Fills the login form, which the page shows, and sends it with Enter. */
export async function sendLogin(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const passwordField = page.getByLabel('Password', { exact: true });
  await page.getByLabel('Email', { exact: true }).fill(email);
  await passwordField.fill(password);
  await passwordField.press('Enter');
}

/** All keys and values of `localStorage`. */
export function readStorage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}
