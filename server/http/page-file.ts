import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Variant = { encoding: 'br' | 'gzip' | undefined; body: Buffer; etag: string };

/** Stands in prerendered pages where the site's public address belongs, which only the running server knows. */
const publicUrlMark = '__PUBLIC_URL__';

/** The best, 11, saves a twelfth more and takes 150 ms of a page's first request: who saves all lessons on a fresh server would wait for it. */
const brotliQuality = 9;

/** The page with its public address, as it is and compressed, best first. */
async function readVariants(file: string, publicUrl: string): Promise<Variant[]> {
  const plain = Buffer.from((await readFile(file, 'utf8')).replaceAll(publicUrlMark, publicUrl));
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    promisify(gzip)(plain),
  ]);
  const bodies = [
    { encoding: 'br', body: brotli },
    { encoding: 'gzip', body: zipped },
    { encoding: undefined, body: plain },
  ] as const;
  return bodies.map((one) => ({
    ...one,
    etag: `"${createHash('sha256').update(one.body).digest('base64url').slice(0, 22)}"`,
  }));
}

function accepts(request: FastifyRequest, encoding: string): boolean {
  const header = String(request.headers['accept-encoding'] ?? '').toLowerCase();
  return header.split(',').some((part) => {
    const [name, weight] = part.split(';').map((word) => word.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(weight ?? '');
  });
}

/** A page held in memory from its first request on. */
export function createPageFile(
  file: string,
  publicUrl: string,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  let variants: Promise<Variant[]> | undefined;
  return async (request, reply) => {
    variants ??= readVariants(file, publicUrl);
    const chosen = (await variants).find(
      ({ encoding }) => encoding === undefined || accepts(request, encoding),
    );
    if (chosen === undefined) throw new Error(`${file} has no plain form`);
    reply
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Accept-Encoding')
      .header('ETag', chosen.etag)
      .type('text/html; charset=utf-8');
    const known = String(request.headers['if-none-match'] ?? '')
      .split(',')
      .map((tag) => tag.trim().replace(/^W\//, ''));
    if (reply.statusCode === 200 && known.includes(chosen.etag)) return reply.code(304).send();
    if (chosen.encoding !== undefined) reply.header('Content-Encoding', chosen.encoding);
    return reply.send(chosen.body);
  };
}
