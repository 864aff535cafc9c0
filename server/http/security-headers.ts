import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

const yearSeconds = 365 * 24 * 60 * 60;

type HeaderSettings = Pick<Settings, 'publicUrl' | 'hsts'>;

/** Those that depend on the settings or that Helmet does not know. */
function ownHeaders({ publicUrl, hsts }: HeaderSettings): Record<string, string> {
  const sendsHsts = hsts !== 'off' && publicUrl?.startsWith('https:');
  return {
    'Cache-Control': 'no-store',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(sendsHsts && {
      'Strict-Transport-Security': `max-age=${yearSeconds}${hsts === 'subdomains' ? '; includeSubDomains' : ''}`,
    }),
  };
}

/** The headers of every answer, for those that are written without Fastify. A test compares them with what Helmet sends. */
export function rawHeaders(settings: HeaderSettings): Record<string, string> {
  return {
    ...ownHeaders(settings),
    'Content-Security-Policy': "default-src 'none';frame-ancestors 'none';base-uri 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-DNS-Prefetch-Control': 'off',
    'X-Download-Options': 'noopen',
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'X-XSS-Protection': '0',
  };
}

/** Headers of every answer. Calls allow nothing to load and are never kept; pages and files say otherwise for themselves. */
export async function addSecurityHeaders(app: FastifyInstance, settings: HeaderSettings): Promise<void> {
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
  const own = ownHeaders(settings);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(own);
  });
}
