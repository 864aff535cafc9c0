import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../kernel/escape-html.ts';

/** `/sitemap.xml` and `/robots.txt`, made here because only the server knows its public address. */
export function serveSitemap(app: FastifyInstance, publicPaths: readonly string[], publicUrl: string): void {
  const locations = publicPaths
    .map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`)
    .join('\n');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations}\n</urlset>\n`;
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('Cache-Control', 'public, no-cache').type('application/xml; charset=utf-8').send(sitemap),
  );
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('Cache-Control', 'public, no-cache')
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
}
