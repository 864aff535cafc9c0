import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findReferencedFiles } from './offline.ts';

let client: string;

beforeAll(() => {
  client = mkdtempSync(join(tmpdir(), 'first-commit-offline-'));
  for (const folder of ['assets', 'generated/og']) mkdirSync(join(client, folder), { recursive: true });
  for (const file of [
    'assets/a-1_x.js',
    'assets/b-2.js',
    'assets/c-3.css',
    'assets/words-4.woff2',
    'generated/search.json',
    'generated/favicon.svg',
    'generated/og/page.png',
  ]) {
    writeFileSync(join(client, file), '');
  }
});
afterAll(() => rmSync(client, { recursive: true }));

test('finds static imports, dynamic imports and preloads, each once', () => {
  const chunk =
    'import{a as b}from"./a-1_x.js";const d=["assets/b-2.js","assets/c-3.css"];const later=()=>import(`./b-2.js`);fetch("/generated/search.json")';
  expect(findReferencedFiles(client, chunk)).toEqual([
    '/assets/a-1_x.js',
    '/assets/b-2.js',
    '/assets/c-3.css',
    '/generated/search.json',
  ]);
});

test('finds the scripts, styles, fonts and icons of a page, but not its Open Graph picture', () => {
  const page =
    '<link href="/assets/c-3.css"><link rel="icon" href="/generated/favicon.svg"><style>@font-face{src:url(/assets/words-4.woff2)}</style>' +
    '<meta property="og:image" content="__PUBLIC_URL__/generated/og/page.png"><script type="module">import "/assets/a-1_x.js"</script>';
  expect(findReferencedFiles(client, page)).toEqual([
    '/assets/c-3.css',
    '/assets/words-4.woff2',
    '/assets/a-1_x.js',
    '/generated/favicon.svg',
  ]);
});

test('ignores files that do not exist', () => {
  expect(findReferencedFiles(client, 'import("./gone-9.js"); "/generated/gone.json"')).toEqual([]);
});
