/** How long things last and are kept. Apart from the schemas, so that a page which only tells of them loads no zod. */

export const otpLifetimeMinutes = 10;
/** How long a change of email may take, from the password to the second code. */
export const emailChangeMinutes = 30;
/** How long a verified email may wait for its registration. */
export const emailProofMinutes = 15;
export const sessionIdleDays = 7;
export const sessionTotalDays = 30;
/** How long a browser is known after an account was signed in from it last. */
export const knownBrowserDays = 180;
/** How long a mail that tells of something is tried, when the mail server does not take it. */
export const noticeHours = 24;
/** How long it is kept that a mail could not be sent. */
export const mailRecordDays = 7;
/** How long an act stays in the record. */
export const actsKeptDays = 365;
/** How long a login may wait for its second factor, and a passkey for being added. */
export const challengeMinutes = 10;
/** How long an authenticator app may wait for its first code. */
export const appSetupMinutes = 60;
