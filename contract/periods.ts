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
/** How long a browser that asked for a code has tries of its own: as long as wrong tries count. */
export const codeAskerHours = 24;
/** How long the server tries to send a notice when the mail server does not accept it. */
export const noticeHours = 24;
/** How long the record of a mail that could not be sent is kept. */
export const mailRecordDays = 7;
/** How long an act stays in the audit log. */
export const actsKeptDays = 365;
/** How long a login may wait for its second factor, and a passkey for being added. */
export const challengeMinutes = 10;
/** How long a session may change second factors, and act on others, after its person proved a factor. */
export const freshFactorMinutes = 15;
/** How long an authenticator app may wait for its first code. */
export const appSetupMinutes = 60;
/** How long the old database is kept after a restore, or a move to PostgreSQL. */
export const keptDatabaseDays = 30;
/** How many daily backups are kept unless `BACKUP_KEEP` says otherwise. The privacy page names it. */
export const backupsKept = 14;
/** How long the machine keeps the log, when it is set up by docs/how-to/deploy.md. */
export const logDays = 30;
