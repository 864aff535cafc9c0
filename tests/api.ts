import {
  accountFields,
  exampleAccountFields,
  type AccountFieldRequestKey,
} from '#contract/account-fields.ts';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { errors, type ErrorCode } from '#contract/errors.ts';
import { createHashThreads } from '../server/accounts/passwords/hash-threads.ts';
import { buildApp } from '../server/app.ts';
import type { HashCost, HashThreads } from '../server/context.ts';
import type { Database } from '../server/database/database.ts';
import type { Meter } from '../server/kernel/meter.ts';
import type { CodeMail, Mailer, NoticeMail } from '../server/mail/mailer.ts';
import type { Environment } from '../server/settings/environment.ts';
import { readSettings, type Settings } from '../server/settings/settings.ts';
import {
  listenOnce,
  sendOverHttp,
  type HttpRequest,
  type HttpResponse,
  type SendOverHttp,
} from './server/send-over-http.ts';

/** The response of a call. */
export type Answer = {
  status: number;
  body: Record<string, unknown>;
  text: string;
  headers: Record<string, unknown>;
};

/** Reads the response of a call. `body` is empty when it is not JSON. The code of each failure must be a known one. */
export function readAnswer(response: HttpResponse): Answer {
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const status = response.statusCode;
  const body = isJson ? response.json<Record<string, unknown>>() : {};
  if (isJson && status >= 400) {
    expect(errors[body.code as ErrorCode]?.status, response.body).toBe(status);
    expect(['error', 'code', 'field', 'secondFactor'], response.body).toEqual(
      expect.arrayContaining(Object.keys(body)),
    );
  }
  return {
    status,
    body,
    text: response.body,
    headers: response.headers,
  };
}

/** The cookie with this name that an answer sets, as `name=value`. */
export function findCookie(headers: Answer['headers'], name: string): string | undefined {
  const cookies = [headers['set-cookie']].flat().filter((cookie) => typeof cookie === 'string');
  return cookies
    .map((cookie) => cookie.split(';', 1)[0])
    .find((cookie) => cookie?.replace('__Host-', '').startsWith(`${name}=`));
}

type Call = { token?: string; from?: string; headers?: Record<string, string> };

/** The real app on the given database, with a clock that the test advances and mails that it can read. */
export type Api = {
  app: FastifyInstance;
  /** Sends any request to the app, over HTTP. */
  send: SendOverHttp;
  /** Has the app listen on 127.0.0.1, which the first call does too, and returns the port. */
  listen: () => Promise<number>;
  /** The sent mails with a code. */
  mails: CodeMail[];
  /** The other sent mails. */
  notices: NoticeMail[];
  logLines: string[];
  /** The clock, in milliseconds since 1970. */
  now(): number;
  /** Advances the clock. */
  pass(time: { seconds?: number; minutes?: number; days?: number }): void;
  post(path: string, body?: unknown, call?: Call): Promise<Answer>;
  get(path: string, call?: Call): Promise<Answer>;
  put(path: string, body: object, call?: Call): Promise<Answer>;
  remove(path: string, body?: object, call?: Call): Promise<Answer>;
  /** The newest code mailed to an address. Throws when there is none. */
  codeFor(email: string): string;
  /** Requests a code and returns it. */
  requestCode(email: string): Promise<string>;
  /** Registers an account as a visitor does, and returns its details. */
  signUp(details?: Partial<Person>): Promise<Person>;
  /** Signs the person in and returns the new token. */
  signIn(person: Pick<Person, 'email' | 'password'>): Promise<string>;
};

export type Person = { name: string; username: string; email: string; password: string } & Record<
  AccountFieldRequestKey,
  string
>;

export type ApiOptions = {
  env?: Environment;
  settings?: Partial<Settings>;
  mailer?: Mailer;
  buildDir?: string;
  meter?: Meter;
  startAt?: number;
  /** Hashes passwords at the server's cost: for tests of time, cost, or calls that overtake each other. */
  hasRealHashCost?: boolean;
  /**
   * A real clock, for tests that depend on real time, such as retries of mails. `pass` then has no effect.
   */
  clock?: () => number;
};

/** Hash threads that all apps of the process share, so that no app ends them. */
const shareHashThreads = (cost?: HashCost): HashThreads => ({
  ...createHashThreads(cost && { cost }),
  close: async () => undefined,
});
/** At the server's cost, which is 9 ms of processor time, hashing was two fifths of the API tests. */
const cheapHashThreads = shareHashThreads({ memoryCost: 64, timeCost: 1, parallelism: 1 });
const realHashThreads = shareHashThreads();

/** The cookie of whoever verified an email, by email: servers on one database share proofs. */
const proofs = new Map<unknown, string>();

let people = 0;

/** The details of a person without an account. */
export function newPerson(details: Partial<Person> = {}): Person {
  people += 1;
  return {
    name: 'Meera Krishnan',
    username: `meera_${people}`,
    email: `meera.${people}@example.edu`,
    password: 'Monsoon-chai-2026',
    ...exampleAccountFields,
    ...details,
  };
}

/** What a person said of themselves, as responses have it. */
export function readAccountFields(person: Person): Record<string, unknown> {
  return Object.fromEntries(
    accountFields.map(({ key, requestKey, schema }) => [key, schema.parse(person[requestKey])]),
  );
}

/** As a program that verified an email does, sends the cookie of /verify-otp back to /register. */
async function sendWithProof(send: SendOverHttp, request: HttpRequest): Promise<HttpResponse> {
  const { email } = (request.payload ?? {}) as { email?: unknown };
  const proof = request.url === '/register' ? proofs.get(email) : undefined;
  const headers = proof === undefined ? {} : { cookie: proof };
  const response = await send({ ...request, headers: { ...headers, ...request.headers } });
  const given = request.url === '/verify-otp' ? findCookie(response.headers, 'email-proof') : undefined;
  if (given !== undefined) proofs.set(email, given);
  return response;
}

/**
 * Starts the app on the database. Calls are sent over HTTP, mails are recorded, and the clock stands still until `pass`.
 */
export async function startApi(database: Database, options: ApiOptions = {}): Promise<Api> {
  const mails: CodeMail[] = [];
  const notices: NoticeMail[] = [];
  const logLines: string[] = [];
  let now = options.startAt ?? Date.UTC(2026, 10, 21, 9);
  const recordingMailer: Mailer = {
    send: async (mail) => void (mail.purpose === 'notice' ? notices.push(mail) : mails.push(mail)),
  };
  const app = await buildApp({
    settings: {
      ...readSettings({ DATA_DIR: '/nonexistent', ...options.env }, 'First Commit'),
      ...options.settings,
    },
    database,
    mailer: options.mailer ?? recordingMailer,
    clock: options.clock ?? (() => now),
    hashThreads: options.hasRealHashCost ? realHashThreads : cheapHashThreads,
    logStream: { write: (line) => void logLines.push(line) },
    buildDir: options.buildDir ?? '/nonexistent',
    ...(options.meter && { meter: options.meter }),
  });

  const listen = listenOnce(app);
  const send = sendOverHttp(app, listen);

  async function call(
    request: HttpRequest,
    { token, from = '192.0.2.1', headers = {} }: Call,
  ): Promise<Answer> {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return readAnswer(
      await sendWithProof(send, { ...request, from, headers: { ...headers, ...authorization } }),
    );
  }

  const api: Api = {
    app,
    send,
    listen,
    mails,
    notices,
    logLines,
    now: options.clock ?? (() => now),
    pass({ seconds = 0, minutes = 0, days = 0 }) {
      now += ((days * 24 * 60 + minutes) * 60 + seconds) * 1000;
    },
    post: (path, body, options = {}) =>
      call(
        { method: 'POST', url: path, ...(body === undefined ? {} : { payload: body as object }) },
        options,
      ),
    get: (path, options = {}) => call({ method: 'GET', url: path }, options),
    put: (path, payload, options = {}) => call({ method: 'PUT', url: path, payload }, options),
    remove: (path, payload, options = {}) =>
      call({ method: 'DELETE', url: path, ...(payload && { payload }) }, options),
    codeFor(email) {
      const mail = mails.findLast(({ to }) => to.toLowerCase() === email.toLowerCase());
      if (mail === undefined) throw new Error(`No mail to ${email}`);
      return mail.code;
    },
    async requestCode(email) {
      const answer = await api.post('/send-otp', { email });
      if (answer.status !== 200) throw new Error(`send-otp responded with ${answer.status} ${answer.text}`);
      return api.codeFor(email);
    },
    async signUp(details) {
      const person = newPerson(details);
      const otp = await api.requestCode(person.email);
      await api.post('/verify-otp', { email: person.email, otp });
      const answer = await api.post('/register', person);
      if (answer.status !== 201) throw new Error(`register responded with ${answer.status} ${answer.text}`);
      return person;
    },
    async signIn({ email, password }) {
      const answer = await api.post('/login', { email, password });
      if (answer.status !== 200) throw new Error(`login responded with ${answer.status} ${answer.text}`);
      return String(answer.body.token);
    },
  };
  return api;
}

/** A code that differs from the right one. */
export function wrongCode(right: string, step = 1): string {
  return String((Number(right) + step) % 1_000_000).padStart(6, '0');
}
