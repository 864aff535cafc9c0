import type { Database } from '../../server/database/database.ts';
import { createRandom, pick } from '../../commands/seed/random.ts';

/**
 * Search terms of about the same length: random parts of accounts, terms that match many accounts, and terms
 * that match none.
 */
export type TermGroup = { name: string; terms: readonly string[] };

const termLengths: readonly { name: string; min: number; max: number; fixedTerms: readonly string[] }[] = [
  { name: '1 character', min: 1, max: 1, fixedTerms: ['a', 'e', '@', ' ', 'z', '%'] },
  { name: '2 characters', min: 2, max: 2, fixedTerms: ['an', 'ar', 'm ', '.o', 'zz', '_%'] },
  { name: '3 characters', min: 3, max: 3, fixedTerms: ['sha', 'ing', 'exa', 'r s', '@ma', 'zqz'] },
  { name: '4 to 5', min: 4, max: 5, fixedTerms: ['shar', 'kumar', 'of t', '.com', '@mail', 'zzqzz'] },
  {
    name: '6 to 9',
    min: 6,
    max: 9,
    fixedTerms: ['sharma', 'college', 'example', 'sharma12', 'a@mail.e', 'zzqzzqzz'],
  },
  {
    name: '10 and more',
    min: 10,
    max: 24,
    fixedTerms: [
      'institute of technology',
      '@mail.example.com',
      'example.org',
      'priya sharma',
      'a@mail.example.com',
      'nobody has this one',
    ],
  },
];
const randomTermsPerGroup = 10;

/** Chooses search terms from the accounts. The same accounts always give the same terms. */
export async function sampleSearchTerms({ db }: Database): Promise<TermGroup[]> {
  const random = createRandom(5);
  const people = await db
    .selectFrom('users')
    .select(['name', 'username', 'email', 'college'])
    .orderBy('user_id')
    .limit(2000)
    .execute();
  return termLengths.map(({ name, min, max, fixedTerms }) => {
    const terms = new Set(fixedTerms);
    while (terms.size < fixedTerms.length + randomTermsPerGroup) {
      const person = pick(people, random);
      const text = pick([person.name, person.username, person.email, person.college], random);
      const length = min + Math.floor(random() * (max - min + 1));
      if (text.length < length) continue;
      const start = Math.floor(random() * (text.length - length + 1));
      terms.add(text.slice(start, start + length));
    }
    return { name, terms: [...terms] };
  });
}
