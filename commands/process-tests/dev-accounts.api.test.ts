import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openDatabase } from '../../server/database/open.ts';
import { bundleServer } from '../../pipeline/server-bundle.ts';
import { newPerson, type Person } from '../../tests/api.ts';
import { startDevServer, type DevServer } from '../../tests/dev-server.ts';
import { postJson } from '../../tests/server/send-over-http.ts';
import { useServerProcesses } from '../../tests/server-process.ts';

const { start, dataDir } = useServerProcesses(fileURLToPath(await bundleServer()));

const login = (url: string, { email, password }: Person) => postJson(`${url}/login`, { email, password });

/** Registers with the code that `npm run dev` prints on the terminal. */
async function register({ url, output }: DevServer, person: Person): Promise<number> {
  expect((await postJson(`${url}/send-otp`, { email: person.email })).status).toBe(200);
  const printed = new RegExp(`Mail to ${person.email}: your code is (\\d{6})`);
  await expect.poll(output).toMatch(printed);
  const verified = await fetch(`${url}/verify-otp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, otp: printed.exec(output())?.[1] }),
  });
  expect(await verified.json()).toEqual({ success: true });
  const registered = await fetch(`${url}/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: verified.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    },
    body: JSON.stringify(person),
  });
  return registered.status;
}

test(
  '[70] an account that was made under npm run dev can log in there and under npm start',
  // The first start of the page server compiles much.
  { timeout: 300_000 },
  async () => {
    const person = newPerson();
    const dev = await startDevServer(dataDir());
    try {
      expect(await register(dev, person), dev.output()).toBe(201);
      expect((await login(dev.url, person)).status, dev.output()).toBe(200);
      expect((await login(dev.url, { ...person, password: 'Another-passw0rd' })).status).toBe(401);
    } finally {
      await dev.stop();
    }
    const database = await openDatabase({ databaseUrl: undefined, dataDir: dataDir() });
    const { password_hash } = await database.db
      .selectFrom('users')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await database.close();
    const url = await start().url;
    expect((await login(url, person)).status).toBe(200);
  },
);
