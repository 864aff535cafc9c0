import { escapeHtml } from '../kernel/escape-html.ts';

/** In the time zone of the community. */
const time = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** Milliseconds since 1970 as a time for the text of a mail, such as `23 Nov 2026, 22:15, India time`. */
export function formatLocalTime(at: number): string {
  return `${time.format(at)}, India time`;
}

/** A part of a mail below its title. */
export type MailPart =
  | { kind: 'heading' | 'text'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'link'; label: string; link: string }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] };

/** A paragraph of a mail. */
export const text = (words: string): MailPart => ({ kind: 'text', text: words });
/** The heading above what to do when somebody else caused the mail. */
export const notYou: MailPart = { kind: 'heading', text: 'If it was not you' };

/** The content of a mail. The subject is shown on locked screens, so it holds no secret. */
export type MailWords = { subject: string; title: string; parts: readonly MailPart[] };

const sans = "font-family:Geist,'Segoe UI',Helvetica,Arial,sans-serif";
const mono = "font-family:'Geist Mono',Menlo,Consolas,monospace";
const body = `${sans};font-size:16px;line-height:25px`;

function row(content: string, { className, style }: { className: string; style: string }): string {
  return `<tr><td class="${className}" style="${style}">${content}</td></tr>`;
}

function writePart(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return row(escapeHtml(part.text), {
        className: 'foreground line',
        style: `padding:24px 0 8px;border-top:1px solid #dbdbd4;${sans};font-size:17px;line-height:25px;font-weight:600;color:#141f19`,
      });
    case 'text':
      return row(escapeHtml(part.text), {
        className: 'muted',
        style: `padding:0 0 20px;${body};color:#465049`,
      });
    case 'code':
      return row(
        `<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fefefb;border:1px solid #dbdbd4;border-radius:12px"><tr><td class="foreground" align="center" style="padding:24px 0;${mono};font-size:44px;line-height:56px;letter-spacing:6px;color:#141f19">${escapeHtml(part.code)}</td></tr></table>`,
        { className: '', style: 'padding:4px 0 32px' },
      );
    case 'link': {
      const link = escapeHtml(part.link);
      return (
        row(
          `<a class="action" href="${link}" style="display:inline-block;padding:12px 22px;background:#00793c;border-radius:8px;${body};line-height:24px;font-weight:500;color:#f9fdf6;text-decoration:none">${escapeHtml(part.label)}</a>`,
          { className: '', style: 'padding:0 0 12px' },
        ) +
        row(link, {
          className: 'muted',
          style: `padding:0 0 28px;${mono};font-size:13px;line-height:20px;color:#465049;word-break:break-all`,
        })
      );
    }
    case 'facts':
      return row(
        `<table role="presentation" cellpadding="0" cellspacing="0" border="0">${part.facts
          .map(
            ([name, value]) =>
              `<tr><td class="muted" style="padding:0 16px 4px 0;${sans};font-size:15px;line-height:24px;color:#465049">${escapeHtml(name)}</td><td class="foreground" style="padding:0 0 4px;${sans};font-size:15px;line-height:24px;color:#141f19">${escapeHtml(value)}</td></tr>`,
          )
          .join('')}</table>`,
        { className: '', style: 'padding:0 0 20px' },
      );
  }
}

/**
 * The HTML of a mail. Tables and inline styles are what every mail program understands; the colours are the
 * site's, as hex.
 */
export function mailPage({
  title,
  parts,
  siteName,
}: {
  title: string;
  parts: readonly MailPart[];
  siteName: string;
}): string {
  const name = escapeHtml(siteName);
  const dot = '<span class="accent" style="color:#00793c" aria-hidden="true">&#9679;</span>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .background { background: #0b110e !important; }
  .card { background: #111815 !important; border-color: #262f2b !important; }
  .line { border-color: #262f2b !important; }
  .foreground { color: #edf2ed !important; }
  .muted { color: #b3bbb6 !important; }
  .accent { color: #50e97f !important; }
  .action { background: #50e97f !important; color: #0b110e !important; }
}
</style>
</head>
<body class="background" style="margin:0;padding:0;background:#f9f9f5">
<table role="presentation" class="background" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f9f9f5">
<tr><td align="center" style="padding:32px 24px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px">
${row(`${dot} ${name}`, { className: 'foreground', style: `padding:0 0 28px;${sans};font-size:17px;line-height:24px;font-weight:600;color:#141f19` })}
<tr><td style="padding:0 0 12px"><h1 class="foreground" style="margin:0;${sans};font-size:30px;line-height:38px;font-weight:600;color:#141f19">${escapeHtml(title)}</h1></td></tr>
${parts.map(writePart).join('\n')}
</table>
</td></tr>
</table>
</body>
</html>
`;
}
