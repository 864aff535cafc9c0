import { newUserRow } from '../../server/accounts/registration/registration-rules.ts';
import type { User } from '../../server/accounts/users/users-repository.ts';
import { groups } from './groups.ts';
import { drawPools, type College, type Name, type Pool } from './pools.ts';
import { createRandom, mixSeeds, pick } from './random.ts';

/** Every seeded account has this password; its hash is made once, since a million would take hours. */
export const seedPassword = 'Welcome2Club';
const seedPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$hTEh4LpjitcOaKw+BQNoIg$cqn+CwQ7/u3byVDmyZW+/6jG81mWTbwfB7238lW/C1c';

const firstDay = Date.UTC(2025, 0, 15);
const lastDay = Date.UTC(2026, 9, 31);
const mailDomains = ['mail.example.com', 'post.example.net', 'inbox.example.org', 'students.example.com'];
// A prime above any number of pairs: stepping by it visits every pair of names once before any comes again.
const step = 7_368_787;

/**
 * Returns a function that makes the account of an index; seed and index always give the same account. No two
 * of one seed share a username or an email, nor do those of two seeds: every seed but 1 is marked in both.
 */
export function createPersonMaker(seed: number): (index: number) => User {
  const pools = drawPools();
  const slots = groups.flatMap(({ share }, group) =>
    Array.from({ length: share }, (_, rank) => ({ group, rank, share })),
  );
  const mark = seed === 1 ? '' : `_${seed.toString(36)}`;
  return (index) => {
    const slot = slots[index % slots.length];
    const pool = slot && pools[slot.group];
    if (!pool) throw new RangeError(`There is no account number ${index}.`);
    const random = createRandom(mixSeeds(seed, index));
    const pair = choosePair(pool, Math.floor(index / slots.length) * slot.share + slot.rank, seed);
    const digits = chooseDigits(pair.round, random);
    const username = `${joinSlugs(pair, random)}${digits}${mark}`;
    const college = pick(pool.colleges, random);
    const email = `${joinSlugs(pair, random).toLowerCase()}${digits}${mark}@${chooseDomain(college, random)}`;
    const fields = {
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

/** Sorts by index within a seed. */
export function personId(seed: number, index: number): string {
  return `seed-${seed}-${String(index).padStart(8, '0')}`;
}

/** `round` counts how often the pair of names was used before. */
type Pair = { first: Name; last: Name; round: number };

function choosePair({ firstNames, lastNames }: Pool, index: number, seed: number): Pair {
  const pairs = firstNames.length * lastNames.length;
  const pair = (index * step + seed * 613) % pairs;
  const first = firstNames[pair % firstNames.length];
  const last = lastNames[Math.floor(pair / firstNames.length)];
  if (!first || !last) throw new RangeError('A pool has no names.');
  return { first, last, round: Math.floor(index / pairs) };
}

/** The last two digits are random, those before them are the round, so no two rounds give the same digits. */
function chooseDigits(round: number, random: () => number): string {
  const lastTwo = Math.floor(random() * 100);
  if (round === 0 && lastTwo < 40) return '';
  return `${round === 0 ? '' : round}${String(lastTwo).padStart(2, '0')}`;
}

/** Always with something between the names, so that two pairs never run together into the same word. */
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
