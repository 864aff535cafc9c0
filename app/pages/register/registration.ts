import { accountKey, otpResendSeconds, type RegisterRequest } from '#contract/accounts.ts';

/** The code sent last: to which account key, when, and what the server said of it. */
export type SentCode = { to: string; at: number; message: string };

/** Details that are kept in the tab: all but the password. */
export type KeptDetails = Omit<RegisterRequest, 'password'>;

/** What the login page gets to know of an account that was just made. */
export type NewAccount = Pick<RegisterRequest, 'name' | 'email'>;

/**
 * The part of the state that is kept when the user goes back and forth between the steps. Times are in
 * milliseconds since 1970.
 */
type SharedState = {
  sentCode: SentCode | undefined;
  resendAllowedAt: number;
  /** The details that were entered before the page was loaded again. */
  keptDetails: KeptDetails | undefined;
  /** The account key of the e-mail that is verified. */
  verifiedKey: string | undefined;
};

/**
 * Where a registration is:
 * - `details`: somebody fills in the form;
 * - `sending`: the code for the confirmed details is being sent;
 * - `code`: the mailed code is asked for;
 * - `verified`: the code was right, the account is still to be made;
 * - `done`: the account is made.
 */
export type Registration = SharedState &
  (
    | { step: 'details'; details: undefined }
    | { step: 'done'; details: undefined; account: NewAccount }
    | { step: 'sending' | 'code' | 'verified'; details: RegisterRequest }
  );

export type RegistrationEvent =
  | { type: 'restored'; details: KeptDetails; sentCode: SentCode }
  | { type: 'sending'; details: RegisterRequest }
  | { type: 'sendingFailed' }
  | { type: 'codeSent'; at: number; message: string }
  | { type: 'codeStillFresh'; details: RegisterRequest }
  | { type: 'resendRefused'; retryAfterSeconds: number; at: number }
  | { type: 'emailVerified' }
  | { type: 'linkUsed'; email: string }
  | { type: 'verificationExpired' }
  | { type: 'detailsReopened' }
  | { type: 'accountCreated'; account: NewAccount };

export const initialRegistration: Registration = {
  step: 'details',
  details: undefined,
  sentCode: undefined,
  resendAllowedAt: 0,
  keptDetails: undefined,
  verifiedKey: undefined,
};

/**
 * The next task for confirmed details: create the account, enter the code that was already sent, or send a
 * new one.
 */
export function findNextTask(
  { verifiedKey, sentCode }: SharedState,
  { email }: Pick<RegisterRequest, 'email'>,
  now: number,
): 'create account' | 'enter code' | 'send code' {
  const key = accountKey(email);
  if (verifiedKey === key) return 'create account';
  const isFresh = sentCode?.to === key && now < sentCode.at + otpResendSeconds * 1000;
  return isFresh ? 'enter code' : 'send code';
}

/** The registration after an event. An event that does not belong to the step leaves it as it is. */
export function registrationReducer(registration: Registration, event: RegistrationEvent): Registration {
  switch (event.type) {
    case 'restored':
      return {
        ...registration,
        keptDetails: event.details,
        sentCode: event.sentCode,
        resendAllowedAt: event.sentCode.at + otpResendSeconds * 1000,
      };
    case 'sending':
      return { ...registration, step: 'sending', details: event.details };
    case 'sendingFailed':
      return registration.step === 'sending'
        ? { ...registration, step: 'details', details: undefined }
        : registration;
    case 'codeSent':
      if (registration.step !== 'sending' && registration.step !== 'code') return registration;
      return {
        ...registration,
        step: 'code',
        sentCode: { to: accountKey(registration.details.email), at: event.at, message: event.message },
        resendAllowedAt: event.at + otpResendSeconds * 1000,
        keptDetails: undefined,
      };
    case 'codeStillFresh':
      return { ...registration, step: 'code', details: event.details, keptDetails: undefined };
    case 'resendRefused':
      return { ...registration, resendAllowedAt: event.at + event.retryAfterSeconds * 1000 };
    case 'emailVerified':
      return registration.step === 'code'
        ? { ...registration, step: 'verified', verifiedKey: accountKey(registration.details.email) }
        : registration;
    case 'linkUsed':
      return { ...registration, verifiedKey: accountKey(event.email) };
    case 'verificationExpired':
      return registration.step === 'verified'
        ? { ...registration, step: 'code', verifiedKey: undefined }
        : { ...registration, verifiedKey: undefined };
    case 'detailsReopened':
      return { ...registration, step: 'details', details: undefined };
    case 'accountCreated':
      return { ...registration, step: 'done', details: undefined, account: event.account };
  }
}
