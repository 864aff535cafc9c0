import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';

const yearSeconds = 365 * 24 * 60 * 60;

type HeaderSettings = Pick<Settings, 'publicUrl' | 'hsts'>;

/**
 * The headers of every response: ours, and Helmet's without those that no browser of today reads
 * (docs/decisions/pages/0101-how-a-page-loads.md). They are made once, because Helmet's plug-in would make
 * them for each request. A test compares them with what Helmet sends. Their names are in lower case, as
 * Fastify keeps them.
 */
export function defaultHeaders({ publicUrl, hsts }: HeaderSettings): Record<string, string> {
  const sendsHsts = hsts !== 'off' && publicUrl?.startsWith('https:');
  return {
    'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(sendsHsts && {
      'strict-transport-security': `max-age=${yearSeconds}${hsts === 'subdomains' ? '; includeSubDomains' : ''}`,
    }),
  };
}

/**
 * Sets `defaultHeaders` on every response. They forbid loading anything and caching, which suits calls; pages
 * and files replace them.
 */
export function addSecurityHeaders(app: FastifyInstance, settings: HeaderSettings): void {
  const headers = Object.entries(defaultHeaders(settings));
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.header(name, value);
    done();
  });
}
