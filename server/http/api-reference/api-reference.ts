import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings/settings.ts';
import type { Call } from './openapi.ts';
import { referencePage, referenceStyle } from './api-reference-page.ts';

/**
 * Serves the API reference: OpenAPI as JSON, and a page for people. Call it before the routes are added. The
 * document is made at the first request, because few ask for it and the library is large.
 */
export function addApiReferenceRoutes(app: FastifyInstance, { siteName }: Pick<Settings, 'siteName'>): void {
  const calls: Call[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    // Fastify adds a HEAD to each GET by itself.
    if (schema !== undefined && schema.hide !== true && method !== 'HEAD')
      calls.push({ method, url, schema });
  });

  let description: Promise<object> | undefined;
  const describe = () =>
    (description ??= import('./openapi.ts')
      .then(({ createOpenApi }) => createOpenApi(calls, siteName))
      .catch((error: unknown) => {
        // The next reader tries again.
        description = undefined;
        throw error;
      }));

  app.get('/api/docs/openapi.json', { schema: { hide: true } }, describe);

  const styleHash = createHash('sha256').update(referenceStyle).digest('base64');
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header(
        'Content-Security-Policy',
        `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(referencePage(await describe())),
  );
}
