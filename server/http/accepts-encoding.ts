import type { FastifyRequest } from 'fastify';

/** Whether the client accepts the content coding, by its `Accept-Encoding`; `q=0` means that it does not. */
export function acceptsEncoding(request: FastifyRequest, encoding: 'br' | 'gzip'): boolean {
  const header = String(request.headers['accept-encoding'] ?? '').toLowerCase();
  return header.split(',').some((part) => {
    const [name, weight] = part.split(';').map((word) => word.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(weight ?? '');
  });
}
