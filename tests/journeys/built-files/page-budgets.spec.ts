import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { lessonIds, lessonPath } from '../../../content/lessons/order.ts';
import { listPageFiles, slowLineKilobytesPerSecond, sumFileSizes } from '../../../bench/pages/page-files.ts';

const client = join(import.meta.dirname, '..', '..', '..', 'build', 'client');

/** How long the whole first visit of a page may take on a phone's slow line, and of what belongs to the lessons. */
const maxPageSeconds = 0.65;
const maxLessonSeconds = 0.8;
/** On a phone each takes a slot of the line for a moment. */
const maxRequests = 26;
/** 14,600 bytes arrive in the first round trip, and 1,150 of them are headers. */
const maxHomeBytes = 13_450;

const pagePaths = [
  '/',
  '/login',
  '/register',
  '/courses',
  '/admin',
  '/about',
  '/hackathons',
  '/privacy',
  '/clubs',
  '/startups',
  '/roadmaps',
  '/gallery',
  '/account',
  '/account/security',
];
const lessonPaths = [
  '/learning/glossary',
  '/learning/html/project',
  '/learning/css/project',
  ...lessonIds.map(lessonPath),
];

for (const [path, maxSeconds] of [
  ...pagePaths.map((each) => [each, maxPageSeconds] as const),
  ...lessonPaths.map((each) => [each, maxLessonSeconds] as const),
])
  test(`${path} is within its budget of bytes and requests`, () => {
    // Quality 9 of Brotli takes a seventh of the time of the quality that is served, and its files are larger.
    const files = listPageFiles(client, path, 9);
    const list = files
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ kind, name, bytes }) => `${(bytes / 1024).toFixed(1).padStart(7)}  ${kind.padEnd(6)}  ${name}`)
      .join('\n');
    const { html, css, script, font, requests } = sumFileSizes(files);
    expect(
      (html + css + script + font) / 1024 / slowLineKilobytesPerSecond,
      `seconds for these kilobytes:\n${list}`,
    ).toBeLessThanOrEqual(maxSeconds);
    expect(requests, `requests:\n${list}`).toBeLessThanOrEqual(maxRequests);
  });

test('the home page arrives in one round trip', () => {
  expect(sumFileSizes(listPageFiles(client, '/')).html).toBeLessThanOrEqual(maxHomeBytes);
});

test('no style sheet that scripts apply sets a font, because all text would be laid out again', () => {
  const assets = join(client, 'assets');
  const withFonts = readdirSync(assets).filter(
    (name) => name.endsWith('.css') && readFileSync(join(assets, name), 'utf8').includes('@font-face'),
  );
  // A new build keeps the files of the one before.
  expect(withFonts.length).toBeGreaterThan(0);
  expect(withFonts.filter((name) => !name.startsWith('fonts-'))).toEqual([]);
});

test('the layers of style come in their order, which their first mention decides', () => {
  const style = /<style>(.*?)<\/style>/s.exec(readFileSync(join(client, 'index.html'), 'utf8'))?.[1] ?? '';
  const layers = new Set([...style.matchAll(/@layer ([a-z.-]+)/g)].map(([, name]) => name));
  expect([...layers].filter((name) => name === 'base' || name?.startsWith('components.'))).toEqual([
    'base',
    'components.ui',
    'components.shell',
    'components.page',
  ]);
});
