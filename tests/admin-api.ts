import type { Database } from '../server/database/open.ts';
import type { Answer, Api, Person } from './api.ts';

/** An account as the admin's tests use it: its id and a token beside what it signed up with. */
export type SignedInPerson = Person & { userId: string; token: string };

/** Signs somebody up and in, with the given flags. */
export async function joinAs(
  api: Api,
  database: Database,
  flags: { verified?: 0 | 1; admin?: 0 | 1 } = {},
  details: Partial<Person> = {},
): Promise<SignedInPerson> {
  const person = await api.signUp(details);
  await database.db
    .updateTable('users')
    .set({ verified: 1, admin: 0, ...flags })
    .where('email', '=', person.email)
    .execute();
  const token = await api.signIn(person);
  return { ...person, token, userId: String((await api.get('/session', { token })).body.userId) };
}

/** PATCHes the account as the holder of the token. */
export async function patchUser(
  api: Api,
  userId: string,
  body: unknown,
  { token, from = '192.0.2.1' }: { token?: string; from?: string },
): Promise<Answer> {
  const response = await api.app.inject({
    method: 'PATCH',
    url: `/api/admin/users/${userId}`,
    remoteAddress: from,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: JSON.stringify(body),
  });
  return {
    status: response.statusCode,
    body: response.json<Record<string, unknown>>(),
    text: response.body,
    headers: response.headers,
  };
}
