import type { Locator, Page } from '@playwright/test';
import { plainExample } from '../../lessons/find-part.ts';
import { waitForHydration, type Site } from '../../site.ts';
import { signInAs } from '../visitors.ts';

/** Opens a lesson as a verified member: by default the one with the plain example. */
export async function openLesson(
  page: Page,
  site: Site,
  fragment = '',
  path = plainExample.path,
): Promise<void> {
  await signInAs(page, site, 'verified member');
  await page.goto(path + fragment);
  await waitForHydration(page);
}

/** The plain example in its lesson. */
export const findSample = (page: Page) => page.locator(`[data-example$="#${plainExample.part.name}"]`);

/** The document in the frame of a sample or an exercise. */
export const resultOf = (part: Locator) => part.frameLocator('.result-frame');
