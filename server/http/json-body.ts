import type { FastifyInstance } from 'fastify';

export const bodyLimitBytes = 64 * 1024;

/** JSON is the only body there is. An empty one counts as none, so that a call without fields may say that it sends JSON. */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
