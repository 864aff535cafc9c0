import fc from 'fast-check';

// A few difficult strings, so that they often occur together: word boundaries, characters that change their
// length or shape in lower case, and characters with two code units.
const fragments = [
  'a',
  'A',
  'b',
  'ss',
  'ß',
  'İ',
  'i̇',
  'ı',
  'Σ',
  'ς',
  'é',
  'É',
  'e\u0301',
  'ж',
  'Ж',
  'क',
  '中',
  '😀',
  '😃',
  '1',
  '2',
  '12',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '@',
  '.',
  '-',
  ' ',
  '<',
];

/** Text that is difficult to search in, of at most `maxLength` fragments. */
export function trickyText(maxLength: number): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...fragments), { maxLength }).map((parts) => parts.join(''));
}

const flag = fc.constantFrom<0 | 1>(0, 1);

/**
 * The searched columns and the flags of an account. Some emails have no `@` or several.
 */
export const trickyPerson = fc.record({
  userId: fc.stringMatching(/^[a-f]{1,3}$/),
  createdAt: fc.integer({ min: 0, max: 9 }),
  name: trickyText(6),
  username: trickyText(5),
  email: fc.oneof(
    trickyText(6),
    fc.tuple(trickyText(4), trickyText(4)).map(([head, domain]) => `${head}@${domain}`),
  ),
  college: trickyText(7),
  verified: flag,
  admin: flag,
  blocked: flag,
});

export type TrickyPerson = typeof trickyPerson extends fc.Arbitrary<infer Value> ? Value : never;

/** A list of people with different ids. */
export const trickyPeople = fc.uniqueArray(trickyPerson, { selector: ({ userId }) => userId, maxLength: 40 });
