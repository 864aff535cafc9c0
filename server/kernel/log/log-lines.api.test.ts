import { expect, test } from 'vitest';
import { startApi, wrongCode, type Api } from '../../../tests/api.ts';
import { describeOnEachEngine } from '../../../tests/engines.ts';

/** Uses an account like a person, with wrong entries too. Returns every secret that was used. */
async function live(api: Api): Promise<string[]> {
  const person = await api.signUp({ username: 'logged_one', email: 'logged.one@example.edu' });
  const token = await api.signIn(person);
  await api.get('/user', { token });
  await api.post('/send-otp', { email: 'Second.one@example.edu' });
  const code = api.codeFor('Second.one@example.edu');
  await api.post('/verify-otp', { email: 'Second.one@example.edu', otp: wrongCode(code) });
  for (let tries = 0; tries < 11; tries += 1)
    await api.post('/login', { email: person.email, password: 'Wrong-passw0rd-once' });
  await api.post('/send-otp', { email: 'Second.one@example.edu' });
  await api.post('/login', { email: 3 });
  return [person.email, 'logged.one', 'Second.one', person.password, 'Wrong-passw0rd-once', token, code];
}

describeOnEachEngine('the log', (open) => {
  test('has a JSON line for each request with its id, and contains no code, token, password or email', async () => {
    const api = await startApi(await open(), { env: { LOG_LEVEL: 'trace' } });
    const secrets = await live(api);
    await api.app.close();
    const log = api.logLines.join('');
    for (const secret of secrets) expect(log).not.toContain(secret);
    const lines = api.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'answered',
        method: 'POST',
        route: '/login',
        status: 429,
        reqId: expect.any(String),
      }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'limit reached', level: 40 }));
  });

  test('has no request lines and no warnings when LOG_LEVEL excludes them', async () => {
    const defaultApi = await startApi(await open(), { env: {} });
    await live(defaultApi);
    await defaultApi.app.close();
    const messages = defaultApi.logLines.map((line) =>
      String((JSON.parse(line) as Record<string, unknown>).msg),
    );
    expect(messages).toContain('limit reached');
    expect(messages).not.toContain('answered');
  });

  test('has one line for a limit and any number of calls over it', async () => {
    const api = await startApi(await open(), { env: {} });
    const statuses = new Set<number>();
    for (let calls = 0; calls < 100; calls += 1)
      statuses.add((await api.post('/check-availability', { username: 'nobody' })).status);
    await api.app.close();
    expect([...statuses]).toEqual([200, 429]);
    expect(api.logLines.filter((line) => line.includes('limit reached'))).toHaveLength(1);
  });

  test('is empty with LOG_LEVEL=silent', async () => {
    const silent = await startApi(await open(), { env: { LOG_LEVEL: 'error' } });
    await live(silent);
    await silent.app.close();
    expect(silent.logLines).toEqual([]);
  });
});
