import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { otpGuessesPerDay, otpWrongGuesses } from '#contract/accounts.ts';
import { otpLifetimeMinutes } from '#contract/periods.ts';
import { secondsUntilFree } from '../../limits/limit-rules.ts';
import { dayMs, minuteMs } from '../../kernel/durations.ts';

export const codeLifetimeMs = otpLifetimeMinutes * minuteMs;

/** The newest code and the one before it, because mail may arrive late. */
export const maxValidCodes = 2;

export type Code = {
  code_id: string;
  code_hash: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  voided_at: number | null;
};

export type WrongGuess<Purpose> = { purpose: Purpose; guessed_at: number };

export type GuessResult =
  /** The address has no guesses left today. */
  | { kind: 'limit-reached'; retryAfterSeconds: number }
  /** No code can be guessed: none was sent, or all were used, have expired or are void. */
  | { kind: 'no-active-code' }
  | { kind: 'wrong'; voidsAll: boolean }
  | { kind: 'right'; codeId: string };

/**
 * The salted hash that is stored of a code. Six digits are quickly guessed from any hash: what protects them
 * is that they are valid for ten minutes.
 */
export function hashCode(code: string, salt: string = randomBytes(16).toString('base64url')): string {
  return `${salt}.${createHash('sha256').update(`${salt}.${code}`).digest('base64url')}`;
}

function isCodeOf(codeHash: string, code: string): boolean {
  const [salt = ''] = codeHash.split('.');
  const given = Buffer.from(hashCode(code, salt));
  const stored = Buffer.from(codeHash);
  return given.length === stored.length && timingSafeEqual(given, stored);
}

/**
 * Judges one guess. `newestCodes` are the last sent for this address and purpose, newest first;
 * `wrongGuesses` all of the last 24 hours for the address, whatever the purpose, newest first.
 */
export function checkGuess<Purpose>(guess: {
  otp: string;
  purpose: Purpose;
  newestCodes: readonly Code[];
  wrongGuesses: readonly WrongGuess<Purpose>[];
  now: number;
}): GuessResult {
  const { otp, purpose, now } = guess;
  const times = guess.wrongGuesses.map(({ guessed_at }) => guessed_at);
  const retryAfterSeconds = secondsUntilFree(times, [{ max: otpGuessesPerDay, seconds: dayMs / 1000 }], now);
  if (retryAfterSeconds > 0) return { kind: 'limit-reached', retryAfterSeconds };

  const active = guess.newestCodes
    .slice(0, maxValidCodes)
    .filter((code) => code.used_at === null && code.voided_at === null && now < code.expires_at);
  const oldest = active.at(-1);
  if (oldest === undefined) return { kind: 'no-active-code' };

  const right = active.find((code) => isCodeOf(code.code_hash, otp));
  if (right) return { kind: 'right', codeId: right.code_id };

  const wrongBefore = guess.wrongGuesses.filter(
    (wrong) => wrong.purpose === purpose && wrong.guessed_at >= oldest.created_at,
  ).length;
  return { kind: 'wrong', voidsAll: wrongBefore + 1 >= otpWrongGuesses };
}
