import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type Options = Parameters<FastifyBaseLogger['child']>[1];

/**
 * The log of one request, whose lines have its id. Most requests write no line, so the logger that would
 * write it is made for the first one.
 */
class RequestLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  readonly #options: Options;
  #child: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: Options) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get level(): FastifyBaseLogger['level'] {
    return this.#made.level;
  }

  child(bindings: Bindings, options?: Options): FastifyBaseLogger {
    return this.#made.child(bindings, options);
  }

  fatal(...words: unknown[]): void {
    this.#write('fatal', words);
  }

  error(...words: unknown[]): void {
    this.#write('error', words);
  }

  warn(...words: unknown[]): void {
    this.#write('warn', words);
  }

  info(...words: unknown[]): void {
    this.#write('info', words);
  }

  debug(...words: unknown[]): void {
    this.#write('debug', words);
  }

  trace(...words: unknown[]): void {
    this.#write('trace', words);
  }

  silent(): void {}

  get #made(): FastifyBaseLogger {
    return (this.#child ??= this.#parent.child(this.#bindings, this.#options));
  }

  #write(level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace', words: unknown[]): void {
    const logger = this.#made;
    Reflect.apply(logger[level], logger, words);
  }
}

/** The child logger of a request, made at its first line. */
export function createRequestLog(
  parent: FastifyBaseLogger,
  bindings: Bindings,
  options: Options,
): FastifyBaseLogger {
  return new RequestLog(parent, bindings, options);
}

/** One line for each request: its route, never its URL or body. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) =>
    request.log.debug(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    ),
  );
}
