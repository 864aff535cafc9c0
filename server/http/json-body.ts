import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../kernel/app-error.ts';

export const bodyLimitBytes = 64 * 1024;

/** Node then makes no stream for requests without a body, which are most; `acceptOnlyJson` relies on it. */
export const optimizeEmptyRequests = true;

/** Whether a content type has no charset, or UTF-8. */
function isInUtf8(contentType = ''): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1]?.toLowerCase();
  return charset === undefined || charset === 'utf-8' || charset === 'utf8';
}

/**
 * JSON is the only body there is, in UTF-8 and not compressed. An empty one counts as none, so that a call
 * without fields may say that it sends JSON.
 */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (!isInUtf8(request.headers['content-type']) || !isUtf8(body))
      // Decoded leniently, two passwords with different bytes could become equal.
      done(new AppError('body-not-utf8'));
    else void parse(request, body.toString(), done);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request;
    // Node made no stream, so the parser would wait for the end of the body forever.
    if (headers['content-type'] !== undefined && request.raw.readableEnded) delete headers['content-type'];
    const encoding = headers['content-encoding'];
    done(encoding === undefined || encoding === 'identity' ? undefined : new AppError('body-compressed'));
  });
}
