import { expect, test } from 'vitest';
import { newPerson, startApi, type Api, type Person } from '../../../tests/api.ts';
import { describeOnEachEngine } from '../../../tests/engines.ts';

async function prove(api: Api, email: string): Promise<void> {
  const otp = await api.requestCode(email);
  await api.post('/verify-otp', { email, otp });
}

describeOnEachEngine('registrations at the same time', (open) => {
  test('[52] fifty parallel registrations of one e-mail on two servers create one account', async () => {
    const database = await open();
    const options = { hasRealHashCost: true };
    const servers = [await startApi(database, options), await startApi(await open(), options)] as const;
    const person = newPerson();
    await prove(servers[0], person.email);
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        servers[index % 2 ? 1 : 0].post('/register', { ...person, username: `meera_k_${index}` }),
      ),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.every(({ status }) => [201, 403, 409, 429].includes(status))).toBe(true);
    expect(await database.db.selectFrom('users').select('email').execute()).toEqual([
      { email: person.email },
    ]);
  });

  test('[52] fifty parallel registrations of one username create one account, and the others keep their proofs', async () => {
    const database = await open();
    const api = await startApi(database, { hasRealHashCost: true });
    const people: Person[] = Array.from({ length: 50 }, () => newPerson({ username: 'The_Same' }));
    for (const { email } of people) await prove(api, email);
    const responses = await Promise.all(people.map((person) => api.post('/register', person)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(49);
    const loser = people[responses.findIndex(({ status }) => status === 409)];
    expect((await api.post('/register', { ...loser, username: 'Another_One' })).status).toBe(201);
    expect(await database.db.selectFrom('users').select('user_id').execute()).toHaveLength(2);
  });
});
