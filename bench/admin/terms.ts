import type { Database } from '../../server/database/database.ts';
import { createRandom, pick } from '../../commands/seed/random.ts';

/**
 * What is searched for, in groups of about the same length: parts of what people have, what many have, and
 * what nobody has.
 */
export type TermGroup = { name: string; terms: readonly string[] };

const lengths: readonly { name: string; from: number; to: number; known: readonly string[] }[] = [
  { name: '1 character', from: 1, to: 1, known: ['a', 'e', '@', ' ', 'z', '%'] },
  { name: '2 characters', from: 2, to: 2, known: ['an', 'ar', 'm ', '.o', 'zz', '_%'] },
  { name: '3 characters', from: 3, to: 3, known: ['sha', 'ing', 'exa', 'r s', '@ma', 'zqz'] },
  { name: '4 to 5', from: 4, to: 5, known: ['shar', 'kumar', 'of t', '.com', '@mail', 'zzqzz'] },
  {
    name: '6 to 9',
    from: 6,
    to: 9,
    known: ['sharma', 'college', 'example', 'sharma12', 'a@mail.e', 'zzqzzqzz'],
  },
  {
    name: '10 and more',
    from: 10,
    to: 24,
    known: [
      'institute of technology',
      '@mail.example.com',
      'example.org',
      'priya sharma',
      'a@mail.example.com',
      'nobody has this one',
    ],
  },
];
const drawnPerGroup = 10;

/** The same terms for the same accounts. */
export async function drawTerms({ db }: Database): Promise<TermGroup[]> {
  const random = createRandom(5);
  const people = await db
    .selectFrom('users')
    .select(['name', 'username', 'email', 'college'])
    .orderBy('user_id')
    .limit(2000)
    .execute();
  return lengths.map(({ name, from, to, known }) => {
    const terms = new Set(known);
    while (terms.size < known.length + drawnPerGroup) {
      const person = pick(people, random);
      const text = pick([person.name, person.username, person.email, person.college], random);
      const length = from + Math.floor(random() * (to - from + 1));
      if (text.length < length) continue;
      const start = Math.floor(random() * (text.length - length + 1));
      terms.add(text.slice(start, start + length));
    }
    return { name, terms: [...terms] };
  });
}
