/** How long things last and are kept. Apart from the schemas, so that a page which only tells of them loads no zod. */

export const otpLifetimeMinutes = 10;
/** How long a verified email may wait for its registration. */
export const emailProofMinutes = 15;
export const sessionIdleDays = 7;
export const sessionTotalDays = 30;
/** How long a browser is known after an account was signed in from it last. */
export const knownBrowserDays = 180;
/** How long it is kept that a mail could not be sent. */
export const mailRecordDays = 7;
/** How long an act stays in the record. */
export const actsKeptDays = 365;
