import type { Database } from '../server/database/database.ts';
import { readAnswer, type Answer, type Api, type Person } from './api.ts';

/** An account as the admin's tests use it: its id and a token beside what it signed up with. */
export type SignedInPerson = Person & { userId: string; token: string };

/** Signs somebody up and in, with the given flags. */
export async function signUpAs(
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

type As = { token?: string; from?: string };

/** PATCHes the account as the holder of the token. */
export function patchUser(api: Api, userId: string, body: unknown, as: As): Promise<Answer> {
  return callAdmin(api, 'PATCH', `/users/${userId}`, as, body);
}

/** Calls what is below `/api/admin` as the holder of the token. Without a body none is sent. */
export async function callAdmin(
  api: Api,
  method: 'GET' | 'PATCH' | 'DELETE' | 'POST' | 'PUT',
  path: string,
  { token, from = '192.0.2.1' }: As,
  body?: unknown,
): Promise<Answer> {
  const response = await api.app.inject({
    method,
    url: `/api/admin${path}`,
    remoteAddress: from,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return readAnswer(response);
}
