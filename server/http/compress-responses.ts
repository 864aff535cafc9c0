import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptsEncoding } from './accepts-encoding.ts';

const minCompressedBytes = 1024;
/** Higher qualities take ten times as long and save a tenth more. */
const brotliQuality = 4;

/**
 * Compresses the JSON responses of the calls in `app`, off the main thread. Not for responses that hold a secret,
 * such as a token, beside text that the client chose: their length would leak the secret (the BREACH attack).
 */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string') return payload;
    const varies = reply.getHeader('Vary');
    reply.header('Vary', varies === undefined ? 'Accept-Encoding' : `${String(varies)}, Accept-Encoding`);
    if (Buffer.byteLength(payload) < minCompressedBytes) return payload;
    if (acceptsEncoding(request, 'br')) {
      reply.header('Content-Encoding', 'br').removeHeader('Content-Length');
      return promisify(brotliCompress)(payload, {
        params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
      });
    }
    if (acceptsEncoding(request, 'gzip')) {
      reply.header('Content-Encoding', 'gzip').removeHeader('Content-Length');
      return promisify(gzip)(payload);
    }
    return payload;
  });
}
