import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findAuthor, getAuthor, storeAuthorName } from '#app/learn/project/git/author.ts';

const stored = new Map<string, string>();
const setZone = (timeZone: string) =>
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    locale: 'en',
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone,
  });
beforeEach(() => {
  stored.clear();
  for (const [key, value] of Object.entries({ token: 't', userId: 'u1', username: 'meera_k' }))
    stored.set(key, value);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  setZone('Asia/Kolkata');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('before the name is asked, the username writes the commits', () => {
  expect(findAuthor()).toBe(undefined);
  expect(getAuthor()).toEqual({ name: 'meera_k', zone: 'Asia/Kolkata' });
});

test('name and time zone stay on a journey and after another name, and are one person’s', () => {
  storeAuthorName('Meera K.');
  setZone('Europe/Berlin');
  expect(getAuthor()).toEqual({ name: 'Meera K.', zone: 'Asia/Kolkata' });
  storeAuthorName('Meera');
  expect(findAuthor()).toEqual({ name: 'Meera', zone: 'Asia/Kolkata' });
  stored.set('userId', 'u2');
  expect(findAuthor()).toBe(undefined);
});

test.each(['{', '{"name":1}', '{"name":"M","zone":"Atlantis/Main"}'])(
  '%s is as if nothing was stored',
  (text) => {
    stored.set('author:u1', text);
    expect(findAuthor()).toBe(undefined);
  },
);
