import { policyReportPath } from '../../server/http/pages/page-policy.ts';
import { expect, test } from '../site.ts';

// What the policy forbids is written on the console as well.
test.use({ expectedErrors: [/Content Security Policy/] });

test('[55] violations of a page’s policy are reported to the server', async ({ page, site }) => {
  await page.goto('/');
  const reported = page.waitForResponse((response) => response.url() === `${site.url}${policyReportPath}`);
  await page.evaluate(() => {
    const picture = new Image();
    picture.src = 'http://127.0.0.1:9/elsewhere.png';
  });
  expect((await reported).status()).toBe(204);
});
