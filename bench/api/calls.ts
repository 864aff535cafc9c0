import { emptyProgress } from '../../contract/progress.ts';
import type { Account } from './accounts.ts';
import type { bareQueries } from './bare-queries.ts';
import type { LoadRequest } from './load.ts';

/** A measured call of the API. */
export type MeasuredCall = {
  name: string;
  /** The question that it can't do without, where it asks one. */
  query?: keyof typeof bareQueries;
  /**
   * The aim: the share of an empty route's rate to reach, and the same for processor time the other way
   * round.
   */
  aim?: number;
  /** How often it comes among the others, when they are mixed. */
  weight: number;
  /** The next request; each has the token or the client address that a real one would have. */
  next(): LoadRequest;
};

/** How many checks one registration makes: username and email while they are typed, and both on submit. */
const checksOfVisitor = 8;

/**
 * The calls that come often. Limits are on: each visitor has its own address, which the server learns as from
 * a proxy, and asks no more often than one who registers.
 */
export function describeCalls(accounts: readonly Account[]): MeasuredCall[] {
  const clients = countUp();
  const people = countUp();
  const account = (): Account => {
    const found = accounts[people() % accounts.length];
    if (found === undefined) throw new Error('There are no accounts to call with.');
    return found;
  };
  const signedIn = (method: 'GET' | 'PUT', path: string, body?: object) => (): LoadRequest => ({
    method,
    path,
    headers: { authorization: `Bearer ${account().token}`, 'x-forwarded-for': addressOf(clients()) },
    ...(body && { body }),
  });
  const open = (path: string) => (): LoadRequest => ({ method: 'GET', path, headers: {} });
  const checks = countUp();
  return [
    { name: 'GET /health', aim: 0.9, weight: 1, next: open('/health') },
    { name: 'GET /ready', weight: 1, next: open('/ready') },
    { name: 'GET /session', query: 'session', aim: 0.6, weight: 10, next: signedIn('GET', '/session') },
    { name: 'GET /user', query: 'session', weight: 2, next: signedIn('GET', '/user') },
    {
      name: 'POST /check-availability',
      query: 'username',
      aim: 0.7,
      weight: 4,
      next: () => {
        const check = checks();
        return {
          method: 'POST',
          path: '/check-availability',
          headers: { 'x-forwarded-for': addressOf(0x800000 + Math.floor(check / checksOfVisitor)) },
          body: { username: `visitor_${check}` },
        };
      },
    },
    {
      name: 'GET /api/account/sessions',
      query: 'sessions',
      aim: 0.4,
      weight: 1,
      next: signedIn('GET', '/api/account/sessions'),
    },
    { name: 'GET /api/progress', query: 'progress', weight: 4, next: signedIn('GET', '/api/progress') },
    { name: 'PUT /api/progress', weight: 2, next: signedIn('PUT', '/api/progress', emptyProgress) },
  ];
}

/**
 * Logins from browsers that their accounts know, as most are, so that none is told by mail; each from another
 * address.
 */
export function describeLogin(accounts: readonly Account[]): MeasuredCall {
  const logins = countUp();
  return {
    name: 'POST /login',
    aim: 0.92,
    weight: 0,
    next: () => {
      // At random, so that no two connections ask for the same accounts in step: logins to one account take
      // turns.
      const account = accounts[Math.floor(Math.random() * accounts.length)];
      if (account === undefined) throw new Error('There are no accounts to sign in to.');
      const { email, password, browserSecret } = account;
      return {
        method: 'POST',
        path: '/login',
        headers: {
          'x-forwarded-for': addressOf(0xc00000 + logins()),
          cookie: `known-browser=${browserSecret}`,
        },
        body: { email, password },
      };
    },
  };
}

/** A mix of the calls in which each comes as often as its weight. */
export function mix(calls: readonly MeasuredCall[]): () => LoadRequest {
  const turns = calls.flatMap((call) => Array.from({ length: call.weight }, () => call));
  const next = countUp();
  // 7 shares no divisor with the number of turns, so that the calls are spread.
  return () => {
    const call = turns[(next() * 7) % turns.length];
    if (call === undefined) throw new Error('There are no calls to mix.');
    return call.next();
  };
}

/** `10.x.y.z`: a private address for each number. */
function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

function countUp(): () => number {
  let count = 0;
  return () => count++;
}
