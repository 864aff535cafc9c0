import { expect, test } from 'vitest';
import { startApi } from '../../../tests/api.ts';
import { compareResponseTimes } from '../../../tests/compare-response-times.ts';
import { describeOnEachEngine } from '../../../tests/engines.ts';

describeOnEachEngine('login', (open) => {
  test('[29] an unknown e-mail takes as long as a wrong password', { timeout: 600_000 }, async () => {
    const api = await startApi(await open(), { env: { RATE_LIMIT: 'off' }, hasRealHashCost: true });
    const { email } = await api.signUp();
    const logIn = (address: string) => api.post('/login', { email: address, password: 'Wrong-passw0rd' });
    const difference = await compareResponseTimes(
      [() => logIn(email), (round) => logIn(`nobody.${round}@example.edu`)],
      { samples: 300, allowed: 0.05 },
    );
    expect(difference).toBeLessThan(0.05);
  });
});
