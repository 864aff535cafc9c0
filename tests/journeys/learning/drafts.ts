import type { Locator, Page } from '@playwright/test';
import { cssExercise, cssSolution } from '../../lessons/find-part.ts';
import { waitForHydration, expect, type Person, type Site } from '../../site.ts';

/** Opens a page as a learner of their own; an account for two devices is made before. */
export async function openAs(page: Page, site: Site, path: string, person?: Person): Promise<Person> {
  const learner = person ?? (await site.createPerson({ verified: true }));
  await site.signInPage(page, learner);
  await page.goto(`${site.url}${path}`);
  await waitForHydration(page);
  return learner;
}

export const exercisePath = cssExercise.path;
export const exerciseOf = (page: Page) => page.locator(`[data-exercise$="#${cssExercise.part.name}"]`);

/** Replaces the code of the file that is shown. */
export async function type(part: Locator, code: string): Promise<void> {
  const edit = part.getByRole('button', { name: 'Edit' });
  if (await edit.count()) await edit.click();
  await part.locator('.cm-content').fill(code);
}

/** The code of the file that is shown, in the editor or at rest. */
export const codeOf = (part: Locator) => part.locator('.file-code.is-shown, .cm-content').first();

export async function pass(exercise: Locator): Promise<void> {
  await type(exercise, cssSolution);
  await exercise.getByRole('button', { name: 'Run checks' }).press('Enter');
  await expect(exercise.locator('.verdict')).toContainText('All checks pass.');
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await waitForHydration(page);
}
