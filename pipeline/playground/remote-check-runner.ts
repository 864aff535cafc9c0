import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import type { CheckResult } from '../../app/learn/exercise/run/check-result.ts';
import type { SourceFile } from '../../contract/lessons/lesson-code.ts';
import type { Check } from '../../contract/lessons/lesson-checks.ts';
import { framePaths, generatedFiles } from '../../contract/site-paths.ts';
import { projectRoot } from '../project-root.ts';
import { bundleCheckRunner, type RunChecks } from './check-runner.ts';

/** Checks to run on the result of files, as the page gets them. */
export type RemoteRun = { id: number; files: readonly SourceFile[]; checks: readonly Check[] };
export type RemoteRunOutcome = { results: CheckResult[] } | { error: string };
type Waiter = { run: RemoteRun; resolve(results: CheckResult[]): void; reject(error: Error): void };

/** Runs checks in whatever browser has opened `url`; they wait until one does. */
export type RemoteCheckRunner = { url: string; runChecks: RunChecks; close: () => Promise<void> };

// The longest pages with all results of their checks.
const bodyLimitBytes = 10_000_000;

/**
 * Starts a server whose page runs checks, for browsers that Playwright can't drive: other engines, and phones in the
 * same network. `host` is the address to listen on; the system chooses the port.
 */
export async function startRemoteCheckRunner(host: string): Promise<RemoteCheckRunner> {
  const app = fastify({ bodyLimit: bodyLimitBytes, forceCloseConnections: true });
  const waiters = new Map<number, Waiter>();
  let queue: RemoteRun[] = [];
  let runCount = 0;
  let pageCount = 0;

  app.post('/pages', () => {
    // The page is opened, perhaps again: what was under way in an earlier one is lost.
    queue = [...waiters.values()].map(({ run }) => run);
    pageCount += 1;
    return { id: pageCount };
  });
  app.get<{ Params: { id: string } }>('/pages/:id/next-run', ({ params }, reply) =>
    // A page that is being reloaded goes on asking until the new one has arrived, and would take a run along.
    Number(params.id) === pageCount ? (queue.shift() ?? reply.code(204).send()) : reply.code(410).send(),
  );
  app.put<{ Params: { id: string }; Body: RemoteRunOutcome }>('/runs/:id', ({ params, body }, reply) => {
    const waiter = waiters.get(Number(params.id));
    waiters.delete(Number(params.id));
    if ('error' in body) waiter?.reject(new Error(body.error));
    else waiter?.resolve(body.results);
    return reply.code(204).send();
  });
  await app.register(fastifyStatic, {
    root: join(projectRoot, 'public', framePaths.files),
    prefix: framePaths.files,
    // Frames have an opaque origin, so the files are cross-origin for them.
    setHeaders: (reply) => reply.header('Access-Control-Allow-Origin', '*'),
  });
  const respond = await bundleCheckRunner('pipeline/playground/remote-check-runner-page.ts');
  for (const path of ['/', generatedFiles.checkRuntime, framePaths.playground])
    app.get(path, (request, reply) => {
      const response = respond(path, request.headers.host ?? host);
      return response === undefined
        ? reply.callNotFound()
        : reply.headers(response.headers).send(response.body);
    });
  const url = await app.listen({ host, port: 0 });
  return {
    url: `${url}/`,
    runChecks: (files, checks) =>
      new Promise((resolve, reject) => {
        runCount += 1;
        const run = { id: runCount, files, checks };
        waiters.set(run.id, { run, resolve, reject });
        queue.push(run);
      }),
    close: () => app.close(),
  };
}
