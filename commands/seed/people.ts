import { notGivenAccountFields } from '../../contract/account-fields.ts';
import { newUserRow } from '../../server/accounts/registration/registration-rules.ts';
import type { User } from '../../server/accounts/users/users-repository.ts';
import { groups } from './groups.ts';
import { createPools, type College, type Name, type Pool } from './pools.ts';
import { createRandom, mixSeeds, pick } from './random.ts';

/**
 * Every seeded account has this password. Its hash is constant, because a million hashes would take hours.
 */
export const seedPassword = 'Welcome2Club';
const seedPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$hTEh4LpjitcOaKw+BQNoIg$cqn+CwQ7/u3byVDmyZW+/6jG81mWTbwfB7238lW/C1c';

const firstDay = Date.UTC(2025, 0, 15);
const lastDay = Date.UTC(2026, 9, 31);
const mailDomains = ['mail.example.com', 'post.example.net', 'inbox.example.org', 'students.example.com'];
// A prime larger than the number of pairs. Steps of this size visit every pair of names once before any
// repeats.
const pairStep = 7_368_787;

/**
 * Returns a function that creates the account of an index. The same seed and index always give the same
 * account. All usernames and emails are unique, also between seeds: every seed except 1 adds a suffix to
 * both.
 */
export function createPersonFactory(seed: number): (index: number) => User {
  const pools = createPools();
  const slots = groups.flatMap(({ share }, group) =>
    Array.from({ length: share }, (_, rank) => ({ group, rank, share })),
  );
  const seedSuffix = seed === 1 ? '' : `_${seed.toString(36)}`;
  return (index) => {
    const slot = slots[index % slots.length];
    const pool = slot && pools[slot.group];
    if (!pool) throw new RangeError(`There is no account number ${index}.`);
    const random = createRandom(mixSeeds(seed, index));
    const pair = choosePair(pool, Math.floor(index / slots.length) * slot.share + slot.rank, seed);
    const digits = chooseDigits(pair.round, random);
    const username = `${joinSlugs(pair, random)}${digits}${seedSuffix}`;
    const college = pick(pool.colleges, random);
    const email = `${joinSlugs(pair, random).toLowerCase()}${digits}${seedSuffix}@${chooseDomain(college, random)}`;
    const fields = {
      ...notGivenAccountFields,
      name: writeName(pair, random),
      username,
      email,
      collegeName: college.name,
      location: pick(pool.places, random),
    };
    return newUserRow(fields, {
      userId: personId(seed, index),
      passwordHash: seedPasswordHash,
      isVerified: random() < 0.82,
      isAdmin: false,
      now: Math.floor(firstDay + random() * (lastDay - firstDay)),
    });
  };
}

/** The id of an account. Ids of one seed sort by index. */
export function personId(seed: number, index: number): string {
  return `seed-${seed}-${String(index).padStart(8, '0')}`;
}

/** A pair of names. `round` is how often it was used before. */
type Pair = { first: Name; last: Name; round: number };

function choosePair({ firstNames, lastNames }: Pool, index: number, seed: number): Pair {
  const pairs = firstNames.length * lastNames.length;
  const pair = (index * pairStep + seed * 613) % pairs;
  const first = firstNames[pair % firstNames.length];
  const last = lastNames[Math.floor(pair / firstNames.length)];
  if (!first || !last) throw new RangeError('A pool has no names.');
  return { first, last, round: Math.floor(index / pairs) };
}

/**
 * The last two digits are random. The digits before them are the round, so two rounds never give the same
 * number.
 */
function chooseDigits(round: number, random: () => number): string {
  const lastTwo = Math.floor(random() * 100);
  if (round === 0 && lastTwo < 40) return '';
  return `${round === 0 ? '' : round}${String(lastTwo).padStart(2, '0')}`;
}

/** Joins two names with a separator, so that two pairs never give the same word. */
function joinSlugs({ first, last }: Pair, random: () => number): string {
  const joined = `${first.slug}${pick(['.', '_', '-', '.'], random)}${last.slug}`;
  return random() < 0.1 ? joined.charAt(0).toUpperCase() + joined.slice(1) : joined;
}

function chooseDomain({ domain }: College, random: () => number): string {
  return random() < 0.45 ? domain : pick(mailDomains, random);
}

function writeName({ first, last }: Pair, random: () => number): string {
  const initial = random() < 0.12 ? ` ${String.fromCharCode(65 + Math.floor(random() * 26))}.` : '';
  return `${first.text}${initial} ${last.text}`;
}
