import { expect, test } from 'vitest';
import { hashCode, checkGuess, type Code } from './code-rules.ts';

const now = 1_800_000_000_000;
const minute = 60_000;

function sent(code: string, minutesAgo: number, changes: Partial<Code> = {}): Code {
  const created_at = now - minutesAgo * minute;
  return {
    code_id: `${code}-${minutesAgo}`,
    code_hash: hashCode(code),
    created_at,
    expires_at: created_at + 10 * minute,
    used_at: null,
    voided_at: null,
    ...changes,
  };
}

function checkCode(otp: string, newestCodes: Code[], wrongMinutesAgo: number[] = [], purpose = 'register') {
  const wrongGuesses = wrongMinutesAgo.map((minutes) => ({
    purpose: 'register',
    guessed_at: now - minutes * minute,
    asker_hash: null,
  }));
  return checkGuess({ otp, purpose, newestCodes, wrongGuesses, now });
}

test('the mailed code is valid, also with leading zeros', () => {
  expect(checkCode('001234', [sent('001234', 1)])).toEqual({ kind: 'right', codeId: '001234-1' });
  expect(checkCode('1234', [sent('001234', 1)]).kind).toBe('wrong');
});

test('[18] a code works until its tenth minute ends and not after', () => {
  expect(checkCode('111111', [sent('111111', 9.99)]).kind).toBe('right');
  expect(checkCode('111111', [sent('111111', 10)]).kind).toBe('no-active-code');
});

test('[24] the newest code and the one before it work, the third does not', () => {
  const codes = [sent('333333', 0), sent('222222', 2), sent('111111', 4)];
  expect(checkCode('333333', codes).kind).toBe('right');
  expect(checkCode('222222', codes).kind).toBe('right');
  expect(checkCode('111111', codes).kind).toBe('wrong');
});

test('a used or invalidated code is rejected, and using the newest does not make an older one valid', () => {
  expect(checkCode('333333', [sent('333333', 0, { used_at: now })]).kind).toBe('no-active-code');
  expect(checkCode('333333', [sent('333333', 0, { voided_at: now })]).kind).toBe('no-active-code');
  expect(
    checkCode('111111', [sent('333333', 0, { used_at: now }), sent('222222', 1), sent('111111', 2)]).kind,
  ).toBe('wrong');
});

test('[20] the fifth wrong code, counted over both valid codes, invalidates both', () => {
  expect(checkCode('999999', [sent('111111', 5)], [1, 1, 1])).toMatchObject({
    kind: 'wrong',
    voidsAll: false,
  });
  expect(checkCode('999999', [sent('222222', 1), sent('111111', 5)], [0.5, 2, 3, 4])).toMatchObject({
    kind: 'wrong',
    voidsAll: true,
  });
});

test('guesses from before the valid codes were sent don’t count for them', () => {
  expect(checkCode('999999', [sent('111111', 1)], [2, 2, 2, 2, 2])).toMatchObject({
    kind: 'wrong',
    voidsAll: false,
  });
});

test('wrong codes of another purpose don’t invalidate the codes of this one', () => {
  expect(checkCode('999999', [sent('111111', 5)], [1, 2, 3, 4], 'reset')).toMatchObject({
    kind: 'wrong',
    voidsAll: false,
  });
});

test('[21] after twenty wrong codes in a day even the right code is rejected until the oldest is a day old', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => 60 + index * 60);
  expect(checkCode('111111', [sent('111111', 1)], twenty)).toEqual({
    kind: 'limit-reached',
    retryAfterSeconds: (24 * 60 - 1200) * 60,
  });
  expect(checkCode('111111', [sent('111111', 1)], twenty.slice(1)).kind).toBe('right');
});

test('two hashes of one code differ', () => {
  expect(hashCode('123456')).not.toBe(hashCode('123456'));
  expect(hashCode('123456')).not.toContain('123456');
});
