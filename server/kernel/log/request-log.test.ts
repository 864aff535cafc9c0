import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createRequestLog } from './request-log.ts';

test('each log line of a request has its id, and a request that logs nothing creates no logger', async () => {
  const lines: string[] = [];
  let createdCount = 0;
  const app = fastify({
    logger: { level: 'info', stream: { write: (line) => void lines.push(line) } },
    disableRequestLogging: true,
    genReqId: () => 'a request',
    childLoggerFactory: (parent, bindings, options) => {
      const counted: typeof parent = Object.create(parent, {
        child: {
          value: (...words: Parameters<typeof parent.child>) => {
            createdCount += 1;
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
  expect(createdCount).toBe(0);
  await app.inject('/logs');
  expect(createdCount).toBe(1);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ reqId: 'a request', level: 30, size: 3, msg: 'first' }),
    expect.objectContaining({ reqId: 'a request', level: 40, part: 'mail', msg: 'second' }),
  ]);
});
