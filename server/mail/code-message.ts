import { otpLifetimeMinutes } from '#contract/periods.ts';
import { mailPage, type MailPart } from './mail-page.ts';
import type { CodeMail, MailSettings } from './mailer.ts';

export type CodeMessage = {
  from: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  messageId: string;
};

const lifetime = `It works once, for ${otpLifetimeMinutes} minutes.`;

/** The time zone of the community. */
const time = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

function describeRegistration(
  siteName: string,
  { code }: Extract<CodeMail, { purpose: 'register' }>,
): { subject: string; title: string; parts: MailPart[] } {
  return {
    subject: `Your code for joining ${siteName}`,
    title: 'Confirm your email',
    parts: [
      { kind: 'text', text: `Enter this code where you asked for it. ${lifetime}` },
      { kind: 'code', code },
      { kind: 'heading', text: 'If it was not you' },
      {
        kind: 'text',
        text: 'You do not need to do anything: without the code nothing happens. Do not pass it on: we never ask for it.',
      },
    ],
  };
}

function describeReset(
  siteName: string,
  { code, link, device, askedAt, username }: Extract<CodeMail, { purpose: 'reset' }>,
): { subject: string; title: string; parts: MailPart[] } {
  return {
    subject: `Your code for a new ${siteName} password`,
    title: 'Reset your password',
    parts: [
      { kind: 'text', text: `Enter this code where you asked for it. ${lifetime}` },
      { kind: 'code', code },
      { kind: 'text', text: 'Or open this link on the same or another device:' },
      { kind: 'link', label: 'Choose a new password', link },
      { kind: 'heading', text: 'Who asked' },
      {
        kind: 'facts',
        facts: [
          ['Device', device],
          ['Time', `${time.format(askedAt)}, India time`],
          ['Account', username],
        ],
      },
      { kind: 'heading', text: 'If it was not you' },
      {
        kind: 'text',
        text: 'You do not need to do anything. Without the code or the link nobody can change your password. Do not pass them on: we never ask for them.',
      },
    ],
  };
}

/** The mail that carries a code, the same words in plain text and HTML. The subject, shown on locked screens, holds no code. */
export function codeMessage(
  mail: CodeMail,
  { mailId, mailFrom, siteName }: Pick<MailSettings, 'mailFrom' | 'siteName'> & { mailId: string },
): CodeMessage {
  const { subject, title, parts } =
    mail.purpose === 'register' ? describeRegistration(siteName, mail) : describeReset(siteName, mail);
  return {
    from: mailFrom,
    to: { name: '', address: mail.to },
    subject,
    // The code first: it is what previews of new mail show.
    text: [mail.code, '', title, '', ...parts.flatMap(writeAsText), '-- ', siteName, ''].join('\n'),
    html: mailPage({ title, parts, siteName }),
    messageId: `<${mailId}@${mailFrom.split('@').at(-1)?.replace('>', '') ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

function writeAsText(part: MailPart): string[] {
  switch (part.kind) {
    case 'heading':
      return [part.text];
    case 'text':
      return [part.text, ''];
    case 'code':
      return [`    ${part.code}`, ''];
    case 'link':
      return [part.link, ''];
    case 'facts':
      return [...part.facts.map(([name, value]) => `${name}: ${value}`), ''];
  }
}
