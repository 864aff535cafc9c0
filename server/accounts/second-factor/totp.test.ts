import { expect, test } from 'vitest';
import { makeTotpUri, findTotpStep, generateTotpCode, encodeTotpSecret } from './totp.ts';

/** The secret of RFC 6238's test vectors, 20 bytes of ASCII. */
const secret = encodeTotpSecret(new TextEncoder().encode('12345678901234567890'));

/**
 * Appendix B of RFC 6238 for SHA-1: seconds since 1970 and the code of eight digits, of which ours are the last six.
 */
const vectors = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const;

test.each(vectors)('at %i seconds the code is the last six digits of %s', (seconds, long) => {
  expect(generateTotpCode(secret, seconds * 1000)).toBe(long.slice(2));
  expect(findTotpStep(secret, long.slice(2), seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test('a code is accepted one step early and one step late, and the result names its step', () => {
  const now = 1_234_567_890_000;
  const step = 41_152_263;
  const accepted = [-2, -1, 0, 1, 2].map((steps) =>
    findTotpStep(secret, generateTotpCode(secret, now + steps * 30_000), now),
  );
  expect(accepted).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test('text that is not a code of the secret is rejected', () => {
  for (const code of ['', '00592', '0059244', 'abcdef'])
    expect(findTotpStep(secret, code, 1_234_567_890_000)).toBe(undefined);
});

test('the QR code names the site and the account', () => {
  const uri = new URL(makeTotpUri(secret, { site: 'First Commit', email: 'meera@example.edu' }));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/First Commit:meera@example.edu',
  ]);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'First Commit',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
