import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { askerGuessesPerDay, otpGuessesPerDay, otpWrongGuesses } from '#contract/accounts.ts';
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

/** The browser or session that asked for a code: its newest codes, the newest first, and the hash by which it is known. */
export type Asker = {
  hash: string;
  codes: readonly Code[];
  /** Whether it asked in a session, so that nobody else can ask in its place. */
  isSignedIn: boolean;
};

export type WrongGuess<Purpose> = { purpose: Purpose; guessed_at: number; asker_hash: string | null };

export type GuessResult =
  /** The address has no guesses left today. */
  | { kind: 'limit-reached'; retryAfterSeconds: number }
  /** No code can be guessed: none was sent, or all were used, have expired or are void. */
  | { kind: 'no-active-code' }
  /** `isAskers`: counted as a guess of the asker, whose codes it may end. */
  | { kind: 'wrong'; voidsAll: boolean; isAskers: boolean; voidsAskers: boolean }
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

/** Seconds until the address has a guess left today, of all wrong guesses in `guesses`. */
function secondsUntilGuess(guesses: readonly { guessed_at: number }[], max: number, now: number): number {
  const times = guesses.map(({ guessed_at }) => guessed_at);
  return secondsUntilFree(times, [{ max, seconds: dayMs / 1000 }], now);
}

function countSince(guesses: readonly { guessed_at: number }[], code: Code): number {
  return guesses.filter(({ guessed_at }) => guessed_at >= code.created_at).length;
}

/**
 * Judges one guess. `newestCodes` are the last sent for this address and purpose, newest first; `wrongGuesses` all
 * of the last 24 hours for the address, whatever the purpose, newest first. The asker's guesses at its own codes are
 * judged by its own wrong guesses, so that nobody else can use them up; they count for everybody else too.
 */
export function checkGuess<Purpose>(guess: {
  otp: string;
  purpose: Purpose;
  newestCodes: readonly Code[];
  asker?: Asker | undefined;
  wrongGuesses: readonly WrongGuess<Purpose>[];
  now: number;
}): GuessResult {
  const { otp, purpose, now, asker, wrongGuesses } = guess;
  const ofPurpose = wrongGuesses.filter((wrong) => wrong.purpose === purpose);
  const isOpen = (code: Code) => code.used_at === null && now < code.expires_at;
  const isRight = (code: Code) => isCodeOf(code.code_hash, otp);

  const isOfAsker = (wrong: WrongGuess<Purpose>) => asker !== undefined && wrong.asker_hash === asker.hash;
  const askersCodes =
    asker !== undefined && mayAskerGuess(wrongGuesses, asker, now) ? asker.codes.filter(isOpen) : [];
  const askersRight = askersCodes.find(isRight);
  if (askersRight) return { kind: 'right', codeId: askersRight.code_id };

  const active = guess.newestCodes
    .slice(0, maxValidCodes)
    .filter((code) => isOpen(code) && code.voided_at === null);
  const retryAfterSeconds = secondsUntilGuess(wrongGuesses, otpGuessesPerDay, now);
  const right = retryAfterSeconds > 0 ? undefined : active.find(isRight);
  if (right) return { kind: 'right', codeId: right.code_id };

  const oldest = active.at(-1);
  const oldestOfAsker = askersCodes.at(-1);
  if (oldestOfAsker === undefined && retryAfterSeconds > 0)
    return { kind: 'limit-reached', retryAfterSeconds };
  if (oldestOfAsker === undefined && oldest === undefined) return { kind: 'no-active-code' };
  return {
    kind: 'wrong',
    voidsAll: oldest !== undefined && countSince(ofPurpose, oldest) + 1 >= otpWrongGuesses,
    isAskers: oldestOfAsker !== undefined,
    voidsAskers:
      oldestOfAsker !== undefined &&
      countSince(ofPurpose.filter(isOfAsker), oldestOfAsker) + 1 >= otpWrongGuesses,
  };
}

/**
 * An asker has as many guesses a day as all others together. All browsers that asked without a session share a larger
 * limit.
 */
export function mayAskerGuess(
  wrongGuesses: readonly WrongGuess<unknown>[],
  { hash, isSignedIn }: Omit<Asker, 'codes'>,
  now: number,
): boolean {
  const ofAskers = wrongGuesses.filter(({ asker_hash }) => asker_hash !== null);
  const own = ofAskers.filter(({ asker_hash }) => asker_hash === hash);
  return (
    secondsUntilGuess(own, otpGuessesPerDay, now) === 0 &&
    (isSignedIn || secondsUntilGuess(ofAskers, askerGuessesPerDay, now) === 0)
  );
}
