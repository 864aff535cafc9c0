import { linkPaths } from '#contract/mail-link.ts';
import { formatLocalTime, notYou, text, type MailPart, type MailWords } from './mail-page.ts';
import type { AccountChange, FactorChange, NoticeMail } from './mailer.ts';

type NoticeOf<Kind> = Extract<NoticeMail, { notice: Kind }>;
type Notice = {
  subject: string;
  title: string;
  whatHappened: readonly string[];
  advice: readonly MailPart[];
};

const chooseNewPassword = ({ siteUrl }: NoticeMail): MailPart => ({
  kind: 'link',
  label: 'Choose a new password',
  link: siteUrl + linkPaths.reset,
});

function renderNewBrowser(mail: NoticeOf<'new browser'>, siteName: string): Notice {
  return {
    subject: `New login to your ${siteName} account`,
    title: 'Login from a new browser',
    whatHappened: [
      'Your account was logged in to from a browser that it does not know. If it was you, you do not need to do anything.',
    ],
    advice: [
      notYou,
      text('Somebody knows your password. Choose a new one now: that logs everybody else out.'),
      chooseNewPassword(mail),
    ],
  };
}

function renderChangedPassword(mail: NoticeOf<'password changed'>, siteName: string): Notice {
  return {
    subject: `Your ${siteName} password has changed`,
    title: 'Your password has changed',
    whatHappened: [
      'It was changed on the account page, with the old password. Every other session has ended.',
    ],
    advice: [
      notYou,
      text('Somebody knew your password. Choose a new one now: that logs them out.'),
      chooseNewPassword(mail),
    ],
  };
}

function renderResetPassword(mail: NoticeOf<'password reset'>, siteName: string): Notice {
  return {
    subject: `Your ${siteName} password was reset`,
    title: 'Your password was reset',
    whatHappened: ['It was reset with a mail to this address. Every session has ended.'],
    advice: [
      notYou,
      text(
        'Somebody can read your mail. Change the password of your mailbox first, then choose a new one here.',
      ),
      chooseNewPassword(mail),
    ],
  };
}

function renderSetPassword(mail: NoticeOf<'password set'>, siteName: string): Notice {
  return {
    subject: `Your ${siteName} password was set by an officer`,
    title: 'An officer set your password',
    whatHappened: ['An officer who runs the site has set a new password for you. Every session has ended.'],
    advice: [
      { kind: 'heading', text: 'If you did not ask for it' },
      text('Choose a password that only you know, and write to an officer.'),
      chooseNewPassword(mail),
    ],
  };
}

function renderChangedEmail({ siteUrl }: NoticeOf<'email changed'>, siteName: string): Notice {
  return {
    subject: `The email of your ${siteName} account has changed`,
    title: 'Your email has changed',
    whatHappened: [
      'Your account has another email from now on. This address can’t be used any more to log in or to reset the password.',
    ],
    advice: [
      notYou,
      text(
        `The change needed your password and a code from this mailbox, so somebody can read your mail. Change the password of your mailbox first. Then write to an officer of ${siteName} at once, with the account and the time above: they can block the account. The site is ${siteUrl}.`,
      ),
    ],
  };
}

function renderTakenEmail(_mail: NoticeOf<'email taken'>, siteName: string): Notice {
  return {
    subject: `Somebody wanted to use your email for another ${siteName} account`,
    title: 'Your email has an account already',
    whatHappened: [
      'Somebody wanted to use this address for another account. It belongs to yours, so nothing has changed.',
    ],
    advice: [
      { kind: 'heading', text: 'If it was you' },
      text('Log in with this address, or delete the account that has it before you use it for another one.'),
      notYou,
      text('You do not need to do anything.'),
    ],
  };
}

const factorChanges: Record<FactorChange, string> = {
  'passkey added': 'A passkey was added. It can finish a login to your account.',
  'passkey removed': 'A passkey was removed. It can’t finish a login any more.',
  'app added': 'An authenticator app was turned on. Its codes can finish a login to your account.',
  'app removed': 'The authenticator app was turned off. Its codes do not work any more.',
  'recovery codes renewed': 'Ten new recovery codes were made. The old ones do not work any more.',
};

function renderChangedFactor(mail: NoticeOf<'second factor changed'>, siteName: string): Notice {
  return {
    subject: `The second factor of your ${siteName} account has changed`,
    title: 'Your second factor has changed',
    whatHappened: [factorChanges[mail.change]],
    advice: [
      notYou,
      text(
        'Somebody knows your password and is logged in. Choose a new one now: that logs everybody else out. Then look at your second factor, under Account, Security.',
      ),
      chooseNewPassword(mail),
    ],
  };
}

const accountChanges: Record<AccountChange, string> = {
  verified: 'Your account is verified: courses, roadmaps, gallery and tutorials are open to you.',
  unverified:
    'Your account is not verified any more: courses, roadmaps, gallery and tutorials are closed to you.',
  admin: 'You are an admin now: you see all accounts and may change them.',
  'not admin': 'You are not an admin any more.',
  blocked: 'Your account is blocked: you can’t log in, and every session has ended.',
  unblocked: 'Your account is not blocked any more: you can log in again.',
  'second factor removed': 'Your second factor is removed: a login asks for your password alone.',
};

function renderChangedAccount({ changes, siteUrl }: NoticeOf<'account changed'>, siteName: string): Notice {
  return {
    subject: `An officer has changed your ${siteName} account`,
    title: 'Your account was changed',
    whatHappened: changes.map((change) => accountChanges[change]),
    advice: [
      { kind: 'heading', text: 'If you did not expect it' },
      text(`Write to an officer of ${siteName}: every change is recorded. The site is ${siteUrl}.`),
    ],
  };
}

function renderDeletedAccount(_mail: NoticeOf<'account deleted'>, siteName: string): Notice {
  return {
    subject: `Your ${siteName} account is deleted`,
    title: 'Your account is deleted',
    whatHappened: [
      'It was deleted on the account page, with your password. Everything we held about you is deleted, too; this mail is the last.',
    ],
    advice: [
      notYou,
      text(
        'Somebody knew your password. The account can’t be brought back, but you can register again. If you use the password anywhere else, change it there.',
      ),
    ],
  };
}

function renderAccountDeletedByOfficer(
  { siteUrl }: NoticeOf<'account deleted by an officer'>,
  siteName: string,
): Notice {
  return {
    subject: `Your ${siteName} account is deleted`,
    title: 'Your account is deleted',
    whatHappened: [
      'An officer has deleted your account. Everything we held about you is deleted, too; this mail is the last.',
    ],
    advice: [
      { kind: 'heading', text: 'If you did not expect it' },
      text(`Write to an officer of ${siteName}. The site is ${siteUrl}.`),
    ],
  };
}

function renderKind(mail: NoticeMail, siteName: string): Notice {
  switch (mail.notice) {
    case 'new browser':
      return renderNewBrowser(mail, siteName);
    case 'password changed':
      return renderChangedPassword(mail, siteName);
    case 'password reset':
      return renderResetPassword(mail, siteName);
    case 'password set':
      return renderSetPassword(mail, siteName);
    case 'email changed':
      return renderChangedEmail(mail, siteName);
    case 'email taken':
      return renderTakenEmail(mail, siteName);
    case 'second factor changed':
      return renderChangedFactor(mail, siteName);
    case 'account changed':
      return renderChangedAccount(mail, siteName);
    case 'account deleted':
      return renderDeletedAccount(mail, siteName);
    case 'account deleted by an officer':
      return renderAccountDeletedByOfficer(mail, siteName);
  }
}

/** The content of a notice: what happened, from which device and when, and what to do. */
export function renderNotice(mail: NoticeMail, siteName: string): MailWords {
  const { subject, title, whatHappened, advice } = renderKind(mail, siteName);
  const facts: [name: string, value: string][] = [
    ...('device' in mail ? [['Device', mail.device] as [string, string]] : []),
    ['Time', formatLocalTime(mail.at)],
    ...('username' in mail ? [['Account', mail.username] as [string, string]] : []),
  ];
  return { subject, title, parts: [...whatHappened.map(text), { kind: 'facts', facts }, ...advice] };
}
