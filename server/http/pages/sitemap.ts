import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../kernel/escape-html.ts';

/** `/sitemap.xml` and `/robots.txt`, made here because only the running server knows its public URL. */
export function addSitemapRoutes(
  app: FastifyInstance,
  listPublicPaths: () => readonly string[],
  publicUrl: () => string,
): void {
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('Cache-Control', 'public, no-cache')
      .type('application/xml; charset=utf-8')
      .send(writeSitemap(listPublicPaths().map((path) => publicUrl() + path))),
  );
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('Cache-Control', 'public, no-cache')
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\nSitemap: ${publicUrl()}/sitemap.xml\n`),
  );
}

function writeSitemap(urls: readonly string[]): string {
  const locations = urls.map((url) => `<url><loc>${escapeHtml(url)}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations}\n</urlset>\n`;
}
