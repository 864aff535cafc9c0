import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type Api } from '../../../tests/api.ts';
import { makeTestDatabase, type TestDatabase } from '../../../tests/engines.ts';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/open.ts';

let testDatabase: TestDatabase;
let database: Database;
let buildDir: string;
let api: Api;
const html = { accept: 'text/html,application/xhtml+xml' };

beforeAll(async () => {
  testDatabase = await makeTestDatabase('sqlite');
  database = await openDatabase(testDatabase);
  buildDir = mkdtempSync(join(tmpdir(), 'first-commit-build-'));
  const page = (file: string, isPublic: boolean) => ({
    file,
    scripts: ['sha256-abc='],
    styles: ['sha256-def='],
    public: isPublic,
  });
  const files: Record<string, string> = {
    'pages.json': JSON.stringify({
      pages: {
        '/': page('index.html', true),
        '/about': page('about/index.html', true),
        '/login': page('login/index.html', true),
        '/courses': page('courses/index.html', false),
      },
      notFound: page('unknown.html', false),
    }),
    'site.json': '{}',
    'client/index.html': '<h1>Home</h1>',
    'client/about/index.html': '<link rel="canonical" href="__PUBLIC_URL__/about"><h1>About</h1>',
    'client/login/index.html': '<h1>Welcome Back</h1>',
    'client/courses/index.html': '<h1>Explore Learning Paths</h1>',
    'client/unknown.html': '<h1>Unexpected Application Error!</h1>',
    'client/generated/playground.html': '<title>Result</title>',
    'client/generated/playground-shell.html': '<title>Shell</title>',
    'client/assets/app-1234.js': 'export {};',
    'client/assets/app-1234.js.map': '{}',
    'client/.env': 'SECRET=1',
    'client/forms/dsa.pdf': '%PDF-1.7',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(buildDir, file)), { recursive: true });
    writeFileSync(join(buildDir, file), text);
  }
  api = await startApi(database, {
    buildDir,
    env: { PUBLIC_URL: 'https://club.example.org', SITE_API_URL: 'https://api.example.org/v1' },
  });
});

afterAll(async () => {
  await api.app.close();
  await database.close();
  await testDatabase.remove();
  rmSync(buildDir, { recursive: true });
});

test('[55] a page has its own policy and its public URL, and is revalidated each time', async () => {
  const page = await api.get('/about', { headers: html });
  expect([page.status, page.headers['content-type'], page.headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
  ]);
  expect(page.text).toContain('href="https://club.example.org/about"');
  const policy = String(page.headers['content-security-policy']);
  for (const part of [
    "script-src 'self' 'sha256-abc='",
    "style-src 'self' 'sha256-def='",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "connect-src 'self' https://api.example.org;",
  ]) {
    expect(policy).toContain(part);
  }
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('a page that the browser has is not sent again, and pages are compressed', async () => {
  const first = await api.send({ url: '/about', headers: { ...html, 'accept-encoding': 'gzip, br' } });
  expect(first.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(first.rawPayload).toString()).toContain('<h1>About</h1>');
  const again = await api.send({
    url: '/about',
    headers: { ...html, 'accept-encoding': 'gzip, br', 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('If-None-Match compares weakly, among several tags, and * is every page', async () => {
  const request = (known: string) => api.get('/about', { headers: { ...html, 'if-none-match': known } });
  const etag = String((await api.get('/about', { headers: html })).headers.etag);
  const strong = etag.replace(/^W\//, '');
  for (const known of [etag, strong, '*', `"other", ${strong}`])
    expect((await request(known)).status, known).toBe(304);
  for (const known of ['"other"', strong.slice(1, -1)]) expect((await request(known)).status).toBe(200);
});

test('a range is for GET only', async () => {
  const request = (method: 'GET' | 'HEAD') =>
    api.send({ method, url: '/forms/dsa.pdf', headers: { range: 'bytes=0-3' } });
  const part = await request('GET');
  expect([part.statusCode, part.body]).toEqual([206, '%PDF']);
  const head = await request('HEAD');
  expect([head.statusCode, head.headers['content-length'], head.headers['content-range']]).toEqual([
    200,
    '8',
    undefined,
  ]);
  const none = await api.get('/forms/dsa.pdf', { headers: { range: 'bytes=99-' } });
  expect([none.status, none.body.code]).toEqual([416, 'range-not-satisfiable']);
  expect(none.headers['content-range']).toBe('bytes */8');
});

test('/.well-known/change-password leads to the page where it is changed', async () => {
  const { status, headers } = await api.get('/.well-known/change-password');
  expect([status, headers.location]).toEqual([302, '/account']);
});

test('GET /login is the page, POST /login the call, DELETE /login neither', async () => {
  expect((await api.get('/login', { headers: html })).text).toContain('Welcome Back');
  expect((await api.post('/login', {})).status).toBe(400);
  const refused = await api.send({ method: 'DELETE', url: '/login' });
  expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  const head = await api.send({ method: 'HEAD', url: '/login' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

test('an unknown URL answers 404, with the error screen for a browser and JSON for a program', async () => {
  const page = await api.get('/nowhere', { headers: html });
  expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(page.text).toContain('Unexpected Application Error!');
  const again = await api.get('/elsewhere', {
    headers: { ...html, 'if-none-match': String(page.headers.etag) },
  });
  expect(again.status).toBe(404);
  expect((await api.get('/nowhere')).body).toEqual({
    error: 'There is nothing at this URL.',
    code: 'not-found',
  });
  expect((await api.get('/api/nowhere', { headers: html })).body).toEqual({
    error: 'There is nothing at this URL.',
    code: 'not-found',
  });
  expect((await api.get('/send-otp', { headers: html })).status).toBe(405);
});

test('the answer to a URL with a null character does not speak of a body', async () => {
  const answer = await api.get('/about%00');
  expect([answer.status, answer.body]).toEqual([
    400,
    { error: 'The request can’t be understood.', code: 'invalid-request' },
  ]);
});

test('the processor time for a URL of many slashes is proportional to its length', async () => {
  const cpuMs = async (slashes: number) => {
    const path = `/a${'/'.repeat(slashes)}b`;
    const before = process.cpuUsage();
    // Injected, because no URL of this length gets through a socket.
    for (let time = 0; time < 3; time += 1) expect((await api.app.inject(path)).statusCode).toBe(404);
    return (process.cpuUsage(before).user + 1000) / 1000;
  };
  await cpuMs(1000);
  expect((await cpuMs(200_000)) / (await cpuMs(20_000)), 'ten times as long').toBeLessThan(40);
});

test.each(['/about/', '/About', '/ABOUT//'])('%s redirects to the page', async (path) => {
  const response = await api.get(`${path}?from=Mail?to=Meera&q=a?b`, { headers: html });
  expect([response.status, response.headers.location]).toEqual([308, '/about?from=Mail?to=Meera&q=a?b']);
  expect((await api.get('//evil.example/', { headers: html })).status).toBe(404);
});

test('files are served, and hashed ones may be cached for a year', async () => {
  expect((await api.get('/assets/app-1234.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  const form = await api.get('/forms/dsa.pdf');
  expect([form.status, form.headers['cache-control'], form.headers['content-type']]).toEqual([
    200,
    'public, no-cache',
    'application/pdf',
  ]);
  const byName = await api.get('/dsa.pdf');
  expect([byName.status, byName.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await api.get('/no-such-form.pdf')).status).toBe(404);
});

test.each([
  '/about/index.html',
  '/index.html',
  '/unknown.html',
  '/assets/app-1234.js.map',
  '/.env',
  '/../pages.json',
  '/%2e%2e/pages.json',
  '/..%2fpages.json',
  '/assets/',
  '/assets',
])('[59] %s is not reachable', async (path) => {
  const response = await api.get(path, { headers: html });
  expect(response.status).toBe(404);
  expect(response.text).not.toMatch(/SECRET|notFound|About/);
});

test('the sitemap lists only the public pages', async () => {
  const sitemap = await api.get('/sitemap.xml');
  expect(sitemap.text).toContain('<loc>https://club.example.org/about</loc>');
  expect(sitemap.text).not.toContain('/courses');
  expect((await api.get('/robots.txt')).text).toContain('Sitemap: https://club.example.org/sitemap.xml');
});

test('after a new build is installed, only its pages are served, with its policies', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'first-commit-rebuild-'));
  const build = (name: string, paths: readonly string[]) => {
    rmSync(join(folder, 'client'), { recursive: true, force: true });
    mkdirSync(join(folder, 'client', 'assets'), { recursive: true });
    writeFileSync(join(folder, 'client', 'assets', `${name}.js`), 'export {};');
    mkdirSync(join(folder, 'client', 'generated'));
    for (const frame of ['playground', 'playground-shell'])
      writeFileSync(join(folder, 'client', 'generated', `${frame}.html`), `<title>${name}</title>`);
    const pages = paths.map((path) => {
      const file = `${path.slice(1) || 'index'}.html`;
      writeFileSync(join(folder, 'client', file), `<h1>${name}</h1>`);
      return [path, { file, scripts: [`sha256-${name}=`], styles: [], public: true }];
    });
    const notFound = { file: 'index.html', scripts: [], styles: [] };
    writeFileSync(join(folder, 'pages.json'), JSON.stringify({ pages: Object.fromEntries(pages), notFound }));
  };
  const request = async (path: string) => {
    const { status, text, headers } = await site.get(path, { headers: html });
    return [status, text, /sha256-\w+=/.exec(String(headers['content-security-policy']))?.[0]];
  };
  build('first', ['/', '/about']);
  const site = await startApi(database, { buildDir: folder });
  expect(await request('/')).toEqual([200, '<h1>first</h1>', 'sha256-first=']);

  // Without its files the site still answers, also for a page that was not requested before and for the playground.
  rmSync(join(folder, 'client'), { recursive: true });
  rmSync(join(folder, 'pages.json'));
  for (const path of ['/', '/about', '/playground']) expect((await request(path))[0], path).toBe(200);

  build('second', ['/', '/clubs']);
  await expect
    .poll(() => request('/'), { timeout: 5000 })
    .toEqual([200, '<h1>second</h1>', 'sha256-second=']);
  expect(await request('/clubs')).toEqual([200, '<h1>second</h1>', 'sha256-second=']);
  expect((await request('/about'))[0]).toBe(404);
  expect((await site.get('/assets/second.js')).status).toBe(200);
  expect((await site.get('/playground')).text).toBe('<title>second</title>');
  expect((await site.get('/sitemap.xml')).text).toContain('/clubs</loc>');

  writeFileSync(join(folder, 'pages.json'), '{"pages":');
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await request('/')).toEqual([200, '<h1>second</h1>', 'sha256-second=']);
  await site.app.close();
  rmSync(folder, { recursive: true });
});

test('with PORT=0 and no PUBLIC_URL, pages and sitemap contain the actual port', async () => {
  const site = await startApi(database, { buildDir, env: { PORT: '0' } });
  const url = `http://127.0.0.1:${await site.listen()}`;
  expect(await (await fetch(`${url}/about`)).text()).toContain(`href="${url}/about"`);
  expect(await (await fetch(`${url}/sitemap.xml`)).text()).toContain(`<loc>${url}/about</loc>`);
  await site.app.close();
});

test('only the Host header names the host', async () => {
  const proxied = await startApi(database, { buildDir, env: { TRUST_PROXY: 'true' } });
  const response = await proxied.get('/about', {
    headers: { ...html, host: 'club.example.org', 'x-forwarded-host': 'evil.example' },
  });
  expect(response.headers['content-security-policy']).toContain('club.example.org/');
  expect(response.headers['content-security-policy']).not.toContain('evil.example');
  await proxied.app.close();
});
