import { expect, test } from 'vitest';
import { hashPassword, isHashOutdated, verifyPassword } from './password-hash.ts';

test('a password is hashed with argon2id at the set cost, each time with another salt', async () => {
  const [one, other] = await Promise.all([
    hashPassword('Monsoon-chai-2026'),
    hashPassword('Monsoon-chai-2026'),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(isHashOutdated(one)).toBe(false);
  expect(isHashOutdated(one.replace('m=19456', 'm=12288'))).toBe(true);
});

test('[4] a password is compared exactly, past its 72nd byte too', async () => {
  const password = `Monsoon-chai-2026 ${'x'.repeat(80)}`;
  const kept = await hashPassword(password);
  expect(await verifyPassword(password, kept)).toBe(true);
  for (const near of [password.toLowerCase(), `${password} `, `${password.slice(0, -1)}y`])
    expect(await verifyPassword(near, kept)).toBe(false);
});
