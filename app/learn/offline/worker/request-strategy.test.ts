import { expect, test } from 'vitest';
import { chooseStrategy } from './request-strategy.ts';

const origin = 'https://club.example.org';
const ask = (path: string, more: Partial<Pick<Request, 'method' | 'mode' | 'cache'>> = {}) =>
  chooseStrategy(
    { url: new URL(path, origin).href, method: 'GET', mode: 'cors', cache: 'default', ...more },
    origin,
  );

test('pages come from the server as long as it answers, what never changes from the copy', () => {
  expect(ask('/learning/html/intro?theme=x', { mode: 'navigate', cache: 'no-cache' })).toBe('network-first');
  expect(ask('/assets/framework-1.js', { mode: 'no-cors' })).toBe('cache-first');
  expect(ask('/playground/shell', { mode: 'navigate' })).toBe('cache-first');
  for (const path of [
    '/generated/lesson-search.json',
    '/generated/favicon.svg',
    '/lesson-files/icons/pen.png',
  ])
    expect(ask(path), path).toBe('network-first');
});

test('other pages, calls, other sites and what is being saved are left alone', () => {
  for (const path of ['/', '/courses', '/account', '/playground', '/results/css/a/b'])
    expect(ask(path, { mode: 'navigate' }), path).toBeUndefined();
  for (const path of [
    '/api/progress',
    '/session',
    '/learning/html/intro',
    '/generated/faces/meera.svg',
    '/generated/offline.json',
    'https://elsewhere.example/assets/a.js',
  ]) {
    expect(ask(path), path).toBeUndefined();
  }
  expect(ask('/assets/a.js', { method: 'POST' })).toBeUndefined();
  expect(ask('/generated/lesson-search.json', { cache: 'no-cache' })).toBeUndefined();
});
