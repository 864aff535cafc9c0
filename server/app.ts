import { availableParallelism } from 'node:os';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { en } from 'zod/locales';
import { config } from 'zod/v4/core';
import { createLimitLeases } from './limits/leases.ts';
import { serveLogin } from './accounts/login/login-routes.ts';
import { serveRegistration } from './accounts/registration/registration-routes.ts';
import { servePasswordReset } from './accounts/reset/reset-routes.ts';
import { serveSecondFactor, serveSecondStep } from './accounts/second-factor/second-factor-routes.ts';
import { requireSession } from './accounts/sessions/authenticate.ts';
import { serveSession } from './accounts/sessions/session-routes.ts';
import { createSessionUses } from './accounts/sessions/session-uses.ts';
import { createHashThreads } from './accounts/passwords/hash-threads.ts';
import { hashPassword } from './accounts/passwords/password-hash.ts';
import { serveAdmin } from './admin/admin-routes.ts';
import { createAccountSearch } from './admin/search/choose-search.ts';
import type { Database } from './database/database.ts';
import { createCallTurns } from './database/transact.ts';
import { createBrokenRequestAnswers, refuseMalformed } from './http/broken-requests.ts';
import { endConnectionsWhenClosing } from './http/closing.ts';
import { serveReference } from './http/docs.ts';
import { handleErrors } from './http/errors.ts';
import { serveHealth } from './http/health.ts';
import { acceptOnlyJson, bodyLimitBytes, optimizeEmptyRequests } from './http/json-body.ts';
import { watchKnownCalls, type KnownCalls } from './http/known-calls.ts';
import { servePages } from './http/pages/pages.ts';
import { servePolicyReports } from './http/pages/policy-reports.ts';
import { createPublicUrl } from './http/public-url.ts';
import { serveSecurityContact } from './http/security-contact.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { handleUnknown } from './http/unknown.ts';
import { createBackground } from './kernel/background.ts';
import { buildFolder } from './kernel/build-folder.ts';
import type { AppContext, SessionUses } from './accounts/context.ts';
import type { Clock } from './kernel/clock.ts';
import { createRequestLog } from './kernel/log/request-log.ts';
import { hideEmails, logTo, type LogStream } from './kernel/log/log-lines.ts';
import { silentMeter, type Meter } from './kernel/meter.ts';
import { secureRandom, type Random } from './kernel/random.ts';
import { createWorkQueue } from './kernel/work-queue.ts';
import { createMailSender } from './mail/mail-sender.ts';
import type { Mailer } from './mail/mailer.ts';
import { createNoticeBudget } from './mail/notice-budget.ts';
import { countMails } from './mail/mails-repository.ts';
import { measureAnswers } from './metrics/measure-answers.ts';
import { serveOwnAccount } from './own-account/own-account-routes.ts';
import { serveProgress } from './progress/progress-routes.ts';
import type { Settings } from './settings/settings.ts';

export type AppParts = {
  settings: Settings;
  database: Database;
  mailer: Mailer;
  clock: Clock;
  random?: Random;
  /** Where what is logged goes, a line of JSON each. */
  logStream?: LogStream;
  /** Whether the server has been told to stop: it answers, and says that it wants no more requests. */
  isStopping?: () => boolean;
  /** Counts what happens, where somebody reads it. */
  meter?: Meter;
  /** The folder of the built site. */
  buildDir?: string;
};

/**
 * How long a request may take to arrive, in milliseconds: 64 KiB on a very slow line. Node takes the shorter of the
 * two for the headers, whichever is which, and its own for them is a minute.
 */
const requestTimeouts = { headers: 15_000, whole: 30_000, checkEvery: 5000 };

/** One on each processor: more would take longer each, and memory, without one more being done. */
const hashesAtOnce = availableParallelism();

/**
 * The whole server: what answers which request, in order. Closing it waits for running work; the database stays open.
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const {
    settings,
    database,
    mailer,
    clock,
    random = secureRandom,
    logStream = logTo(process.stderr),
    buildDir = buildFolder,
    isStopping = () => false,
    meter = silentMeter,
  } = parts;
  const brokenRequests = createBrokenRequestAnswers(settings, (path) => calls.findMethods(path));
  const app = fastify({
    logger: { level: settings.logLevel, stream: logStream, hooks: { streamWrite: hideEmails } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    trustProxy: describeTrust(settings.trustProxy),
    requestTimeout: requestTimeouts.whole,
    http: {
      optimizeEmptyRequests,
      requireHostHeader: false,
      headersTimeout: requestTimeouts.headers,
      connectionsCheckingInterval: requestTimeouts.checkEvery,
    },
    // As long as Node lets a URL be: past the router's own limit, a call would answer that it has no such method.
    routerOptions: { maxParamLength: 16 * 1024 },
    // Requests on connections that are kept alive are answered as always until the last of them has ended.
    return503OnClosing: false,
    childLoggerFactory: createRequestLog,
    frameworkErrors: brokenRequests.answerBrokenUrl,
    clientErrorHandler: brokenRequests.answerBrokenRequest,
  });
  const calls: KnownCalls = watchKnownCalls(app);
  app.server.on('checkExpectation', brokenRequests.answerExpectation);
  app.server.on('connect', brokenRequests.answerConnect);
  // What the calls' schemas say where a rule has no sentence: zod/mini brings none.
  config(en());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  const { log } = app;
  const publicUrl = createPublicUrl(app, settings);
  const noticeBudget = createNoticeBudget({ settings, database, clock, random, log, meter });
  const context: AppContext = {
    settings,
    database,
    mailer,
    mailSender: createMailSender({ database, mailer, noticeBudget, clock, random, log, meter }),
    clock,
    random,
    sessionUses: createSessionUses(database),
    limitLeases: createLimitLeases({ settings, database, clock, random, log, meter }),
    publicUrl,
    log,
    meter,
    background: createBackground(),
    // A whole campus may be one client, so its share is large.
    hashQueue: createWorkQueue({
      concurrency: hashesAtOnce,
      mostInside: 300,
      mostOfClient: 150,
      mostClients: 2000,
    }),
    hashThreads: createHashThreads(),
    passwordTurns: createCallTurns(),
    decoyHash: await hashPassword(random.token()),
  };
  app.addHook('onListen', async () => context.mailSender.start());
  app.addHook('onClose', async () => {
    await context.background.settled();
    await context.mailSender.stop();
    await context.hashThreads.close();
  });
  writeSessionUses(app, context.sessionUses);
  const search = createAccountSearch(database, app.log);
  app.addHook('onListen', async () => search.start());
  app.addHook('onClose', () => search.close());
  endConnectionsWhenClosing(app);
  if (['trace', 'debug'].includes(settings.logLevel)) logAnswers(app);

  if (meter.isOn) measureAnswers(app, meter);
  meter.watch({
    hashQueue: () => context.hashQueue.load(),
    pools: () => database.pools(),
    pingDatabase: () => database.ping(),
    countMails: () => countMails(database.reader),
    measureSearch: () => search.measure(),
  });

  acceptOnlyJson(app);
  handleErrors(app, meter);
  addSecurityHeaders(app, settings);
  refuseMalformed(app);
  if (settings.allowedOrigins.length > 0) {
    const allowed = new Set(settings.allowedOrigins);
    await app.register(cors, {
      // A list would give every other origin the headers below.
      origin: (origin, done) => done(null, origin !== undefined && allowed.has(origin) && origin),
      // Otherwise OPTIONS without the headers of a preflight is answered with plain text.
      strictPreflight: false,
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['Authorization', 'Content-Type'],
      exposedHeaders: ['Retry-After'],
      maxAge: 600,
    });
  }
  // Parsed by the few calls that read one.
  await app.register(cookie, { hook: false });
  if (settings.apiDocs) serveReference(app, settings);

  serveHealth(app, database, isStopping);
  serveLogin(app, context);
  serveSecondStep(app, context);
  serveRegistration(app, context);
  servePasswordReset(app, context);
  await app.register(async (signedIn) => {
    requireSession(signedIn, context);
    serveSession(signedIn, context);
    serveProgress(signedIn, context);
    serveOwnAccount(signedIn, context);
    serveSecondFactor(signedIn, context);
    await signedIn.register(async (admins) => serveAdmin(admins, context, search));
  });
  serveSecurityContact(app, settings, publicUrl, clock);
  await servePolicyReports(app, clock, meter);

  const pages = await servePages(app, settings, publicUrl, buildDir);
  handleUnknown(app, calls, pages);
  return app;
}

/** One line for each request: its route, never its URL or body. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) =>
    request.log.debug(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    ),
  );
}

/** Every minute, and before the server ends. */
function writeSessionUses(app: FastifyInstance, sessionUses: SessionUses): void {
  const write = () =>
    sessionUses
      .flush()
      .catch((error: unknown) => app.log.warn({ err: error }, 'the uses of sessions could not be written'));
  const writing = setInterval(write, 60_000).unref();
  app.addHook('onClose', async () => {
    clearInterval(writing);
    await write();
  });
}

/**
 * As Fastify takes it. A number counts proxies from the server outwards, so that what a client writes is
 * never believed.
 */
function describeTrust(trustProxy: Settings['trustProxy']) {
  return typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
}
