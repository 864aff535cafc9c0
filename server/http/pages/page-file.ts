import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from '../accepts-encoding.ts';

/** The page with its public URL, in each form that a client may accept. */
type Variants = { hash: string; br: Buffer; gzip: Buffer; plain: Buffer };

/** The placeholder in prerendered pages for the public URL, which only the running server knows. */
const publicUrlMark = '__PUBLIC_URL__';

/**
 * `small` is for pages that must arrive in one round trip: a tenth fewer bytes, for forty times the processor time,
 * which is up to half a second for a lesson.
 */
const brotliQualities = { quick: 5, small: 11 } as const;

async function makeVariants(html: Buffer, publicUrl: string, brotliQuality: number): Promise<Variants> {
  const plain = Buffer.from(html.toString().replaceAll(publicUrlMark, publicUrl));
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    promisify(gzip)(plain),
  ]);
  return {
    hash: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    br,
    gzip: zipped,
    plain,
  };
}

/** Whether the client has what the tag stands for, by its `If-None-Match`, which compares weakly (RFC 9110, 13.1.2). */
function isKnown(etag: string, request: FastifyRequest): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  const known = (request.headers['if-none-match'] ?? '').split(',').map(opaque);
  return known.includes('*') || known.includes(opaque(etag));
}

/** A page that can be sent. */
export type PageFile = {
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Compresses the page, unless that is done. The first request does it too. */
  prepare(): Promise<unknown>;
};

/** The page of the given HTML, which is compressed once, in Node's thread pool. */
export function createPageFile(
  html: Buffer,
  publicUrl: () => string,
  quality: keyof typeof brotliQualities,
): PageFile {
  let variants: Promise<Variants> | undefined;
  const prepare = () =>
    (variants ??= makeVariants(html, publicUrl(), brotliQualities[quality]).catch((error: unknown) => {
      variants = undefined; // the next request tries again
      throw error;
    }));
  const send: PageFile['send'] = async (request, reply) => {
    const { hash, ...bodies } = await prepare();
    const encoding = (['br', 'gzip'] as const).find((name) => acceptsEncoding(request, name));
    const etag = `W/"${hash}-${encoding ?? 'plain'}"`;
    reply
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Accept-Encoding')
      .header('ETag', etag)
      .type('text/html; charset=utf-8');
    if (reply.statusCode === 200 && isKnown(etag, request)) return reply.code(304).send();
    if (encoding !== undefined) reply.header('Content-Encoding', encoding);
    return reply.send(bodies[encoding ?? 'plain']);
  };
  return { send, prepare };
}
