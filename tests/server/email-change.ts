import type { Answer, Api, Person } from '../api.ts';

/** The address to which the tests change an email. */
export const newEmail = 'Meera.K@example.org';

/** Starts a change of the person's email, which mails a code to both addresses. */
export function start(api: Api, token: string, person: Person, email = newEmail): Promise<Answer> {
  return api.post('/api/account/email', { newEmail: email, password: person.password }, { token });
}

/** Confirms the change with the codes from both addresses. */
export function confirm(api: Api, token: string, currentCode: string, newCode: string): Promise<Answer> {
  return api.post('/api/account/email/confirm', { currentCode, newCode }, { token });
}

/** Registers a person and signs them in. */
export async function signedUp(api: Api): Promise<{ person: Person; token: string }> {
  const person = await api.signUp();
  return { person, token: await api.signIn(person) };
}

/** The codes of the pending change. */
export const codesOf = (api: Api, person: Person, email = newEmail): [string, string] => [
  api.codeFor(person.email),
  api.codeFor(email),
];
