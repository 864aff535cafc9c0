import type { FastifyInstance } from 'fastify';
import type { Clock } from '../kernel/clock.ts';
import type { Settings } from '../settings/settings.ts';
import { dayMs } from '../kernel/durations.ts';

/** RFC 9116 asks for less than a year. */
const validityDays = 90;

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a weakness. Written for each request, so it never
 * expires.
 */
export function addSecurityContactRoute(
  app: FastifyInstance,
  { securityContact }: Pick<Settings, 'securityContact'>,
  publicUrl: () => string,
  clock: Clock,
): void {
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    const expires = new Date(Math.floor(clock() / dayMs + validityDays) * dayMs);
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl()}/.well-known/security.txt`,
    ];
    return reply
      .header('Cache-Control', 'public, no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
