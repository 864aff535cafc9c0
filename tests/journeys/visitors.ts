import type { Page } from '@playwright/test';
import type { Person, Site } from '../site.ts';

/** The five kinds of visitor that the access rules tell apart. */
export type Kind = 'signed out' | 'member' | 'verified member' | 'unverified admin' | 'verified admin';

const flagsOf = {
  member: { verified: false, admin: false },
  'verified member': { verified: true, admin: false },
  'unverified admin': { verified: false, admin: true },
  'verified admin': { verified: true, admin: true },
} as const;

export const kinds: readonly Kind[] = [
  'signed out',
  'member',
  'verified member',
  'unverified admin',
  'verified admin',
];

const made = new WeakMap<Site, Map<Kind, Promise<Person>>>();

/** An account of that kind, made once a site. Journeys that change the account make their own with `site.createPerson`. */
export function getPerson(site: Site, kind: Exclude<Kind, 'signed out'>): Promise<Person> {
  const people = made.get(site) ?? new Map<Kind, Promise<Person>>();
  made.set(site, people);
  const person = people.get(kind) ?? site.createPerson(flagsOf[kind]);
  people.set(kind, person);
  return person;
}

/** Makes the page's browser one of that kind, standing on the home page. */
export async function arriveAs(page: Page, site: Site, kind: Kind): Promise<void> {
  if (kind === 'signed out') await page.goto('/');
  else await site.signInPage(page, await getPerson(site, kind));
}

/** What the browser keeps, key by key. */
export function readStorage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}
