import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Settings } from '../settings.ts';
import { referencePage, referenceStyle } from './reference-page.ts';

/** Watches the routes that follow and describes them; must come before them. */
export async function describeCalls(
  app: FastifyInstance,
  { siteName }: Pick<Settings, 'siteName'>,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${siteName} API`,
        version: '1',
        description:
          'JSON in, JSON out. Every failure is {"error": "a sentence for a person"}. A body may have 64 KiB.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token from POST /login' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
}

/** The description as OpenAPI, and as a page to read. */
export function serveReference(app: FastifyInstance): void {
  app.get('/api/docs/openapi.json', { schema: { hide: true } }, async () => app.swagger());

  const styleHash = createHash('sha256').update(referenceStyle).digest('base64');
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header(
        'Content-Security-Policy',
        `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(referencePage(app.swagger())),
  );
}
