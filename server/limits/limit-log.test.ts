import { expect, test } from 'vitest';
import { limits } from './account-limits.ts';
import { createLimitLog } from './limit-log.ts';

/** A log that collects the buckets of its lines, and a clock that does not advance. */
function prepare() {
  const buckets: string[] = [];
  const time = { now: 1_800_000_000_000 };
  const log = { warn: ({ bucket }: { bucket: string }) => buckets.push(bucket) };
  return { buckets, time, limitLog: createLimitLog(log as never, () => time.now) };
}

test('many calls over one limit write one log line, and those over another client’s limit write another', () => {
  const { buckets, limitLog } = prepare();
  for (let calls = 0; calls < 1000; calls += 1) limitLog.note(limits.availability('1.2.3.4'), 30);
  limitLog.note(limits.availability('5.6.7.8'), 30);
  expect(buckets).toEqual(['availability:1.2.3.4', 'availability:5.6.7.8']);
});

test('after the limit was free a line is written again, at most once a minute, also after the clock was ahead', () => {
  const { buckets, time, limitLog } = prepare();
  const limit = limits.loginFromClient('1.2.3.4');
  limitLog.note(limit, 5);
  time.now += 30_000;
  limitLog.note(limit, 300);
  expect(buckets).toHaveLength(1);
  time.now += 30_000;
  limitLog.note(limit, 300);
  time.now += 299_000;
  limitLog.note(limit, 1);
  expect(buckets).toHaveLength(2);
  time.now -= 10_000_000;
  limitLog.note(limit, 300);
  expect(buckets).toHaveLength(3);
});
