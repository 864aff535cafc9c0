import {
  actsKeptDays,
  challengeMinutes,
  emailChangeMinutes,
  emailProofMinutes,
  knownBrowserDays,
  mailRecordDays,
  noticeHours,
  otpLifetimeMinutes,
  sessionIdleDays,
  sessionTotalDays,
} from './periods.ts';

/** Something that is stored about people; `tables` are the tables of the database that hold it. */
type StoredData = { what: string; why: string; howLong: string; tables: readonly string[] };

const untilAccountDeleted = 'Until you delete your account';

/** All that is stored about people, for the privacy page. A test holds it complete: every table is in it. */
export const storedData: readonly { group: string; rows: readonly StoredData[] }[] = [
  {
    group: 'Your account',
    rows: [
      {
        what: 'Name, username, college, location',
        why: 'To show the officers who you are',
        howLong: untilAccountDeleted,
        tables: ['users'],
      },
      {
        what: 'Email address',
        why: 'To log in, to send the codes that you ask for, and to tell you of logins and changes',
        howLong: untilAccountDeleted,
        tables: ['users', 'email_proofs'],
      },
      {
        what: 'An email address that you want to change to',
        why: 'To send a code to it, and to change your address when you enter it',
        howLong: `Until it is changed; ${emailChangeMinutes} minutes at most, deleted within two hours`,
        tables: ['email_changes'],
      },
      {
        what: 'Password',
        why: 'To log in. We keep a hash, which nobody can turn back into the password',
        howLong: 'Until you change it',
        tables: ['users'],
      },
    ],
  },
  {
    group: 'What you do here',
    rows: [
      {
        what: 'Lessons, exercises and questions done, your code of the projects, marks on the roadmaps',
        why: 'To continue where you stopped, on every device',
        howLong: untilAccountDeleted,
        tables: ['progress'],
      },
    ],
  },
  {
    group: 'Security',
    rows: [
      {
        what: 'Sessions: device, first and last use',
        why: 'To let you see them and end them',
        howLong: `${sessionIdleDays} days after the last use, ${sessionTotalDays} days at most`,
        tables: ['sessions'],
      },
      {
        what: 'Browsers that you have logged in from',
        why: 'So that nobody can lock you out by guessing your password',
        howLong: `${knownBrowserDays} days after the last login`,
        tables: ['known_browsers'],
      },
      {
        what: 'Second factor: passkeys with their names, the key of an authenticator app, hashes of recovery codes',
        why: 'To ask for more than the password when you log in',
        howLong: 'Until you turn it off',
        tables: ['passkeys', 'authenticator_apps', 'recovery_codes'],
      },
      {
        what: 'Logins that wait for the second factor, with the IP address',
        why: 'So that only the person who typed the password can go on',
        howLong: `Good for ${challengeMinutes} minutes, deleted within two hours`,
        tables: ['login_challenges', 'passkey_challenges'],
      },
      {
        what: 'Codes sent by mail',
        why: 'To prove that the address is yours',
        howLong: `Good for ${otpLifetimeMinutes} minutes, deleted within two hours`,
        tables: ['codes'],
      },
      {
        what: 'Wrong codes, wrong passwords and mails sent, with the IP address',
        why: 'To slow down guessing, and floods of mail',
        howLong: '25 hours',
        tables: ['code_guesses', 'rate_hits', 'locks'],
      },
      {
        what: 'That you have verified an address, with the IP address',
        why: 'So that only you can register it',
        howLong: `Good for ${emailProofMinutes} minutes, deleted within two hours`,
        tables: ['email_proofs'],
      },
      {
        what: 'Mails that are not sent yet',
        why: 'To send them, and to find out why one could not be sent',
        howLong: `Until they are sent, ${mailRecordDays} days at most; the one that tells you of a deletion or a new address ${noticeHours} hours at most`,
        tables: ['mails'],
      },
      {
        what: 'When an account has changed',
        why: 'To keep the officers’ search up to date',
        howLong: 'Two hours',
        tables: ['account_changes'],
      },
      {
        what: 'What admins did to an account',
        why: 'So that every act can be explained',
        howLong: `${actsKeptDays} days; after a deletion with a short id in place of the name`,
        tables: ['admin_acts'],
      },
    ],
  },
];
