import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  trickyPeople,
  trickyPerson,
  trickyText,
  type TrickyPerson,
} from '../../../tests/search/tricky-people.ts';
import { accountStatuses, listOrders } from '#contract/admin/admin.ts';
import { selectPage } from '../../../tests/search/scan-accounts.ts';
import { compareKeys, type Account, packFlags, makeSearchText } from './account.ts';
import { AccountSet, type FoundPage, type SearchQuery } from './account-set.ts';

type Person = TrickyPerson;

/** Half of the searches are a part of an account's text, because random searches would rarely find an account. */
const query = fc.record({
  part: fc.nat(),
  column: fc.nat(3),
  from: fc.nat(),
  length: fc.integer({ min: 1, max: 7 }),
  free: fc.option(trickyText(5)),
  page: fc.integer({ min: 1, max: 9 }),
  limit: fc.integer({ min: 1, max: 4 }),
  status: fc.constantFrom(undefined, ...accountStatuses),
  sort: fc.constantFrom(undefined, ...listOrders),
});
type Query = typeof query extends fc.Arbitrary<infer Value> ? Value : never;
const change = fc.oneof(
  fc.record({ kind: fc.constant('save' as const), person: trickyPerson }),
  fc.record({ kind: fc.constant('delete' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('search' as const), query }),
);

function toAccount(saved: Person): Account {
  return {
    userId: saved.userId,
    createdAt: saved.createdAt,
    text: makeSearchText(saved),
    flags: packFlags(saved),
  };
}

function chooseQuery(
  people: readonly Person[],
  { part, column, from, length, free, ...rest }: Query,
): SearchQuery {
  const chosen = people[part % Math.max(1, people.length)];
  if (free !== null || !chosen) return { search: free ?? '', ...rest };
  const text = [chosen.name, chosen.username, chosen.email, chosen.college][column] ?? '';
  const start = from % Math.max(1, text.length);
  // This may split a surrogate pair. Lone surrogates are compared as well.
  return { search: text.slice(start, start + length), ...rest };
}

function scan(people: readonly Person[], searchQuery: SearchQuery): FoundPage {
  const newestFirst = people.toSorted((one, other) => compareKeys(other, one));
  const { users, ...page } = selectPage(newestFirst, searchQuery);
  return { userIds: users.map(({ userId }) => userId), ...page };
}

async function find(accounts: AccountSet, searchQuery: SearchQuery): Promise<FoundPage> {
  const { sort: order = 'newest' } = searchQuery;
  if (order === 'newest') return accounts.find(searchQuery);
  return accounts.find(searchQuery, {
    order,
    slots: await accounts.table.sortBy(order, async () => undefined),
  });
}

describe('the set of accounts', () => {
  it.each([false, true])(
    'are found exactly as a plain scan finds them, while some are added, edited and deleted (indexed: %s)',
    async (isIndexed) => {
      await fc.assert(
        fc.asyncProperty(trickyPeople, fc.array(change, { maxLength: 60 }), async (first, changes) => {
          const people = new Map(first.map((one) => [one.userId, one]));
          const accounts = new AccountSet(first.map(toAccount));
          if (isIndexed) await accounts.table.buildIndex(async () => undefined);
          for (const step of changes) {
            if (step.kind === 'search') {
              const searchQuery = chooseQuery([...people.values()], step.query);
              expect(await find(accounts, searchQuery), JSON.stringify(searchQuery)).toEqual(
                scan([...people.values()], searchQuery),
              );
            } else if (step.kind === 'save') {
              const before = people.get(step.person.userId);
              people.set(step.person.userId, step.person);
              accounts.apply(before ? [before, step.person] : [step.person], [toAccount(step.person)]);
            } else {
              const deleted = [...people.values()][step.which % Math.max(1, people.size)];
              if (deleted) people.delete(deleted.userId);
              if (deleted) accounts.apply([deleted], []);
            }
          }
        }),
        { numRuns: 200 },
      );
    },
  );

  it('are found on every page, in order, for any number of 32-bit words', async () => {
    const people = Array.from({ length: 2500 }, (_, index): Person => ({
      userId: `u${index}`,
      createdAt: (index * 7919) % 997,
      name: `Name ${index}`,
      username: `user_${index % 50}`,
      email: `e${index}@mail.example`,
      college: index % 3 === 0 ? 'Odd College' : 'Even College',
      verified: index % 2 === 0 ? 1 : 0,
      admin: index % 100 === 0 ? 1 : 0,
      blocked: index % 13 === 0 ? 1 : 0,
    }));
    const accounts = new AccountSet(people.slice(0, 2400).map(toAccount));
    await accounts.table.buildIndex(async () => undefined);
    accounts.apply([], people.slice(2400).map(toAccount));
    for (const search of ['', 'o', 'dd', 'college', 'd c', 'user_7', '5@m', '12', 'name 12', 'nobody']) {
      for (const page of [1, 2, 60, 499, 500, 1e15]) {
        for (const { status, sort } of [
          {},
          { status: 'unverified', sort: 'name' },
          { status: 'blocked', sort: '-college' },
        ] as const) {
          const searchQuery = { search, page, limit: 5, status, sort };
          expect(await find(accounts, searchQuery), JSON.stringify(searchQuery)).toEqual(
            scan(people, searchQuery),
          );
        }
      }
    }
  });

  it('are never found by a term that spans two columns or has 10,000 characters', () => {
    const accounts = new AccountSet([
      toAccount({
        userId: 'u',
        createdAt: 1,
        name: 'a',
        username: 'b',
        email: 'c@d',
        college: 'e',
        verified: 0,
        admin: 0,
        blocked: 0,
      }),
    ]);
    for (const search of ['\0', 'a\0b', 'a'.repeat(10_000)])
      expect(accounts.find({ search, page: 3, limit: 5 })).toEqual({
        userIds: [],
        currentPage: 1,
        totalPages: 1,
        total: 0,
      });
  });
});
