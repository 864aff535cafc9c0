import { notGivenAccountFields } from '../../contract/account-fields.ts';
import { newUserRow } from '../../server/accounts/registration/registration-rules.ts';
import { hashPassword } from '../../server/accounts/passwords/password-hash.ts';
import { insertUser } from '../../server/accounts/users/users-repository.ts';
import { openDatabase, type DatabaseSettings } from '../../server/database/open.ts';
import { secureRandom } from '../../server/kernel/random.ts';

/** An account of the test. `password` is the last one that the server acknowledged. */
export type Person = { userId: string; email: string; password: string };

/** Adds accounts to the database, the first of them an admin. */
export async function addPeople(settings: DatabaseSettings, count: number): Promise<Person[]> {
  const database = await openDatabase(settings);
  const password = 'Monsoon-2026-chai';
  const passwordHash = await hashPassword(password);
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const userId = secureRandom.id();
    const email = `person.${index}@example.edu`;
    const details = { name: 'Meera Krishnan', username: `person_${index}`, email, password };
    await insertUser(
      database.db,
      newUserRow(
        { ...details, ...notGivenAccountFields },
        { userId, passwordHash, isVerified: true, isAdmin: index === 0, now: Date.now() },
      ),
    );
    people.push({ userId, email, password });
  }
  await database.close();
  return people;
}
