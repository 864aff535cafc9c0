import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createRequestLog } from './request-log.ts';

test('a request that logs has its id in each line, and one that does not makes no logger', async () => {
  const lines: string[] = [];
  let made = 0;
  const app = fastify({
    logger: { level: 'info', stream: { write: (line) => void lines.push(line) } },
    disableRequestLogging: true,
    genReqId: () => 'a request',
    childLoggerFactory: (parent, bindings, options) => {
      const counted: typeof parent = Object.create(parent, {
        child: {
          value: (...words: Parameters<typeof parent.child>) => {
            made += 1;
            return parent.child(...words);
          },
        },
      });
      return createRequestLog(counted, bindings, options);
    },
  });
  app.get('/silent', async () => 'ok');
  app.get('/logs', async ({ log }) => {
    log.info({ size: 3 }, 'first');
    log.debug('below the level');
    log.child({ part: 'mail' }).warn('second');
    return 'ok';
  });
  await app.inject('/silent');
  expect(made).toBe(0);
  await app.inject('/logs');
  expect(made).toBe(1);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ reqId: 'a request', level: 30, size: 3, msg: 'first' }),
    expect.objectContaining({ reqId: 'a request', level: 40, part: 'mail', msg: 'second' }),
  ]);
});
