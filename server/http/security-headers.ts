import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** Headers of every answer. Calls allow nothing to load and are never kept; pages and files say otherwise for themselves. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, hsts }: Pick<Settings, 'publicUrl' | 'hsts'>,
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
  const sendsHsts = hsts !== 'off' && publicUrl?.startsWith('https:');
  const strictTransport = `max-age=${yearSeconds}${hsts === 'subdomains' ? '; includeSubDomains' : ''}`;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    reply.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    if (sendsHsts) reply.header('Strict-Transport-Security', strictTransport);
  });
}
