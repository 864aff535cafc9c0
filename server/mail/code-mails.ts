import { otpLifetimeMinutes } from '#contract/periods.ts';
import { formatLocalTime, notYou, text, type MailPart, type MailWords } from './mail-page.ts';
import type { CodeMail } from './mailer.ts';

const nothingToDo = text(
  'You do not need to do anything: without the code nothing happens. Do not pass it on: we never ask for it.',
);
const lifetime = `It works once, for ${otpLifetimeMinutes} minutes.`;

type CodeMailOf<Purpose> = Extract<CodeMail, { purpose: Purpose }>;

function renderRegistration({ code, link }: CodeMailOf<'register'>, siteName: string): MailWords {
  return {
    subject: `Your code for joining ${siteName}`,
    title: 'Confirm your email',
    parts: [
      text(`Enter this code where you asked for it. ${lifetime}`),
      { kind: 'code', code },
      text('Or open this link on the same or another device:'),
      { kind: 'link', label: 'Create the account', link },
      notYou,
      text(
        'You do not need to do anything. Without the code or the link nobody can create an account with your address. Do not pass them on: we never ask for them.',
      ),
    ],
  };
}

function renderRequester({
  device,
  askedAt,
  username,
}: Omit<CodeMailOf<'new-email'>, 'purpose'>): MailPart[] {
  return [
    { kind: 'heading', text: 'Who asked' },
    {
      kind: 'facts',
      facts: [
        ['Device', device],
        ['Time', formatLocalTime(askedAt)],
        ['Account', username],
      ],
    },
  ];
}

function renderReset(mail: CodeMailOf<'reset'>, siteName: string): MailWords {
  return {
    subject: `Your code for a new ${siteName} password`,
    title: 'Reset your password',
    parts: [
      text(`Enter this code where you asked for it. ${lifetime}`),
      { kind: 'code', code: mail.code },
      text('Or open this link on the same or another device:'),
      { kind: 'link', label: 'Choose a new password', link: mail.link },
      ...renderRequester(mail),
      notYou,
      text(
        'You do not need to do anything. Without the code or the link nobody can change your password. Do not pass them on: we never ask for them.',
      ),
    ],
  };
}

function renderCurrentEmailCode(mail: CodeMailOf<'current-email'>, siteName: string): MailWords {
  return {
    subject: `Your code for changing the email of your ${siteName} account`,
    title: 'Change your email',
    parts: [
      text(
        `Somebody who is logged in to your account wants to use ${mail.newEmail} instead of this address. If it is you, enter this code under “Code sent to ${mail.to}”. ${lifetime}`,
      ),
      { kind: 'code', code: mail.code },
      ...renderRequester(mail),
      notYou,
      text(
        'Somebody knows your password. Without this code they can’t change your email, so do not pass it on. Reset your password now: that logs everybody else out.',
      ),
    ],
  };
}

function renderNewEmailCode(mail: CodeMailOf<'new-email'>, siteName: string): MailWords {
  return {
    subject: `Your code for the new email of your ${siteName} account`,
    title: 'Confirm your new email',
    parts: [
      text(`Enter this code under “Code sent to ${mail.to}”. ${lifetime}`),
      { kind: 'code', code: mail.code },
      ...renderRequester(mail),
      notYou,
      nothingToDo,
    ],
  };
}

/** What a mail with a code says. The subject holds no code. */
export function renderCodeMail(mail: CodeMail, siteName: string): MailWords {
  switch (mail.purpose) {
    case 'register':
      return renderRegistration(mail, siteName);
    case 'reset':
      return renderReset(mail, siteName);
    case 'current-email':
      return renderCurrentEmailCode(mail, siteName);
    case 'new-email':
      return renderNewEmailCode(mail, siteName);
  }
}
