import { expect, test } from 'vitest';
import { hashCost, hashPassword, isHashOutdated, verifyPassword } from './password-hash.ts';

test('a password is hashed with argon2id at the configured cost, each time with another salt', async () => {
  const [first, second] = await Promise.all([
    hashPassword('Monsoon-chai-2026'),
    hashPassword('Monsoon-chai-2026'),
  ]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(isHashOutdated(first, hashCost)).toBe(false);
  expect(isHashOutdated(first.replace('m=19456', 'm=12288'), hashCost)).toBe(true);
});

test('[4] a password is compared exactly, also after its 72nd byte', async () => {
  const password = `Monsoon-chai-2026 ${'x'.repeat(80)}`;
  const hash = await hashPassword(password);
  expect(await verifyPassword(password, hash)).toBe(true);
  for (const near of [password.toLowerCase(), `${password} `, `${password.slice(0, -1)}y`])
    expect(await verifyPassword(near, hash)).toBe(false);
});
