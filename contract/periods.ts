/** How long data is valid and stored. Separate from the schemas, so that a page that only shows these loads no zod. */

export const otpLifetimeMinutes = 10;
/** How long a change of email may take, from the password to the second code. */
export const emailChangeMinutes = 30;
/** How long a verified email may wait for its registration. */
export const emailProofMinutes = 15;
export const sessionIdleDays = 7;
export const sessionTotalDays = 30;
/** How long a browser stays known after the last login from it. */
export const knownBrowserDays = 180;
/** How long the server tries to send a notice when the mail server does not accept it. */
export const noticeHours = 24;
/** How long the record of a mail that could not be sent is kept. */
export const mailRecordDays = 7;
/** How long an act stays in the record. */
export const actsKeptDays = 365;
/** How long a login may wait for its second factor, and a passkey for being added. */
export const challengeMinutes = 10;
/** How long an authenticator app may wait for its first code. */
export const appSetupMinutes = 60;
