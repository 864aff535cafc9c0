import type { FastifyInstance } from 'fastify';

export const bodyLimitBytes = 64 * 1024;

/** Node makes no stream for the body that most requests don't have; `acceptOnlyJson` counts on it. */
export const optimizeEmptyRequests = true;

/**
 * JSON is the only body there is. An empty one counts as none, so that a call without fields may say that it
 * sends JSON.
 */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    // Where Node saw that there is no body, nothing would ever tell the parser of its end.
    if (request.headers['content-type'] !== undefined && request.raw.readableEnded)
      delete request.headers['content-type'];
    done();
  });
}
