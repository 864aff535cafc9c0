import { renderCodeMail } from './code-mails.ts';
import { mailPage, type MailPart } from './mail-page.ts';
import type { Mail, MailSettings } from './mailer.ts';
import { renderNotice } from './notice-mails.ts';

export type Message = {
  from: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  messageId: string;
};

/** The mail as it is sent, the same words in plain text and HTML. */
export function writeMessage(
  mail: Mail,
  { mailId, mailFrom, siteName }: Pick<MailSettings, 'mailFrom' | 'siteName'> & { mailId: string },
): Message {
  const { subject, title, parts } =
    mail.purpose === 'notice' ? renderNotice(mail, siteName) : renderCodeMail(mail, siteName);
  // The code first: it is what previews of new mail show.
  const preview = mail.purpose === 'notice' ? [] : [mail.code, ''];
  return {
    from: mailFrom,
    to: { name: '', address: mail.to },
    subject,
    text: [...preview, title, '', ...parts.flatMap(writeAsText), '-- ', siteName, ''].join('\n'),
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
