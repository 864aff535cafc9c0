import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from '../accepts-encoding.ts';

type Variant = { encoding: 'br' | 'gzip' | undefined; body: Buffer; etag: string };

/** The placeholder in prerendered pages for the public URL, which only the running server knows. */
const publicUrlMark = '__PUBLIC_URL__';

/** The best saves a twelfth more and takes 150 ms longer, which saving all lessons for offline use would feel. */
const brotliQualities = { quick: 9, best: 11 } as const;

/** The page with its public URL, compressed and as it is, the smallest first. */
async function makeVariants(html: Buffer, publicUrl: string, brotliQuality: number): Promise<Variant[]> {
  const plain = Buffer.from(html.toString().replaceAll(publicUrlMark, publicUrl));
  // Weak: the bytes differ by quality, the page does not.
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    promisify(gzip)(plain),
  ]);
  const bodies = [
    { encoding: 'br', body: brotli },
    { encoding: 'gzip', body: zipped },
    { encoding: undefined, body: plain },
  ] as const;
  return bodies.map((one) => ({ ...one, etag: `W/"${hash}-${one.encoding ?? 'plain'}"` }));
}

/** One page as it is sent. */
export type PageFile = {
  /** Answers with the page: compressed quickly for its first request, and as well as can be from then on. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Compresses the page as well as can be before anybody asks for it. */
  prepare(): Promise<void>;
};

/** `html` are bytes: as text, all pages would take three times the memory. */
export function createPageFile(html: Buffer, publicUrl: () => string): PageFile {
  let variants: Promise<Variant[]> | undefined;
  let isImproved = false;
  const prepare = async () => {
    if (isImproved) return;
    isImproved = true;
    try {
      const best = await makeVariants(html, publicUrl(), brotliQualities.best);
      variants = Promise.resolve(best);
    } catch {
      isImproved = false; // what is there goes on being sent, and the next request tries again
    }
  };
  const send: PageFile['send'] = async (request, reply) => {
    if (variants !== undefined) void prepare();
    variants ??= makeVariants(html, publicUrl(), brotliQualities.quick).catch((error: unknown) => {
      // The next request tries again.
      variants = undefined;
      throw error;
    });
    const chosen = (await variants).find(
      ({ encoding }) => encoding === undefined || acceptsEncoding(request, encoding),
    );
    if (chosen === undefined) throw new Error('A page has no plain form');
    reply
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Accept-Encoding')
      .header('ETag', chosen.etag)
      .type('text/html; charset=utf-8');
    const known = String(request.headers['if-none-match'] ?? '')
      .split(',')
      .map((tag) => tag.trim());
    if (reply.statusCode === 200 && known.includes(chosen.etag)) return reply.code(304).send();
    if (chosen.encoding !== undefined) reply.header('Content-Encoding', chosen.encoding);
    return reply.send(chosen.body);
  };
  return { send, prepare };
}
