import { join } from 'node:path';
import cors from '@fastify/cors';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createBackground } from './accounts/background.ts';
import { secureChance, type Chance } from './accounts/chance.ts';
import type { AccountContext, Clock } from './accounts/context.ts';
import { serveOwnAccountEndpoints } from './accounts/own-account-routes.ts';
import { hashPassword } from './accounts/password-hash.ts';
import { serveAccountEndpoints } from './accounts/routes.ts';
import { serveSessionEndpoints } from './accounts/session-routes.ts';
import { createWorkQueue } from './accounts/work-queue.ts';
import { serveAdminEndpoints } from './admin/routes.ts';
import { createAccountSearch } from './admin/search/account-search.ts';
import type { Database } from './database/open.ts';
import { requireSession } from './http/authenticate.ts';
import { answerBrokenAddress, answerBrokenRequest } from './http/broken-requests.ts';
import { endConnectionsWhenClosing } from './http/closing.ts';
import { describeCalls, serveReference } from './http/docs.ts';
import { handleErrors } from './http/errors.ts';
import { serveHealthEndpoints } from './http/health.ts';
import { acceptOnlyJson, bodyLimitBytes } from './http/json-body.ts';
import { watchKnownCalls } from './http/known-calls.ts';
import { servePages } from './http/pages.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { handleUnknown } from './http/unknown.ts';
import type { Mailer } from './mail/mailer.ts';
import { serveProgressEndpoints } from './progress/progress-routes.ts';
import type { Settings } from './settings.ts';

export type AppParts = {
  settings: Settings;
  database: Database;
  mailer: Mailer;
  clock: Clock;
  chance?: Chance;
  /** Where warnings and errors go, a line of JSON each. */
  logStream?: { write(line: string): void };
  /** Where the built site lies. */
  buildDir?: string;
};

/** The whole server: what answers which request, in order. Closing it waits for work under way; the database stays open. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const {
    settings,
    database,
    mailer,
    clock,
    chance = secureChance,
    logStream = process.stderr,
    buildDir = defaultBuildDir,
  } = parts;
  const app = fastify({
    logger: { level: 'warn', stream: logStream },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    // One hop: the address that our own proxy saw, never one that the client wrote in front of it.
    trustProxy: settings.trustProxy ? (_address, hop) => hop < 1 : false,
    requestTimeout: 15_000,
    frameworkErrors: answerBrokenAddress,
    clientErrorHandler: answerBrokenRequest,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  const context: AccountContext = {
    settings,
    database,
    mailer,
    clock,
    chance,
    log: app.log,
    background: createBackground(),
    hashing: createWorkQueue({ atOnce: 4, waiting: 300 }),
    decoyHash: await hashPassword(chance.token()),
  };
  app.addHook('onClose', () => context.background.settled());
  const search = createAccountSearch(database, app.log);
  app.addHook('onListen', async () => search.start());
  app.addHook('onClose', () => search.close());
  endConnectionsWhenClosing(app);

  const calls = watchKnownCalls(app);
  acceptOnlyJson(app);
  handleErrors(app);
  await addSecurityHeaders(app, settings);
  if (settings.allowedOrigins.length > 0) {
    await app.register(cors, {
      origin: [...settings.allowedOrigins],
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['Authorization', 'Content-Type'],
      exposedHeaders: ['Retry-After'],
      maxAge: 600,
    });
  }
  await describeCalls(app, settings);

  serveHealthEndpoints(app, database);
  serveAccountEndpoints(app, context);
  await app.register(async (members) => {
    requireSession(members, context);
    serveSessionEndpoints(members, context);
    serveProgressEndpoints(members, context);
    serveOwnAccountEndpoints(members, context);
    await members.register(async (admins) => serveAdminEndpoints(admins, context, search));
  });
  serveReference(app);

  const pages = await servePages(app, settings, buildDir);
  handleUnknown(app, calls, pages);
  return app;
}

const defaultBuildDir = join(import.meta.dirname, '..', 'build');
