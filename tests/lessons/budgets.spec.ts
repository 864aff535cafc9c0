import { measureLesson } from '../../bench/pages/page-bytes.ts';
import { expect, test } from '../site.ts';
import { openHomeAs } from '../journeys/visitors.ts';

/** Kilobytes with Brotli: what `npm run bench -- pages` printed when they were set, and 15 % of room. */
const budgets = { html: 33, css: 6, script: 205, editScript: 249 };

for (const lesson of ['html/forms', 'css/css-designing/flexbox-layout']) {
  test(`${lesson} keeps to its budget of bytes, and its editor comes with Edit alone`, async ({
    page,
    site,
  }) => {
    await openHomeAs(page, site, 'verified member');
    const { opened, edited } = await measureLesson(page, `/learning/${lesson}`);
    const measured = { html: opened.html, css: opened.css, script: opened.script, editScript: edited.script };
    for (const [kind, kilobytes] of Object.entries(budgets)) {
      expect(measured[kind as keyof typeof budgets] / 1024, `kilobytes of ${kind}`).toBeLessThanOrEqual(
        kilobytes,
      );
    }
    expect(edited.script, 'the editor comes with Edit').toBeGreaterThan(100 * 1024);
  });
}
