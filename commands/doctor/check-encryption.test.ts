import { expect, test } from 'vitest';
import { checkMailEncryption, checkPostgresEncryption, isOnThisMachine } from './check-encryption.ts';

test('a socket and every way to write the machine itself are on this machine', () => {
  for (const host of [
    '',
    '/run/postgresql',
    'localhost',
    'LOCALHOST.',
    'db.localhost',
    '127.0.0.2',
    '::1',
    '[::1]',
  ])
    expect(isOnThisMachine(host), host).toBe(true);
  for (const host of ['db.example.org', '10.0.0.5', 'notlocalhost', 'localhost.example.org', '[2001:db8::1]'])
    expect(isOnThisMachine(host), host).toBe(false);
});

test.each([
  ['smtp://club:secret@mail.example.org', 1],
  ['smtp://club:secret@mail.example.org:587?requireTLS=false', 1],
  ['smtp://club:secret@mail.example.org?requireTLS=true', 0],
  ['smtps://club:secret@mail.example.org', 0],
  ['smtp://127.0.0.1:25', 0],
])('%s is advised against %i times, without its password', (url, times) => {
  const results = checkMailEncryption(url);
  expect(results).toHaveLength(times);
  expect(JSON.stringify(results)).not.toContain('secret');
});

test('PostgreSQL at another host needs an encrypted connection', () => {
  expect(checkPostgresEncryption('db.example.org', false)).toEqual([
    { state: 'note', text: expect.stringContaining('?sslmode=verify-full') },
  ]);
  expect(checkPostgresEncryption('db.example.org', true)).toEqual([]);
  expect(checkPostgresEncryption('/run/postgresql', false)).toEqual([]);
});
