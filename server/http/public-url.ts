import type { FastifyInstance } from 'fastify';
import { defaultPublicUrl, type Settings } from '../settings/settings.ts';

/**
 * The site's public URL, to be asked for per request: with PORT=0 and no PUBLIC_URL the port is known only once the
 * server listens.
 */
export function createPublicUrl(
  app: FastifyInstance,
  { publicUrl, host, port }: Pick<Settings, 'publicUrl' | 'host' | 'port'>,
): () => string {
  return () => {
    if (publicUrl !== undefined) return publicUrl;
    const address = app.server.address();
    return defaultPublicUrl(host, typeof address === 'object' && address !== null ? address.port : port);
  };
}
