import { accountFields, officersPurpose } from './account-fields.ts';
import {
  actsKeptDays,
  backupsKept,
  challengeMinutes,
  codeAskerHours,
  emailChangeMinutes,
  emailProofMinutes,
  keptDatabaseDays,
  knownBrowserDays,
  logDays,
  mailRecordDays,
  noticeHours,
  otpLifetimeMinutes,
  sessionIdleDays,
  sessionTotalDays,
} from './periods.ts';

/**
 * One kind of data about people, why and how long it is stored, and what holds it in the database: tables, or columns
 * as `table.column` where a table holds several kinds. Copies and logs are in none.
 */
type StoredData = { data: string; purpose: string; retention: string; storedIn: readonly string[] };

/** Every cookie, what it is for and how long browsers keep it, for the server and the privacy page. */
export const cookies = [
  {
    name: 'known-browser',
    use: 'recognises a browser that you have logged in from',
    kept: `${knownBrowserDays} days`,
    seconds: knownBrowserDays * 24 * 60 * 60,
  },
  {
    name: 'code-asker',
    use: 'recognises the browser that asked for a code',
    kept: `${codeAskerHours} hours`,
    seconds: codeAskerHours * 60 * 60,
  },
  {
    name: 'email-proof',
    use: 'shows that you have verified your email',
    kept: `${emailProofMinutes} minutes`,
    seconds: emailProofMinutes * 60,
  },
] as const;

const untilAccountDeleted = 'Until you delete your account';

const fieldsFor = (purpose: string) => accountFields.filter((field) => field.purpose === purpose);
const columnsFor = (purpose: string) => fieldsFor(purpose).map(({ column }) => `users.${column}`);
const otherPurposes = [...new Set(accountFields.map(({ purpose }) => purpose))].filter(
  (purpose) => purpose !== officersPurpose,
);

function listData(first: readonly string[], purpose: string): string {
  const list = [...first, ...fieldsFor(purpose).map(({ name }) => name.toLowerCase())].join(', ');
  return list.charAt(0).toUpperCase() + list.slice(1);
}

/** All data that is stored about people, for the privacy page. A test checks that every table or each of its columns is in it. */
export const storedData: readonly { group: string; rows: readonly StoredData[] }[] = [
  {
    group: 'Your account',
    rows: [
      {
        data: listData(['Name', 'username'], officersPurpose),
        purpose: officersPurpose,
        retention: untilAccountDeleted,
        storedIn: ['users.name', 'users.username', 'users.username_key', ...columnsFor(officersPurpose)],
      },
      ...otherPurposes.map((purpose) => ({
        data: listData([], purpose),
        purpose,
        retention: untilAccountDeleted,
        storedIn: columnsFor(purpose),
      })),
      {
        data: 'Email address',
        purpose: 'To log in, to send the codes that you ask for, and to tell you of logins and changes',
        retention: untilAccountDeleted,
        storedIn: ['users.email', 'users.email_key', 'email_proofs'],
      },
      {
        data: 'An email address that you want to change to',
        purpose: 'To send a code to it, and to change your address when you enter it',
        retention: `Until it is changed; ${emailChangeMinutes} minutes at most, deleted within two hours`,
        storedIn: ['email_changes'],
      },
      {
        data: 'Password',
        purpose: 'To log in. We keep a hash, which nobody can turn back into the password',
        retention: 'Until you change it',
        storedIn: ['users.password_hash', 'users.password_version'],
      },
      {
        data: 'When you registered, whether your address is verified, whether you are an admin or blocked',
        purpose: 'To know what you may do here',
        retention: untilAccountDeleted,
        storedIn: [
          'users.user_id',
          'users.created_at',
          'users.verified',
          'users.verified_by',
          'users.admin',
          'users.blocked',
        ],
      },
    ],
  },
  {
    group: 'What you do here',
    rows: [
      {
        data: 'Lessons, exercises and questions done, your code of exercises, samples and projects, marks on the roadmaps',
        purpose: 'To continue where you stopped, on every device',
        retention: untilAccountDeleted,
        storedIn: ['progress', 'drafts'],
      },
    ],
  },
  {
    group: 'Security',
    rows: [
      {
        data: 'Sessions: device, first and last use',
        purpose: 'To let you see them and end them',
        retention: `${sessionIdleDays} days after the last use, ${sessionTotalDays} days at most`,
        storedIn: ['sessions'],
      },
      {
        data: 'Browsers that you have logged in from',
        purpose: 'So that nobody can lock you out by guessing your password',
        retention: `${knownBrowserDays} days after the last login`,
        storedIn: ['known_browsers'],
      },
      {
        data: 'Second factor: passkeys with their names, the key of an authenticator app, hashes of recovery codes',
        purpose: 'To ask for more than the password when you log in',
        retention: 'Until you turn it off',
        storedIn: ['passkeys', 'authenticator_apps', 'recovery_codes'],
      },
      {
        data: 'Logins that wait for the second factor, with the IP address',
        purpose: 'So that only the person who typed the password can go on',
        retention: `Valid for ${challengeMinutes} minutes, deleted within two hours`,
        storedIn: ['login_challenges', 'passkey_challenges'],
      },
      {
        data: 'Codes sent by mail',
        purpose: 'To prove that the address is yours',
        retention: `Valid for ${otpLifetimeMinutes} minutes, deleted within two hours`,
        storedIn: ['codes'],
      },
      {
        data: 'Wrong codes, wrong passwords and mails sent, with the IP address',
        purpose: 'To slow down guessing, and floods of mail',
        retention: '25 hours',
        storedIn: ['code_guesses', 'rate_hits', 'locks'],
      },
      {
        data: 'That you have verified an address',
        purpose: 'So that only you can register it',
        retention: `Valid for ${emailProofMinutes} minutes, deleted within two hours`,
        storedIn: ['email_proofs'],
      },
      {
        data: 'Mails that are not sent yet',
        purpose: 'To send them, and to find out why one could not be sent',
        retention: `Until they are sent, ${mailRecordDays} days at most; the one that tells you of a deletion or a new address ${noticeHours} hours at most`,
        storedIn: ['mails'],
      },
      {
        data: 'When an account has changed',
        purpose: 'To keep the officers’ search up to date',
        retention: 'Two hours',
        storedIn: ['account_changes'],
      },
      {
        data: 'What admins did to an account',
        purpose: 'So that every act can be explained',
        retention: `${actsKeptDays} days; after a deletion with a short id in place of the name`,
        storedIn: ['admin_acts'],
      },
      {
        data: 'That an admin unverified or blocked the address of a deleted account, as a digest without the address',
        purpose: 'So that registering again does not undo it',
        retention: 'Until an account has the address again',
        storedIn: ['lowered_flags'],
      },
      {
        data: 'The id of a deleted account: a random text, stored without anything else',
        purpose: 'So that the account does not come back when a backup is restored',
        retention: 'For as long as the site runs',
        storedIn: ['erased_accounts'],
      },
    ],
  },
  {
    group: 'Copies and logs',
    rows: [
      {
        data: 'Backups: all of the above, as it was on the day of the backup',
        purpose: 'To repair the site. When one is restored, accounts deleted since are deleted again',
        retention: `${backupsKept} days`,
        storedIn: [],
      },
      {
        data: 'The database from before a repair or a move',
        purpose: 'To undo it',
        retention: `${keptDatabaseDays} days`,
        storedIn: [],
      },
      {
        data: 'The log of the server: errors and limits that were reached, with ids and IP addresses, without email addresses',
        purpose: 'To find the causes of failures and attacks',
        retention: `${logDays} days`,
        storedIn: [],
      },
    ],
  },
];
