import { expect, test } from 'vitest';
import { findRelyingParty } from './relying-party.ts';

test.each([
  ['https://club.example.org', 'club.example.org'],
  ['https://club.example.org:8443', 'club.example.org'],
  ['http://localhost:3000', 'localhost'],
  ['http://club.localhost', 'club.localhost'],
])('at %s passkeys belong to %s', (publicUrl, rpId) => {
  expect(findRelyingParty(publicUrl)).toEqual({ origin: publicUrl, rpId });
});

test.each([
  'http://127.0.0.1:3000',
  'https://192.0.2.7',
  'https://[2001:db8::1]',
  'http://club.example.org',
  'http://localhost.example.org',
])('at %s there are none', (publicUrl) => {
  expect(findRelyingParty(publicUrl)).toBe(undefined);
});
