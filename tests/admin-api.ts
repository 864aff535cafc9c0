import type { Database } from '../server/database/database.ts';
import { readAnswer, type Answer, type Api, type Person } from './api.ts';

/** A signed-in account: its id and a token, and the details of its registration. */
export type SignedInPerson = Person & { userId: string; token: string };

/** Registers an account with the given flags, and signs it in. */
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

type Caller = { token?: string; from?: string };

/** Changes an account with the caller's token. */
export function patchUser(api: Api, userId: string, body: unknown, caller: Caller): Promise<Answer> {
  return callAdmin(api, 'PATCH', `/users/${userId}`, caller, body);
}

/** Calls a path below `/api/admin` with the caller's token. Without `body`, the request has none. */
export async function callAdmin(
  api: Api,
  method: 'GET' | 'PATCH' | 'DELETE' | 'POST' | 'PUT',
  path: string,
  { token, from = '192.0.2.1' }: Caller,
  body?: unknown,
): Promise<Answer> {
  const response = await api.send({
    method,
    url: `/api/admin${path}`,
    from,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return readAnswer(response);
}
