import { expect, test } from 'vitest';
import { startApi } from '../../../tests/api.ts';
import { describeOnEachEngine } from '../../../tests/engines.ts';
import { useUpLimit } from '../../../tests/server/use-up-limit.ts';
import { limits } from '../../limits/account-limits.ts';
import { widenLimit } from '../../limits/limit-rules.ts';
import { clientOf } from '../../kernel/client-address.ts';

const wrongLogin = { email: 'nobody@example.edu', password: 'Wrong-passw0rd' };
const wrongCode = { email: 'nobody@example.edu', otp: '123456' };

describeOnEachEngine('IPv6 clients', (open) => {
  test('[13] the owner of an IPv6 /48 is limited as a whole, and so is each /56 in it', async () => {
    const api = await startApi(await open());
    const from = (index: number) => `2001:db8:1:${index.toString(16)}::1`;
    const tryAll = async (count: number, network: (index: number) => string) => {
      const statuses: number[] = [];
      for (let at = 0; at < count; at += 1)
        statuses.push(
          (await api.post('/check-availability', { username: `free_${at}` }, { from: network(at) })).status,
        );
      return statuses.filter((status) => status === 200).length;
    };
    // 60 checks a minute for a /64, so 240 for the first /56 and 960 for all of the /48.
    expect(await tryAll(300, (at) => from(at % 250))).toBe(240);
    expect(await tryAll(900, (at) => from(256 + at))).toBe(720);
    expect(await tryAll(5, () => '2001:db8:2::1')).toBe(5);
  });

  test.each([
    {
      name: 'wrong passwords',
      limit: limits.loginFromClient,
      path: '/login',
      body: wrongLogin,
      allowed: 401,
    },
    {
      name: 'codes',
      limit: limits.codesToClient,
      path: '/send-otp',
      body: { email: 'a@example.edu' },
      allowed: 200,
    },
    {
      name: 'resets',
      limit: limits.codesToClient,
      path: '/send-reset-otp',
      body: { email: 'b@example.edu' },
      allowed: 200,
    },
    {
      name: 'wrong codes',
      limit: limits.wrongCodesFromClient,
      path: '/verify-otp',
      body: wrongCode,
      allowed: 200,
    },
  ])(
    '[13] $name from all of an IPv6 /56 and /48 are limited together',
    async ({ limit, path, body, allowed }) => {
      const database = await open();
      const api = await startApi(database);
      const [, ofMiddle, ofLarge] = widenLimit(limit(clientOf('2001:db8:1:2::1')));
      if (ofMiddle === undefined || ofLarge === undefined) throw new Error('the limit has no wider ones');
      const tryFrom = async (from: string) => (await api.post(path, body, { from })).status;
      await useUpLimit(database, ofMiddle, api.now());
      expect([await tryFrom('2001:db8:1:3::1'), await tryFrom('2001:db8:1:fff::1')]).toEqual([429, allowed]);
      api.pass({ minutes: 2 });
      await useUpLimit(database, ofLarge, api.now());
      expect([await tryFrom('2001:db8:1:eee::1'), await tryFrom('2001:db8:2::1')]).toEqual([429, allowed]);
    },
  );

  test('[13] many clients of an IPv6 /48 have the places of one client in the queue of hashes', async () => {
    const api = await startApi(await open(), { env: { RATE_LIMIT: 'off' }, hasRealHashCost: true });
    const logIn = (index: number) =>
      api.post(
        '/login',
        { email: `x${index}@example.edu`, password: 'Wrong-passw0rd' },
        { from: `2001:db8:1:${index.toString(16)}::1` },
      );
    const statuses = (await Promise.all(Array.from({ length: 170 }, (_, index) => logIn(index)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 429)).not.toEqual([]);
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(150);
  });
});
