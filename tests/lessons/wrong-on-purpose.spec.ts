import { expect, test, waitForHydration } from '../site.ts';
import { signInAs } from '../journeys/visitors.ts';
import { findExample } from './find-part.ts';

const { path, part } = findExample(
  'an example with a mistake and an edit',
  ({ wrong, tries }) => wrong !== undefined && tries.length > 0,
);

test('what is wrong on purpose is said of the lesson’s own code, also once an edit corrects it', async ({
  page,
  site,
}) => {
  await signInAs(page, site, 'verified member');
  await page.goto(path);
  await waitForHydration(page);
  const example = page.locator(`[data-example$="#${part.name}"]`);
  const label = example.locator('.sample-wrong strong');
  const edit = example.getByRole('group', { name: /^Try/ }).getByRole('button').first();
  await expect(label).toHaveText('Wrong on purpose.');
  await edit.click();
  await expect(label).toHaveText('Before your change: wrong on purpose.');
  await edit.click();
  await expect(label).toHaveText('Wrong on purpose.');
});
