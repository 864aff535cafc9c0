import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { formatForPeople, hideEmails } from './log-lines.ts';

test('only the domain of an email is logged', () => {
  expect(
    hideEmails('{"bucket":"login:account:meera.k+1@example.edu","x":"Key (email_key)=(a@b.in) exists"}'),
  ).toBe('{"bucket":"login:account:…@example.edu","x":"Key (email_key)=(…@b.in) exists"}');
  expect(hideEmails('@fastify/static at 10:00')).toBe('@fastify/static at 10:00');
});

test('the time to hide emails is proportional to the text, also when much of it looks like the beginning of one', () => {
  const before = performance.now();
  expect(hideEmails('a'.repeat(200_000)).length).toBe(200_000);
  expect(performance.now() - before).toBeLessThan(2000);
});

test('on a terminal a log line is readable text', () => {
  const line = JSON.stringify({
    level: 40,
    time: 0,
    pid: 1,
    hostname: 'h',
    reqId: 'req-1',
    msg: 'limit reached',
  });
  expect(stripVTControlCharacters(formatForPeople(line))).toMatch(
    /\d\d:\d\d:\d\d .*warn .* limit reached .*reqId=req-1.*\n$/,
  );
  const failure = JSON.stringify({
    level: 50,
    time: 0,
    msg: 'a call failed',
    err: { message: 'no', stack: 'Error: no\n at x' },
  });
  expect(formatForPeople(failure)).toMatch(/a call failed\nError: no\n at x\n$/);
});
