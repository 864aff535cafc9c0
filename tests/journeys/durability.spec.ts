import { expect, test } from '@playwright/test';
import { registerRequest } from '../../contract/accounts.ts';
import { Site } from '../site.ts';
import { makeDetails, type Details } from './sign-in/register-form.ts';

/** The cookie of each email that was verified, without which nobody can register it. */
const proofs = new Map<string, string>();

async function post(site: Site, path: string, body: unknown, cookie = ''): Promise<Response> {
  return fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
}

/** Proves the e-mail with the mailed code, so that only the registration itself is left. */
async function proveEmail(site: Site, { email }: Details): Promise<void> {
  expect((await post(site, '/send-otp', { email })).status).toBe(200);
  const response = await post(site, '/verify-otp', { email, otp: await site.readCode(email) });
  expect(await response.json()).toEqual({ success: true });
  proofs.set(email, response.headers.getSetCookie()[0]?.split(';')[0] ?? '');
}

const register = (site: Site, details: Details) =>
  post(site, '/register', registerRequest.parse(details), proofs.get(details.email));

const login = (site: Site, { email, password }: Details) => post(site, '/login', { email, password });

// The limits would stop so many registrations from one IP address at once.
const settings = { RATE_LIMIT: 'off' };

test('kill -9 during registrations loses no account whose response was 201, and leaves no incomplete account', async () => {
  const first = await Site.start(settings);
  const people = Array.from({ length: 24 }, () => makeDetails());
  for (const person of people) await proveEmail(first, person);
  const acknowledged = new Set<Details>();
  let killed: Promise<void> | undefined;
  await Promise.all(
    people.map(async (person) => {
      const response = await register(first, person).catch(() => undefined); // cut off by the kill
      if (response?.status === 201) acknowledged.add(person);
      if (acknowledged.size >= 6) killed ??= first.kill();
    }),
  );
  await killed;
  expect(acknowledged.size).toBeGreaterThanOrEqual(6);
  expect(acknowledged.size, 'some were still under way').toBeLessThan(people.length);

  const second = await Site.start({ ...settings, DATA_DIR: first.dataDir });
  try {
    for (const person of people) {
      if (acknowledged.has(person)) {
        expect((await login(second, person)).status, person.email).toBe(200);
        continue;
      }
      // Either all of it was written or nothing: then the proof still counts and registering again works.
      const again = await register(second, person);
      expect([201, 403, 409]).toContain(again.status);
      expect((await login(second, person)).status, person.email).toBe(200);
    }
  } finally {
    await second.stop();
  }
});

test('two servers on one data folder act as one', async () => {
  const one = await Site.start(settings);
  const two = await Site.start({ ...settings, DATA_DIR: one.dataDir });
  try {
    const person = makeDetails();
    await proveEmail(one, person);
    expect((await register(two, person)).status).toBe(201);
    const { token } = await one.signIn({ ...person, verified: true, admin: false });
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${two.url}/session`, { headers })).status).toBe(200);
    expect((await fetch(`${two.url}/logout`, { method: 'POST', headers })).status).toBe(200);
    expect((await fetch(`${one.url}/session`, { headers })).status).toBe(401);

    const username = makeDetails().username;
    const rivals = Array.from({ length: 8 }, () => makeDetails({ username }));
    for (const rival of rivals) await proveEmail(one, rival);
    const responses = await Promise.all(rivals.map((rival, index) => register(index % 2 ? one : two, rival)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...rivals.slice(1).map(() => 409),
    ]);
  } finally {
    await two.kill();
    await one.stop();
  }
});
