import helmet from '@fastify/helmet';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { defaultHeaders } from './security-headers.ts';

test('[55] the headers are those of Helmet with the same values, except those for old browsers', async () => {
  const app = fastify();
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'sameorigin' },
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.get('/', async () => 'an answer');
  const { headers } = await app.inject('/');
  const ofHttp = new Set(['content-type', 'content-length', 'date', 'connection']);
  const byHelmet = Object.entries(headers).filter(([name]) => !ofHttp.has(name));
  expect(byHelmet.length).toBeGreaterThan(6);
  const overHttp = defaultHeaders({ publicUrl: undefined, hsts: 'on' });
  const sent = Object.fromEntries(
    Object.entries(overHttp).map(([name, value]) => [name.toLowerCase(), value]),
  );
  expect(sent).toMatchObject(Object.fromEntries(byHelmet));
});
