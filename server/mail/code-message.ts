import { otpLifetimeMinutes } from '#contract/accounts.ts';
import { escapeHtml } from '../kernel/escape-html.ts';
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

const wordings = {
  register: {
    subject: (site: string) => `Your code for joining ${site}`,
    use: (site: string) =>
      `Type this code on the ${site} page to confirm your email and finish creating your account.`,
    unasked: 'If you did not ask to join, you can ignore this mail: without the code nothing happens.',
  },
  reset: {
    subject: (site: string) => `Your code for a new ${site} password`,
    use: (site: string) => `Type this code on the ${site} page to choose a new password.`,
    unasked: 'If you did not ask for a new password, you can ignore this mail: your old one still works.',
  },
} as const;

/** The mail that carries a code: the code first, the same words in plain text and HTML. The subject, shown on locked screens, holds no code. */
export function codeMessage(
  { to, purpose, code }: CodeMail,
  { mailId, mailFrom, siteName }: Pick<MailSettings, 'mailFrom' | 'siteName'> & { mailId: string },
): CodeMessage {
  const wording = wordings[purpose];
  const use = wording.use(siteName);
  const lifetime = `It works once, for ${otpLifetimeMinutes} minutes. Nobody from ${siteName} will ever ask you for it.`;
  return {
    from: mailFrom,
    to: { name: '', address: to },
    subject: wording.subject(siteName),
    text: [code, '', use, '', lifetime, '', wording.unasked, '', siteName, ''].join('\n'),
    html: page({ code, use, lifetime, unasked: wording.unasked, siteName }),
    messageId: `<${mailId}@${mailFrom.split('@').at(-1)?.replace('>', '') ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

const sans = "font-family:Geist,'Segoe UI',Helvetica,Arial,sans-serif";
const mono = "font-family:'Geist Mono',Menlo,Consolas,monospace";

// Tables and inline styles: what every mail program understands. The colours are the site's, as hex.
function page({
  code,
  use,
  lifetime,
  unasked,
  siteName,
}: Record<'code' | 'use' | 'lifetime' | 'unasked' | 'siteName', string>): string {
  const name = escapeHtml(siteName);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name}</title>
<style>
@media (prefers-color-scheme: dark) {
  .background { background: #0b120f !important; }
  .card { background: #121a16 !important; border-color: #27312c !important; }
  .foreground { color: #edf3ee !important; }
  .muted { color: #b3bdb7 !important; }
  .accent { color: #5ce389 !important; }
}
</style>
</head>
<body class="background" style="margin:0;padding:0;background:#faf9f4">
<table role="presentation" class="background" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#faf9f4">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:480px;background:#fefdfb;border:1px solid #dddcd3;border-radius:12px">
<tr><td class="foreground" style="padding:32px 32px 8px;${mono};font-size:40px;line-height:48px;font-weight:600;letter-spacing:6px;color:#14211b">${escapeHtml(code)}</td></tr>
<tr><td class="foreground" style="padding:8px 32px;${sans};font-size:16px;line-height:25px;color:#14211b">${escapeHtml(use)}</td></tr>
<tr><td class="muted" style="padding:8px 32px;${sans};font-size:14px;line-height:22px;color:#46544c">${escapeHtml(lifetime)}</td></tr>
<tr><td class="muted" style="padding:8px 32px 32px;${sans};font-size:14px;line-height:22px;color:#46544c">${escapeHtml(unasked)}</td></tr>
</table>
<p style="margin:16px 0 0;${mono};font-size:13px;line-height:20px"><span class="accent" style="color:#137a3c" aria-hidden="true">&#9679;</span> <span class="muted" style="color:#46544c">${name}</span></p>
</td></tr>
</table>
</body>
</html>
`;
}
