import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from '../accepts-encoding.ts';
import type { TaskQueue } from './task-queue.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** The page with its public URL in both compressed forms. */
type Variants = { hash: string; br: Buffer; gzip: Buffer };

/** The placeholder in prerendered pages for the public URL, which only the running server knows. */
const publicUrlMark = '__PUBLIC_URL__';

/**
 * `best` saves a twelfth more than `quick` and takes up to 200 ms longer, which would slow down saving all
 * lessons for offline use. `stored` takes a millisecond and reduces a page to a fifth, for keeping it in memory
 * before anybody asks for it.
 */
const brotliQualities = { stored: 1, quick: 9, best: 11 } as const;

const withQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

async function makeVariants(html: Buffer, publicUrl: string, brotliQuality: number): Promise<Variants> {
  const plain = Buffer.from(html.toString().replaceAll(publicUrlMark, publicUrl));
  // Weak: the bytes differ by quality, the page does not.
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const [br, zipped] = await Promise.all([
    compress(plain, withQuality(brotliQuality)),
    promisify(gzip)(plain),
  ]);
  return { hash, br, gzip: zipped };
}

/** Whether the client has what the tag stands for, by its `If-None-Match`, which compares weakly (RFC 9110, 13.1.2). */
function isKnown(etag: string, request: FastifyRequest): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  const known = (request.headers['if-none-match'] ?? '').split(',').map(opaque);
  return known.includes('*') || known.includes(opaque(etag));
}

/** A page that can be sent, compressed and kept compressed in memory. */
export type PageFile = {
  /** Sends the page: compressed quickly for the first request, and at the best quality soon after it. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Compresses the page at the best quality when its turn comes, whether or not it is requested. */
  improve(): Promise<void>;
  /** Compresses the page in memory to a fifth of its size; its first response then takes a millisecond more. */
  pack(): Promise<void>;
};

/**
 * The page of the given HTML, kept as bytes: as text, all pages would take three times the memory. The best
 * compression waits for its turn in `improvements`; without them the page stays compressed quickly.
 */
export function createPageFile(html: Buffer, publicUrl: () => string, improvements?: TaskQueue): PageFile {
  let stored: { html: Buffer } | { packed: Buffer } = { html };
  let variants: Promise<Variants> | undefined;
  /** For clients that accept no compressed form. There are few, so a page is kept like this only once one asked. */
  let plain: Promise<Buffer> | undefined;
  let isImproved = false;
  let isQueued = false;
  const compressPage = async (quality: number) =>
    makeVariants('html' in stored ? stored.html : await decompress(stored.packed), publicUrl(), quality);
  const pack = async () => {
    if (!('html' in stored)) return;
    const packed = await compress(stored.html, withQuality(brotliQualities.stored)).catch(() => undefined);
    // When compressing fails, the page stays as it is.
    if (packed !== undefined) stored = { packed };
  };
  const compressBest = async () => {
    isImproved = true;
    try {
      const best = await compressPage(brotliQualities.best);
      variants = Promise.resolve(best);
    } catch {
      isImproved = false; // the present variants are still sent, and the next request tries again
    }
  };
  const improve = async () => {
    if (isImproved || isQueued || !improvements) return;
    isQueued = true;
    await improvements(compressBest);
    isQueued = false;
  };
  const send: PageFile['send'] = async (request, reply) => {
    variants ??= compressPage(brotliQualities.quick).catch((error: unknown) => {
      // The next request tries again.
      variants = undefined;
      throw error;
    });
    const { hash, ...bodies } = await variants;
    void improve();
    const encoding = (['br', 'gzip'] as const).find((name) => acceptsEncoding(request, name));
    const etag = `W/"${hash}-${encoding ?? 'plain'}"`;
    reply
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Accept-Encoding')
      .header('ETag', etag)
      .type('text/html; charset=utf-8');
    if (reply.statusCode === 200 && isKnown(etag, request)) return reply.code(304).send();
    if (encoding !== undefined) return reply.header('Content-Encoding', encoding).send(bodies[encoding]);
    plain ??= decompress(bodies.br).catch((error: unknown) => {
      plain = undefined;
      throw error;
    });
    return reply.send(await plain);
  };
  return { send, improve, pack };
}
