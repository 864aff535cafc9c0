import { availableParallelism } from 'node:os';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { config } from 'zod/v4/core';
import { createLimitLog } from './limits/limit-log.ts';
import { createLimitLeases } from './limits/leases.ts';
import { addLoginRoutes } from './accounts/login/login-routes.ts';
import { addRegistrationRoutes } from './accounts/registration/registration-routes.ts';
import { addPasswordResetRoutes } from './accounts/reset/reset-routes.ts';
import { addReauthenticationRoutes } from './accounts/reauthentication/reauthentication-routes.ts';
import {
  addSecondFactorRoutes,
  addLoginSecondStepRoutes,
} from './accounts/second-factor/second-factor-routes.ts';
import { requireSession } from './accounts/sessions/authenticate.ts';
import { addSessionRoutes } from './accounts/sessions/session-routes.ts';
import { createSessionUses, writeSessionUses } from './accounts/sessions/session-uses.ts';
import { createHashThreads } from './accounts/passwords/hash-threads.ts';
import { hashPassword } from './accounts/passwords/password-hash.ts';
import { addAdminRoutes } from './admin/admin-routes.ts';
import type { AccountSearch } from './admin/search/account-search.ts';
import { createAccountSearch } from './admin/search/choose-search.ts';
import type { Database } from './database/database.ts';
import { createCallMutex } from './database/transact.ts';
import { createBrokenRequestHandlers, rejectMalformed } from './http/broken-requests.ts';
import { endConnectionsWhenClosing, handlePipelinedInTurn, closeSlowReaders } from './http/connections.ts';
import { addApiReferenceRoutes } from './http/api-reference/api-reference.ts';
import { handleErrors, formatIssue } from './http/errors.ts';
import { addHealthRoutes } from './http/health.ts';
import { acceptOnlyJson, bodyLimitBytes, optimizeEmptyRequests } from './http/json-body.ts';
import { recordKnownCalls, type KnownCalls } from './http/known-calls.ts';
import { addPageRoutes } from './http/pages/pages.ts';
import { addPolicyReportRoute } from './http/pages/policy-reports.ts';
import { createPublicUrl } from './http/public-url.ts';
import { addSecurityContactRoute } from './http/security-contact.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { handleNotFound } from './http/not-found.ts';
import { createBackground } from './kernel/background.ts';
import { buildFolder, type Settings } from './settings/settings.ts';
import type { AppContext, HashThreads } from './context.ts';
import type { Clock } from './kernel/clock.ts';
import { logResponses } from './kernel/log/log-responses.ts';
import { hideEmails, logTo, type LogStream } from './kernel/log/log-lines.ts';
import { noopMeter, type Meter } from './kernel/meter.ts';
import { secureRandom, type Random } from './kernel/random.ts';
import { queueShareOf } from './kernel/client-address.ts';
import { createWorkQueue, type WorkQueue } from './kernel/concurrency/work-queue.ts';
import { createMailSender } from './mail/mail-sender.ts';
import type { Mailer } from './mail/mailer.ts';
import { createNoticeBudget } from './mail/notice-attempts.ts';
import { countMails } from './mail/mails-repository.ts';
import { measureResponses } from './metrics/create-metrics.ts';
import { addOwnAccountRoutes } from './own-account/own-account-routes.ts';
import { addProgressRoutes } from './progress/progress-routes.ts';

export type AppParts = {
  settings: Settings;
  database: Database;
  mailer: Mailer;
  clock: Clock;
  random?: Random;
  /** Closed with the app. */
  hashThreads?: HashThreads;
  /** Takes the log, one line of JSON at a time. */
  logStream?: LogStream;
  /** Whether the server was told to stop: it still answers, and `/ready` says no. */
  isStopping?: () => boolean;
  /** Counts requests, mails and failures for Prometheus; counts nothing when left out. */
  meter?: Meter;
  /** The folder of the built site. */
  buildDir?: string;
};

/**
 * How long a request may take to arrive: enough for 64 KiB on a very slow line. Node applies the shorter of
 * `headers` and `whole` to the headers; without `headers` that would be its default of a minute.
 */
const requestTimeoutsMs = { headers: 15_000, whole: 30_000, checkEvery: 5000 };

/**
 * One hash for each processor: more at a time would each take longer and need memory, without doing more per second.
 */
const hashesAtOnce = availableParallelism();

/**
 * Builds the whole server: its plugins, hooks and routes, in order. Closing it waits for running work; the database
 * stays open.
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const {
    settings,
    database,
    mailer,
    clock,
    random = secureRandom,
    hashThreads = createHashThreads(),
    logStream = logTo(process.stderr),
    buildDir = buildFolder,
    isStopping = () => false,
    meter = noopMeter,
  } = parts;
  const brokenRequests = createBrokenRequestHandlers(settings, (path) => calls.findMethods(path));
  const app = createFastify(settings, logStream, brokenRequests);
  handlePipelinedInTurn(app);
  closeSlowReaders(app);
  const calls: KnownCalls = recordKnownCalls(app);
  const context = await createContext(app, { settings, database, mailer, clock, random, hashThreads, meter });
  const search = createAccountSearch(database, app.log);
  startAndStopWithApp(app, context, search);
  addMeasurements(app, context, search);

  acceptOnlyJson(app);
  handleErrors(app, meter);
  addSecurityHeaders(app, settings);
  rejectMalformed(app);
  if (settings.allowedOrigins.length > 0) await allowOrigins(app, settings.allowedOrigins);
  // The few calls that read a cookie parse it themselves.
  await app.register(cookie, { hook: false });
  if (settings.apiDocs) addApiReferenceRoutes(app, settings);

  addHealthRoutes(app, database, isStopping);
  await addApiRoutes(app, context, search);
  addSecurityContactRoute(app, settings, context.publicUrl, clock);
  await addPolicyReportRoute(app, clock, meter);

  const pages = await addPageRoutes(app, settings, context.publicUrl, buildDir);
  handleNotFound(app, calls, pages);
  return app;
}

/** Fastify with our log, limits and schemas, before any hook or route. */
function createFastify(
  settings: Settings,
  logStream: LogStream,
  brokenRequests: ReturnType<typeof createBrokenRequestHandlers>,
): FastifyInstance {
  const app = fastify({
    logger: { level: settings.logLevel, stream: logStream, hooks: { streamWrite: hideEmails } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    trustProxy: toTrustProxyOption(settings.trustProxy),
    requestTimeout: requestTimeoutsMs.whole,
    http: {
      optimizeEmptyRequests,
      requireHostHeader: false,
      headersTimeout: requestTimeoutsMs.headers,
      connectionsCheckingInterval: requestTimeoutsMs.checkEvery,
    },
    // As long as Node lets a URL be: past the router's own limit, a call would answer that it has no such
    // method.
    routerOptions: { maxParamLength: 16 * 1024 },
    // Requests on connections that are kept alive are answered as always until the last of them has ended.
    return503OnClosing: false,
    frameworkErrors: brokenRequests.handleBrokenUrl,
    clientErrorHandler: brokenRequests.handleBrokenRequest,
  });
  app.server.on('checkExpectation', brokenRequests.handleExpectation);
  app.server.on('connect', brokenRequests.handleConnect);
  // zod/mini has no messages of its own: this one is for rules that were written without one.
  config({ localeError: formatIssue });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}

type ContextParts = Pick<
  AppContext,
  'settings' | 'database' | 'clock' | 'random' | 'hashThreads' | 'meter'
> & {
  mailer: Mailer;
};

async function createContext(
  app: FastifyInstance,
  { settings, database, mailer, clock, random, hashThreads, meter }: ContextParts,
): Promise<AppContext> {
  const { log } = app;
  const limitLog = createLimitLog(log, clock);
  const limitContext = { settings, database, clock, random, limitLog, meter };
  const noticeBudget = createNoticeBudget(limitContext);
  return {
    settings,
    database,
    mailer,
    mailSender: createMailSender({ database, mailer, noticeBudget, clock, random, log, meter }),
    clock,
    random,
    sessionUses: createSessionUses(database),
    limitLeases: createLimitLeases(limitContext),
    limitLog,
    publicUrl: createPublicUrl(app, settings),
    log,
    meter,
    background: createBackground(),
    hashQueue: createHashQueue(),
    hashThreads,
    passwordMutex: createCallMutex(),
    decoyHash: await hashPassword(random.token(), hashThreads.cost),
  };
}

function createHashQueue(): WorkQueue {
  const queue = createWorkQueue({
    concurrency: hashesAtOnce,
    maxInside: 300,
    // A whole campus may be one client, so its share is large.
    maxPerClient: 150,
    maxClients: 2000,
  });
  return { ...queue, enter: (client, job) => queue.enter(queueShareOf(client), job) };
}

/** Starts the background work when the server listens, and stops it when the server is closed. */
function startAndStopWithApp(app: FastifyInstance, context: AppContext, search: AccountSearch): void {
  app.addHook('onListen', async () => context.mailSender.start());
  app.addHook('onClose', async () => {
    await context.background.settled();
    await context.mailSender.stop();
    await context.hashThreads.close();
  });
  writeSessionUses(app, context.sessionUses);
  app.addHook('onListen', async () => search.start());
  app.addHook('onClose', () => search.close());
  endConnectionsWhenClosing(app);
}

/** Logs and measures responses when the settings require it, and passes the meter the parts that it reads. */
function addMeasurements(
  app: FastifyInstance,
  { settings, meter, hashQueue, database }: AppContext,
  search: AccountSearch,
): void {
  if (['trace', 'debug'].includes(settings.logLevel)) logResponses(app);
  if (meter.isOn) measureResponses(app, meter);
  meter.watch({
    hashQueue: () => hashQueue.load(),
    pools: () => database.pools(),
    pingDatabase: () => database.ping(),
    countMails: () => countMails(database.reader),
    measureSearch: () => search.measure(),
  });
}

/** Lets pages of these origins call the API; any other origin gets no CORS header. */
async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  const allowed = new Set(origins);
  await app.register(cors, {
    // Given a list, the plugin would send every other origin the headers below.
    origin: (origin, done) => done(null, origin !== undefined && allowed.has(origin) && origin),
    // Otherwise OPTIONS without the headers of a preflight is answered with plain text.
    strictPreflight: false,
    // The cookie of /verify-otp, which a browser sends to /register from pages of the same site.
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type'],
    exposedHeaders: ['Retry-After'],
    maxAge: 600,
  });
}

/** The calls for everyone, those that need a session, and those for admins. */
async function addApiRoutes(app: FastifyInstance, context: AppContext, search: AccountSearch): Promise<void> {
  addLoginRoutes(app, context);
  addLoginSecondStepRoutes(app, context);
  addRegistrationRoutes(app, context);
  addPasswordResetRoutes(app, context);
  await app.register(async (signedIn) => {
    requireSession(signedIn, context);
    addSessionRoutes(signedIn, context);
    addProgressRoutes(signedIn, context);
    addOwnAccountRoutes(signedIn, context);
    addSecondFactorRoutes(signedIn, context);
    addReauthenticationRoutes(signedIn, context);
    await signedIn.register(async (admins) => addAdminRoutes(admins, context, search));
  });
}

/**
 * The setting as Fastify's option `trustProxy`. A number of hops counts from the server outwards, so an
 * address that a client writes into the header itself is never believed.
 */
function toTrustProxyOption(trustProxy: Settings['trustProxy']) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
}
