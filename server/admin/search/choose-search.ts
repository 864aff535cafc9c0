import type { FastifyBaseLogger } from 'fastify';
import { hasMoreUsersThan } from '../../accounts/users/users-repository.ts';
import { searchConnections } from '../../database/postgres/postgres-pool.ts';
import { openReader, type DatabaseAddress } from '../../database/reader.ts';
import type { AccountSearch } from './account-search.ts';
import { createPostgresSearch } from './postgres-search.ts';
import { createThreadSearch } from './thread-search.ts';

/** With more accounts than these their copy takes more than a gigabyte of each server's memory. */
const maxAccountsInMemory = 2_000_000;
/** With fewer accounts than these, the first search reads them; until then a small site needs no memory for them. */
const maxReadAtFirstSearch = 20_000;

/**
 * The search that fits the number of accounts when it starts: a copy in the memory of each server, as quick
 * as the admin types, or for a large site on PostgreSQL an index there. While that index is made, the copy
 * answers.
 */
export function createAccountSearch(
  address: DatabaseAddress,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  { maxInMemory = maxAccountsInMemory }: { maxInMemory?: number } = {},
): AccountSearch {
  const inMemory = createThreadSearch(address, log);
  const inPostgres = address.engine === 'postgres' ? createPostgresSearch(address) : undefined;
  let current: Promise<AccountSearch> | undefined;
  let isClosed = false;

  async function choose(): Promise<AccountSearch> {
    if (inPostgres === undefined || !(await hasMoreAccountsThan(address, maxInMemory))) return inMemory;
    if (await inPostgres.isPrepared()) return inPostgres;
    void prepare(inPostgres);
    return inMemory;
  }

  async function startIfMany(): Promise<void> {
    if (await hasMoreAccountsThan(address, maxReadAtFirstSearch)) (await getCurrent()).start();
  }

  async function prepare(search: NonNullable<typeof inPostgres>): Promise<void> {
    try {
      log.info('building the index of accounts in PostgreSQL');
      await search.prepare();
      if (isClosed) return;
      current = Promise.resolve(search);
      await inMemory.close();
      log.info('accounts are searched in PostgreSQL from now on');
    } catch (error) {
      if (!isClosed)
        log.error(
          { err: error },
          'the index of accounts in PostgreSQL could not be built: searches use memory until the next start',
        );
    }
  }

  function getCurrent(): Promise<AccountSearch> {
    current ??= choose().catch((error: unknown) => {
      current = undefined;
      throw error;
    });
    return current;
  }

  /** Runs the operation on the current search, and again when that search was replaced in the meantime. */
  async function runSearch<Result>(operation: (search: AccountSearch) => Promise<Result>): Promise<Result> {
    const used = await getCurrent();
    try {
      return await operation(used);
    } catch (error) {
      const inUse = await getCurrent();
      if (inUse === used) throw error;
      return operation(inUse);
    }
  }

  return {
    // An error is not lost: the first search meets it again and reports it.
    start: () => void startIfMany().catch(() => undefined),
    find: (query) => runSearch((search) => search.find(query)),
    findAllIds: (query) => runSearch((search) => search.findAllIds(query)),
    measure: () => runSearch((search) => search.measure()),
    close: async () => {
      isClosed = true;
      await inMemory.close();
      await inPostgres?.close();
    },
  };
}

async function hasMoreAccountsThan(address: DatabaseAddress, count: number): Promise<boolean> {
  const db = openReader(address, searchConnections);
  return hasMoreUsersThan(db, count).finally(() => db.destroy());
}
