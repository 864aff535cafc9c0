import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../kernel/app-error.ts';
import { isReadMethod, methodNotAllowed, sendError } from './errors.ts';
import type { KnownCalls } from './known-calls.ts';
import { trimTrailingSlashes } from '../kernel/trim-trailing-slashes.ts';
import type { Pages } from './pages/pages.ts';

/**
 * Answers requests without a route: a wrong method, a page's path in capitals or with a slash at its end, an
 * unknown page, an unknown call.
 */
export function handleNotFound(app: FastifyInstance, calls: KnownCalls, pages: Pages | undefined): void {
  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1);
    const methods = calls.findMethods(path);
    if (methods !== undefined) return methodNotAllowed(request, reply, methods);

    if (isReadMethod(request.method) && pages !== undefined) {
      const trimmed = trimTrailingSlashes(path);
      const page = [path, trimmed, trimmed.toLowerCase()].find((each) => pages.isPage(each));
      if (page === path || (page === undefined && wantsPage(request, path)))
        return pages.send(path, request, reply);
      if (page !== undefined) return reply.redirect(page + request.url.slice(path.length), 308);
    }
    return sendError(reply, new AppError('not-found'));
  };
  // Before the body is parsed, so that its errors don't hide that there is no such URL.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) respond(request, reply).catch((error: unknown) => reply.send(error));
    else done();
  });
  // For requests in which the file server found no file.
  app.setNotFoundHandler(respond);
}

function wantsPage(request: FastifyRequest, path: string): boolean {
  return !path.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html');
}
