import { adminMessages } from './admin/admin.ts';
import { messages } from './accounts.ts';
import { ownAccountMessages } from './own-account.ts';
import { reauthenticationMessages, secondFactorMessages } from './second-factor.ts';

/**
 * Every failure that a call can have: its code, which programs compare, its HTTP status, and the sentence for a
 * person, unless the sentence depends on the case. Browsers import only the type `ErrorCode` from here.
 */
export const errors = {
  // The request
  'invalid-request': { status: 400, sentence: 'The request can’t be understood.' },
  'invalid-body': { status: 400, sentence: 'The body must be a JSON object.' },
  'invalid-field': { status: 400 },
  'invalid-url': { status: 400, sentence: 'The URL can’t be understood.' },
  'invalid-host': { status: 400, sentence: 'The request does not name one host.' },
  'not-found': { status: 404, sentence: 'There is nothing at this URL.' },
  'method-not-allowed': { status: 405 },
  'request-timeout': { status: 408, sentence: 'The request took too long.' },
  'precondition-failed': { status: 412, sentence: 'The file has changed.' },
  'body-too-large': { status: 413, sentence: 'The body is too large.' },
  'body-not-json': { status: 415, sentence: 'The body must be JSON, sent as application/json.' },
  'body-not-utf8': { status: 415, sentence: 'The body must be JSON in UTF-8.' },
  'body-compressed': { status: 415, sentence: 'The body must be JSON that is not compressed.' },
  'range-not-satisfiable': { status: 416, sentence: 'The file has no such range.' },
  'expectation-failed': { status: 417, sentence: 'The request can’t be understood.' },
  'headers-too-long': { status: 431, sentence: 'The URL or the headers are too long.' },
  'unknown-transfer-coding': {
    status: 501,
    sentence: 'The only transfer coding that this server knows is chunked.',
  },
  'unknown-http-version': { status: 505, sentence: 'This server speaks HTTP/1.1 and HTTP/1.0.' },

  // The server
  'too-many-requests': { status: 429 },
  busy: { status: 429, sentence: 'The site is very busy. Please try again in a few seconds.' },
  'internal-error': { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
  stopping: { status: 503, sentence: 'This server is about to stop.' },
  'database-unreachable': {
    status: 503,
    sentence: 'The site can’t reach its database just now. Please try again in a minute.',
  },
  'mail-down': { status: 503, sentence: messages.mailDown },

  // Login and sessions
  'invalid-login': { status: 401, sentence: messages.badLogin },
  'session-ended': { status: 401, sentence: messages.sessionEnded },
  'login-expired': { status: 401, sentence: secondFactorMessages.loginExpired },
  'account-blocked': { status: 403, sentence: messages.accountBlocked },
  'second-factor-required': { status: 403, sentence: messages.secondFactorNeeded },
  'wrong-password': { status: 403, sentence: ownAccountMessages.wrongPassword },
  'fresh-factor-required': { status: 403, sentence: reauthenticationMessages.needed },
  'second-factor-expected': { status: 409, sentence: reauthenticationMessages.useSecondFactor },
  'reauthentication-expired': { status: 409, sentence: reauthenticationMessages.expired },
  'no-such-session': { status: 404, sentence: 'There is no such session.' },

  // Registration and codes
  'invalid-otp': { status: 400, sentence: messages.badOtp },
  'weak-password': { status: 400 },
  'email-not-verified': { status: 403, sentence: messages.emailNotVerified },
  'email-taken': { status: 409, sentence: messages.emailTaken },
  'username-taken': { status: 409, sentence: messages.usernameTaken },
  'email-has-account': { status: 409, sentence: messages.emailHasAccount },

  // One's own account
  'same-email': { status: 400, sentence: ownAccountMessages.sameEmail },
  'no-email-change': { status: 409, sentence: ownAccountMessages.noEmailChange },
  'progress-too-large': { status: 413 },
  'invalid-factor-code': { status: 400, sentence: secondFactorMessages.wrongCode },
  'invalid-recovery-code': { status: 400, sentence: secondFactorMessages.wrongRecoveryCode },
  'passkey-failed': { status: 400, sentence: secondFactorMessages.passkeyFailed },
  'no-such-passkey': { status: 404, sentence: secondFactorMessages.noSuchPasskey },
  'no-authenticator-app': { status: 404, sentence: secondFactorMessages.noApp },
  'authenticator-app-exists': { status: 409, sentence: secondFactorMessages.appOn },
  'setup-expired': { status: 409, sentence: secondFactorMessages.setupExpired },
  'second-factor-off': { status: 409, sentence: secondFactorMessages.notOn },
  'too-many-passkeys': { status: 409, sentence: secondFactorMessages.tooManyPasskeys },
  'passkey-taken': { status: 409, sentence: secondFactorMessages.passkeyTaken },
  'passkeys-elsewhere': { status: 409, sentence: secondFactorMessages.passkeysElsewhere },

  // Admins
  'admins-only': { status: 403, sentence: adminMessages.adminsOnly },
  'admin-second-factor-required': { status: 403, sentence: adminMessages.secondFactorRequired },
  'no-such-user': { status: 404, sentence: adminMessages.noSuchUser },
  'last-admin': { status: 409, sentence: adminMessages.lastAdmin },
  'not-yourself': { status: 409, sentence: adminMessages.notYourself },
} as const satisfies Record<string, { status: number; sentence?: string }>;

export type ErrorCode = keyof typeof errors;
