import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** Headers of every answer. Calls allow nothing to load and are never kept; pages and files say otherwise for themselves. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'sameorigin' },
  });
  const publicIsHttps = publicUrl.startsWith('https:');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    reply.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    if (publicIsHttps || request.protocol === 'https')
      reply.header('Strict-Transport-Security', `max-age=${yearSeconds}; includeSubDomains`);
  });
}
