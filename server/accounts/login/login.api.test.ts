import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { newPerson, startApi } from '../../../tests/api.ts';
import { describeOnEachEngine } from '../../../tests/engines.ts';

const wrong = 'Wrong-passw0rd';

describeOnEachEngine('login', (open) => {
  test('a password that was hashed at another cost is hashed again when its owner logs in', async () => {
    const database = await open();
    const api = await startApi(database, { hasRealHashCost: true });
    const person = await api.signUp();
    const old = await hash(person.password, { memoryCost: 8192, timeCost: 2, parallelism: 1 });
    await database.db.updateTable('users').set({ password_hash: old }).execute();
    const readHash = async () =>
      (await database.db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()).password_hash;
    expect((await api.post('/login', { email: person.email, password: wrong })).status).toBe(401);
    expect(await readHash()).toBe(old);
    const token = await api.signIn(person);
    expect(await readHash()).toMatch(/^\$argon2id\$v=19\$m=19456,/);
    expect((await api.get('/session', { token })).status).toBe(200);
    await api.signIn(person);
  });

  test('logins at once with the right password succeed while one of them hashes it again', async () => {
    const database = await open();
    const api = await startApi(database, { hasRealHashCost: true });
    const person = await api.signUp();
    const old = await hash(person.password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await database.db.updateTable('users').set({ password_hash: old }).execute();
    const tokens = await Promise.all(Array.from({ length: 12 }, () => api.signIn(person)));
    expect(new Set(tokens).size).toBe(12);
  });

  test('a password is compared in NFC, and an older hash of it as it was typed', async () => {
    const database = await open();
    const api = await startApi(database);
    const composed = 'Café-chai-2026';
    const decomposed = composed.normalize('NFD');
    const person = await api.signUp({ password: decomposed });
    for (const password of [composed, decomposed]) await api.signIn({ ...person, password });
    const old = await hash(decomposed, { memoryCost: 64, timeCost: 1, parallelism: 1 });
    await database.db.updateTable('users').set({ password_hash: old }).execute();
    await api.signIn({ ...person, password: decomposed });
    await api.signIn({ ...person, password: composed });
    expect((await api.post('/login', { email: person.email, password: 'Cafe-chai-2026' })).status).toBe(401);
  });

  test('the 51st session ends the one that was unused for longest, and an account has at most 50 known browsers', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = await api.signUp();
    const tokens: string[] = [];
    for (let time = 0; time < 50; time += 1) {
      tokens.push(await api.signIn(person));
      api.pass({ seconds: 61 });
    }
    const [first = '', second = ''] = tokens;
    expect((await api.get('/session', { token: first })).status).toBe(200);
    await api.signIn(person);
    expect((await api.get('/session', { token: first })).status).toBe(200);
    expect((await api.get('/session', { token: second })).status).toBe(401);
    expect(await database.db.selectFrom('known_browsers').selectAll().execute()).toHaveLength(50);
  });

  test('answers with the token and the current account', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const response = await api.post('/login', { email: person.email, password: person.password });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      userId: expect.any(String),
      username: person.username,
      veri: 'verified',
      roleAdmin: false,
    });
  });

  test('[28] the responses to an unknown e-mail and a wrong password are the same bytes', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const knownAccount = await api.post('/login', { email: person.email, password: wrong });
    const unknown = await api.post('/login', { email: 'nobody@example.edu', password: wrong });
    expect(knownAccount.status).toBe(401);
    expect(knownAccount.text).toBe('{"error":"Invalid email or password","code":"invalid-login"}');
    expect(unknown).toEqual({ ...knownAccount, headers: { ...unknown.headers } });
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(knownAccount.headers));
  });

  test('[32] case and surrounding blanks of the e-mail don’t matter', async () => {
    const api = await startApi(await open());
    const person = await api.signUp({ email: 'Asha.R@Example.EDU' });
    for (const email of ['asha.r@example.edu', ' ASHA.R@EXAMPLE.EDU ']) {
      expect((await api.post('/login', { email, password: person.password })).status).toBe(200);
    }
  });

  test('[16] there are no default accounts', async () => {
    const api = await startApi(await open());
    for (const email of [
      'admin@example.com',
      'admin@localhost.localdomain',
      'root@example.com',
      newPerson().email,
    ]) {
      expect((await api.post('/login', { email, password: 'Admin1234' })).status).toBe(401);
    }
  });
});
