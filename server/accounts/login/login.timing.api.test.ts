import { expect, test } from 'vitest';
import { startApi } from '../../../tests/api.ts';
import { compareResponseTimes } from '../../../tests/server/compare-response-times.ts';
import { describeOnEachEngine } from '../../../tests/engines.ts';

describeOnEachEngine('login', (open) => {
  test.each([
    ['', 'Wrong-passw0rd'],
    [' typed in NFD', 'Wro\u0301ng-passw0rd'],
  ])(
    '[29] an unknown e-mail takes as long as a wrong password%s',
    { timeout: 600_000 },
    async (_, password) => {
      const api = await startApi(await open(), { env: { RATE_LIMIT: 'off' }, hasRealHashCost: true });
      const { email } = await api.signUp();
      const logIn = (address: string) => api.post('/login', { email: address, password });
      const difference = await compareResponseTimes(
        [() => logIn(email), (round) => logIn(`nobody.${round}@example.edu`)],
        { samples: 300 },
      );
      expect(difference).toBeLessThan(0.05);
    },
  );

  // Hash threads have a low priority: beside other tests they wait for the processor.
  test('twenty parallel logins with the right password succeed', async () => {
    const api = await startApi(await open(), { hasRealHashCost: true });
    const person = await api.signUp();
    const tokens = await Promise.all(Array.from({ length: 20 }, () => api.signIn(person)));
    expect(new Set(tokens).size).toBe(20);
  });
});
