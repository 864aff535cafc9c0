import { measureLesson } from '../../bench/pages/page-bytes.ts';
import { expect, test } from '../site.ts';
import { signInAs } from '../journeys/visitors.ts';

/**
 * Kilobytes with Brotli of a whole visit, what comes after the first paint included. The forms end with a
 * piece of the project, and have many parts with a live region each.
 */
const budgetsOf = {
  'html/forms': { html: 35, css: 20, script: 203, editScript: 263 },
  'css/css-designing/flexbox-layout': { html: 31, css: 20, script: 196, editScript: 263 },
};

for (const [lesson, budgets] of Object.entries(budgetsOf)) {
  test(`${lesson} is within its budget of bytes, and only Edit loads the editor`, async ({ page, site }) => {
    await signInAs(page, site, 'verified member');
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
