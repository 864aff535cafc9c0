import { join } from 'node:path';
import { lessonIds, lessonPath } from '../../content/lessons/order.ts';
import { sumFiles, weighPage, type FileKind } from '../../bench/pages/weigh-page.ts';
import { expect, test } from '../site.ts';

const client = join(import.meta.dirname, '..', '..', 'build', 'client');

/** Kilobytes with Brotli, and requests: measured, and a tenth of room; one request more. What is used later on demand is not counted. */
type Budget = Record<FileKind | 'requests', number>;
const budgets: Record<string, Budget> = {
  '/': { html: 17, css: 12, script: 132, font: 57, requests: 13 },
  '/login': { html: 12, css: 11, script: 158, font: 57, requests: 16 },
  '/register': { html: 12, css: 11, script: 162, font: 57, requests: 17 },
  '/courses': { html: 32, css: 11, script: 179, font: 57, requests: 19 },
  '/admin': { html: 13, css: 13, script: 160, font: 57, requests: 23 },
  '/about': { html: 13, css: 11, script: 126, font: 57, requests: 13 },
  '/hackathons': { html: 13, css: 11, script: 132, font: 57, requests: 14 },
  '/privacy': { html: 12, css: 11, script: 126, font: 57, requests: 13 },
  '/clubs': { html: 12, css: 10, script: 131, font: 57, requests: 13 },
  '/startups': { html: 19, css: 12, script: 169, font: 57, requests: 18 },
  '/roadmaps': { html: 23, css: 12, script: 192, font: 57, requests: 18 },
  '/gallery': { html: 12, css: 11, script: 128, font: 57, requests: 13 },
  '/account': { html: 13, css: 12, script: 173, font: 57, requests: 22 },
  '/learning/glossary': { html: 18, css: 19, script: 201, font: 57, requests: 19 },
};

/** The largest lesson's. */
const lessonBudget: Budget = { html: 34, css: 19, script: 212, font: 57, requests: 21 };

for (const [path, budget] of [
  ...Object.entries(budgets),
  ...lessonIds.map((id) => [lessonPath(id), lessonBudget] as const),
]) {
  test(`${path} keeps to its budget of bytes and requests`, () => {
    const files = weighPage(client, path);
    const sums = sumFiles(files);
    const list = files
      .toSorted((one, other) => other.bytes - one.bytes)
      .map(({ kind, name, bytes }) => `${(bytes / 1024).toFixed(1).padStart(7)}  ${kind.padEnd(6)}  ${name}`)
      .join('\n');
    for (const kind of ['html', 'css', 'script', 'font'] as const)
      expect(sums[kind] / 1024, `kilobytes of ${kind}:\n${list}`).toBeLessThanOrEqual(budget[kind]);
    expect(sums.requests, `requests:\n${list}`).toBeLessThanOrEqual(budget.requests);
  });
}
