import { emptyProgress } from '../../contract/progress/progress.ts';
import type { Account } from './accounts.ts';
import type { baselineQueries } from './baseline-queries.ts';
import type { LoadRequest } from './load.ts';

/** A measured call of the API. */
export type MeasuredCall = {
  name: string;
  /** The minimal query of the call, if it needs one. */
  query?: keyof typeof baselineQueries;
  /**
   * The target: the minimum throughput relative to an empty route, and the empty route's minimum CPU time
   * relative to the call.
   */
  target?: number;
  /** How often the call is sent in a mix of calls. */
  weight: number;
  /** Creates the next request, with a token or client address as real requests have. */
  next(): LoadRequest;
};

/** How many checks one registration makes: username and email while they are typed, and both on submit. */
const checksPerVisitor = 8;

/**
 * The most frequent calls. Rate limits are on: each visitor has its own address in `X-Forwarded-For`, and
 * sends no more requests than during a registration.
 */
export function listMeasuredCalls(accounts: readonly Account[]): MeasuredCall[] {
  const clients = createCounter();
  const people = createCounter();
  const account = (): Account => {
    const nextAccount = accounts[people() % accounts.length];
    if (nextAccount === undefined) throw new Error('There are no accounts to call with.');
    return nextAccount;
  };
  const signedIn = (method: 'GET' | 'PUT', path: string, body?: object) => (): LoadRequest => ({
    method,
    path,
    headers: { authorization: `Bearer ${account().token}`, 'x-forwarded-for': addressFor(clients()) },
    ...(body && { body }),
  });
  const anonymous = (path: string) => (): LoadRequest => ({ method: 'GET', path, headers: {} });
  const checks = createCounter();
  return [
    { name: 'GET /health', target: 0.9, weight: 1, next: anonymous('/health') },
    { name: 'GET /ready', weight: 1, next: anonymous('/ready') },
    { name: 'GET /session', query: 'session', target: 0.6, weight: 10, next: signedIn('GET', '/session') },
    { name: 'GET /user', query: 'session', weight: 2, next: signedIn('GET', '/user') },
    {
      name: 'POST /check-availability',
      query: 'username',
      target: 0.7,
      weight: 4,
      next: () => {
        const check = checks();
        return {
          method: 'POST',
          path: '/check-availability',
          headers: { 'x-forwarded-for': addressFor(0x800000 + Math.floor(check / checksPerVisitor)) },
          body: { username: `visitor_${check}` },
        };
      },
    },
    {
      name: 'GET /api/account/sessions',
      query: 'sessions',
      target: 0.4,
      weight: 1,
      next: signedIn('GET', '/api/account/sessions'),
    },
    { name: 'GET /api/progress', query: 'progress', weight: 4, next: signedIn('GET', '/api/progress') },
    { name: 'PUT /api/progress', weight: 2, next: signedIn('PUT', '/api/progress', emptyProgress) },
  ];
}

/**
 * Logins from browsers that the accounts know, like most logins, so that no mails are sent. Each has another
 * address.
 */
export function createLoginCall(accounts: readonly Account[]): MeasuredCall {
  const logins = createCounter();
  return {
    name: 'POST /login',
    target: 0.92,
    weight: 0,
    next: () => {
      // Random, so that connections do not log in to the same account at the same time: the server would run
      // these logins one after the other.
      const account = accounts[Math.floor(Math.random() * accounts.length)];
      if (account === undefined) throw new Error('There are no accounts to sign in to.');
      const { email, password, browserSecret } = account;
      return {
        method: 'POST',
        path: '/login',
        headers: {
          'x-forwarded-for': addressFor(0xc00000 + logins()),
          cookie: `known-browser=${browserSecret}`,
        },
        body: { email, password },
      };
    },
  };
}

/** Creates requests of all calls, each as often as its weight. */
export function createMix(calls: readonly MeasuredCall[]): () => LoadRequest {
  const turns = calls.flatMap((call) => Array.from({ length: call.weight }, () => call));
  const next = createCounter();
  // 7 has no common divisor with the number of turns, so this visits all turns and spreads equal calls.
  return () => {
    const call = turns[(next() * 7) % turns.length];
    if (call === undefined) throw new Error('There are no calls to createMix.');
    return call.next();
  };
}

/** `10.x.y.z`: a private address for each number. */
function addressFor(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

function createCounter(): () => number {
  let count = 0;
  return () => count++;
}
