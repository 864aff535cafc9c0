import { expect, test } from 'vitest';
import { secureChance } from './chance.ts';
import { clientOf } from './client-address.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { isVerifiedDomain } from './verified-domain.ts';
import { createWorkQueue } from './work-queue.ts';

test('an IPv4 client is its address, an IPv6 client its /64', () => {
  expect(clientOf('192.0.2.7')).toBe('192.0.2.7');
  expect(clientOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(clientOf('2001:db8:1:2:aaaa::1')).toBe(clientOf('2001:0db8:1:2::ffff'));
  expect(clientOf('2001:db8:1:2::1')).not.toBe(clientOf('2001:db8:1:3::1'));
  expect(clientOf('::1')).toBe('0:0:0:0::/64');
});

test('without listed domains everyone is verified, with them only exactly those', () => {
  expect(isVerifiedDomain('a@anywhere.org', [])).toBe(true);
  expect(isVerifiedDomain('a@College.AC.in', ['college.ac.in'])).toBe(true);
  expect(isVerifiedDomain('a@evil-college.ac.in', ['college.ac.in'])).toBe(false);
  expect(isVerifiedDomain('a@sub.college.ac.in', ['college.ac.in'])).toBe(false);
});

test('[17] codes have six digits, leading zeros included, and are evenly spread', () => {
  const codes = Array.from({ length: 2000 }, () => secureChance.code());
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1985);
  const leadingZeros = codes.filter((code) => code.startsWith('0')).length;
  expect(leadingZeros).toBeGreaterThan(120);
  expect(leadingZeros).toBeLessThan(290);
});

test('a password is hashed with argon2id at the set cost, each time with another salt', async () => {
  const [one, other] = await Promise.all([
    hashPassword('Monsoon-chai-2026'),
    hashPassword('Monsoon-chai-2026'),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

test('[4] a password is compared exactly, past its 72nd byte too', async () => {
  const password = `Monsoon-chai-2026 ${'x'.repeat(80)}`;
  const kept = await hashPassword(password);
  expect(await verifyPassword(password, kept)).toBe(true);
  for (const near of [password.toLowerCase(), `${password} `, `${password.slice(0, -1)}y`])
    expect(await verifyPassword(near, kept)).toBe(false);
});

test('the work queue runs a few at a time, lets some wait, and refuses the rest with a Retry-After', async () => {
  const queue = createWorkQueue({ atOnce: 2, waiting: 2 });
  const deferred = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const job = async () => {
    running += 1;
    most = Math.max(most, running);
    await deferred.promise;
    running -= 1;
    return 'done';
  };
  const accepted = [queue.run(job), queue.run(job), queue.run(job), queue.run(job)];
  await expect(queue.run(job)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 3 });
  deferred.resolve();
  expect(await Promise.all(accepted)).toEqual(['done', 'done', 'done', 'done']);
  expect(most).toBe(2);
  expect(await queue.run(job)).toBe('done');
});

test('a job that fails leaves its place to the next', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 1 });
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run(async () => 'yes')).toBe('yes');
});
