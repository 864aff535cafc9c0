import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The violations that axe finds on the page: one line for each rule, with the first three elements. */
export async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  );
}
