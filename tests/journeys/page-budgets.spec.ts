import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { lessonIds, lessonPath } from '../../content/lessons/order.ts';
import { sumFileSizes, listPageFiles, type FileKind, type PageFile } from '../../bench/pages/page-files.ts';
import { findPieceExercise } from '../../pipeline/lessons/project/course-version.ts';

const client = join(import.meta.dirname, '..', '..', 'build', 'client');

/**
 * Kilobytes with Brotli, and requests: measured, and a tenth of room; one request more. What is used later on
 * demand is not counted.
 */
type Budget = Record<FileKind | 'requests', number>;
const budgets: Record<string, Budget> = {
  // 14,600 bytes arrive in the first round trip, and 1,150 of them are headers.
  '/': { html: 13.13, css: 12, script: 132, font: 57, requests: 13 },
  '/login': { html: 10.5, css: 11, script: 145, font: 57, requests: 16 },
  '/register': { html: 11, css: 11, script: 149, font: 57, requests: 17 },
  '/courses': { html: 12.5, css: 11, script: 155, font: 57, requests: 18 },
  '/admin': { html: 11.5, css: 13, script: 149, font: 57, requests: 23 },
  '/about': { html: 11, css: 11, script: 126, font: 57, requests: 13 },
  '/hackathons': { html: 12, css: 11, script: 132, font: 57, requests: 14 },
  '/privacy': { html: 11, css: 11, script: 126, font: 57, requests: 13 },
  '/clubs': { html: 11, css: 10, script: 131, font: 57, requests: 13 },
  '/startups': { html: 12, css: 12, script: 156, font: 57, requests: 18 },
  '/roadmaps': { html: 12, css: 12, script: 162, font: 57, requests: 18 },
  // With the first picture's preview.
  '/gallery': { html: 12.25, css: 11, script: 128, font: 57, requests: 13 },
  '/account': { html: 12, css: 12, script: 165, font: 57, requests: 24 },
  '/account/security': { html: 11, css: 13, script: 162, font: 57, requests: 25 },
  '/learning/html/project': { html: 11, css: 20, script: 204, font: 57, requests: 22 },
  '/learning/css/project': { html: 11, css: 20, script: 204, font: 57, requests: 22 },
  '/learning/glossary': { html: 16.5, css: 19, script: 188, font: 57, requests: 19 },
};

/** The largest lesson's. */
const lessonBudget: Budget = { html: 32, css: 19, script: 198, font: 57, requests: 21 };
/**
 * A lesson that ends with a piece of the project: its own script and style, and the line of pieces. The largest has
 * a player with much helping code.
 */
const pieceBudget: Budget = { html: 34, css: 20, script: 205, font: 57, requests: 24 };

/**
 * The files of a page. Quality 9 of Brotli takes a seventh of the time of the quality that is served and
 * makes the page larger, so what fits with 9 needs no other measurement.
 */
function measurePage(path: string, budget: Budget): PageFile[] {
  const files = listPageFiles(client, path, 9);
  return sumFileSizes(files).html / 1024 <= budget.html ? files : listPageFiles(client, path);
}

for (const [path, budget] of [
  ...Object.entries(budgets),
  ...lessonIds.map(
    (id) => [lessonPath(id), findPieceExercise(id) === undefined ? lessonBudget : pieceBudget] as const,
  ),
]) {
  test(`${path} is within its budget of bytes and requests`, () => {
    const files = measurePage(path, budget);
    const sums = sumFileSizes(files);
    const list = files
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ kind, name, bytes }) => `${(bytes / 1024).toFixed(1).padStart(7)}  ${kind.padEnd(6)}  ${name}`)
      .join('\n');
    for (const kind of ['html', 'css', 'script', 'font'] as const)
      expect(sums[kind] / 1024, `kilobytes of ${kind}:\n${list}`).toBeLessThanOrEqual(budget[kind]);
    expect(sums.requests, `requests:\n${list}`).toBeLessThanOrEqual(budget.requests);
  });
}

test('no style sheet that scripts apply sets a font, because all text would be laid out again', () => {
  const assets = join(client, 'assets');
  const withFonts = readdirSync(assets).filter(
    (name) => name.endsWith('.css') && readFileSync(join(assets, name), 'utf8').includes('@font-face'),
  );
  // A new build keeps the files of the one before.
  expect(withFonts.length).toBeGreaterThan(0);
  expect(withFonts.filter((name) => !name.startsWith('fonts-'))).toEqual([]);
});
