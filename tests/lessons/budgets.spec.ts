import { slowLineKilobytesPerSecond } from '../../bench/pages/page-files.ts';
import { measureLesson } from '../../bench/pages/page-bytes.ts';
import { expect, test } from '../site.ts';
import { signInAs } from '../journeys/visitors.ts';

/**
 * How many seconds of a phone's slow line a whole visit may take, with Brotli: to read, to hydrate, and to edit. What
 * comes after the first paint counts, too.
 */
const budgetsInSeconds = { html: 0.1, css: 0.1, script: 0.6, editScript: 0.75 };

/** The forms have the most parts and end with a piece of the project. */
const lessons = ['html/forms', 'css/css-designing/flexbox-layout'];

for (const lesson of lessons) {
  test(`${lesson} is within its budget of bytes, and only Edit loads the editor`, async ({ page, site }) => {
    await signInAs(page, site, 'verified member');
    const { opened, edited } = await measureLesson(page, `/learning/${lesson}`);
    const measured = { html: opened.html, css: opened.css, script: opened.script, editScript: edited.script };
    for (const [kind, seconds] of Object.entries(budgetsInSeconds)) {
      const kilobytes = measured[kind as keyof typeof budgetsInSeconds] / 1024;
      expect(kilobytes / slowLineKilobytesPerSecond, `seconds for the ${kind}`).toBeLessThanOrEqual(seconds);
    }
    expect(edited.script, 'the editor comes with Edit').toBeGreaterThan(100 * 1024);
  });
}
