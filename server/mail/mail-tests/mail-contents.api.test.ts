import { expect, test } from 'vitest';
import { parseLinkFragment } from '#contract/mail-link.ts';
import { newPerson, type Api, type Person } from '../../../tests/api.ts';
import { codeIn, email, startMailingApi, startSmtp, type Smtp } from '../../../tests/server/mailing-api.ts';
import { noticeMailSchema } from '../mailer.ts';
import { writeMessage } from '../message.ts';

/** Registers a person with the code that was mailed to `email`. */
async function signUpByMail(api: Api, smtp: Smtp): Promise<Person> {
  const person = newPerson({ email });
  await api.post('/send-otp', { email });
  await api.post('/verify-otp', { email, otp: codeIn(smtp) });
  await api.post('/register', person);
  return person;
}

test('a visitor registers with the code read from the mail that a real server received', async () => {
  const smtp = await startSmtp();
  const api = await startMailingApi(smtp.url);
  const email = 'Meera.K@example.edu';
  expect((await api.post('/send-otp', { email })).status).toBe(200);
  const [mail] = smtp.mails;
  expect(mail?.recipients).toEqual([email]);
  expect(mail?.email.from).toMatchObject({ name: 'First Commit', address: 'first-commit@localhost' });
  const otp = /^\d{6}/.exec(mail?.email.text ?? '')?.[0];
  expect(mail?.email.html).toContain(otp);
  expect(mail?.email.subject).not.toMatch(/\d{6}/);
  expect((await api.post('/verify-otp', { email, otp })).body).toEqual({ success: true });
});

test('[50] a reset code is mailed after the response, without any text of the requester', async () => {
  const smtp = await startSmtp();
  const api = await startMailingApi(smtp.url);
  const email = 'meera@example.edu';
  await api.post('/send-otp', { email });
  await api.post('/verify-otp', { email, otp: /\d{6}/.exec(smtp.mails[0]?.email.text ?? '')?.[0] });
  await api.post('/register', {
    name: 'Meera',
    username: 'meera',
    email,
    password: 'Monsoon-chai-2026',
    collegeName: 'Hillside',
    location: 'Pune',
  });
  const headers = { 'user-agent': 'You are hacked, call https://evil.example/1.0 (Windows NT 10.0)' };
  await api.post('/send-reset-otp', { email }, { headers });
  await expect.poll(() => smtp.mails.length).toBe(2);
  const mail = smtp.mails[1]?.email;
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(mail?.html).toContain(`href="${link}"`);
  expect(mail?.text).toMatch(/Device: Windows\nTime: .+\nAccount: meera\n/);
  expect(parseLinkFragment(new URL(link).hash.slice(1))?.email).toBe(email);
  const otp = codeIn(smtp, 1);
  expect((await api.post('/reset-password', { email, otp, newPassword: 'Winter-kettle-88' })).status).toBe(
    200,
  );
});

test('a notice is mailed as plain text and HTML with the same words: what happened, from where, when, what to do', async () => {
  const smtp = await startSmtp();
  const api = await startMailingApi(smtp.url);
  const person = await signUpByMail(api, smtp);
  await api.signIn(person);
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
  await api.post('/login', person, { headers: { 'user-agent': firefox } });
  await expect.poll(() => smtp.mails.length).toBe(2);
  const { email: mail, recipients } = smtp.mails[1] ?? {};
  expect(recipients).toEqual([email]);
  expect(mail?.subject).toBe('New login to your First Commit account');
  const words = [
    'Login from a new browser',
    'Your account was logged in to from a browser that it does not know.',
    'Firefox on Windows',
    person.username,
    'If it was not you',
    'Choose a new one now: that logs everybody else out.',
  ];
  for (const form of [mail?.text, mail?.html?.replaceAll('&#39;', "'")])
    for (const sentence of words) expect(form).toContain(sentence);
  expect(mail?.text).toMatch(/Time: \d+ \w+ \d{4}, \d\d:\d\d, India time\n/);
  expect(mail?.text).toMatch(/^https?:\/\/\S+\/forgot-password$/m);
  expect(mail?.text).not.toMatch(/\b\d{6}\b/);
  expect(mail?.html).not.toMatch(/<img|src=|url\(/);
  expect(api.logLines.join('\n')).not.toContain('meera@');
});

test('both mails of a change of email are sent, and their codes change the email', async () => {
  const smtp = await startSmtp();
  const api = await startMailingApi(smtp.url);
  const person = await signUpByMail(api, smtp);
  const token = await api.signIn(person);
  const newEmail = 'Meera.K@example.org';
  const body = { newEmail, password: person.password };
  expect((await api.post('/api/account/email', body, { token })).status).toBe(200);
  const mailTo = (to: string) => smtp.mails.findLast(({ recipients }) => recipients[0] === to)?.email;
  const code = (to: string) => /^\d{6}/.exec(mailTo(to)?.text ?? '')?.[0];
  expect(mailTo(email)?.text).toContain(`wants to use ${newEmail} instead of this address`);
  for (const to of [email, newEmail]) {
    expect(mailTo(to)?.subject).not.toMatch(/\d{6}/);
    expect(mailTo(to)?.html).toContain(code(to));
    expect(mailTo(to)?.text).toContain(`Account: ${person.username}`);
  }
  const codes = { currentCode: code(email), newCode: code(newEmail) };
  expect((await api.post('/api/account/email/confirm', codes, { token })).body).toEqual({
    currentCode: true,
    newCode: true,
  });
  await expect.poll(() => mailTo(email)?.subject).toContain('has changed');
  expect(mailTo(email)?.text).not.toContain(newEmail);
});

test.each([
  [{ notice: 'new browser', device: 'Edge' }, 'Edge'],
  [{ notice: 'password changed', device: 'Edge' }, 'Choose a new one'],
  [{ notice: 'password reset', device: 'Edge' }, 'can read your mail'],
  [{ notice: 'password set' }, 'An officer who runs the site'],
  [{ notice: 'email changed', device: 'Edge' }, 'they can block the account'],
  [{ notice: 'email taken', device: 'Edge' }, 'nothing has changed'],
  [{ notice: 'second factor changed', change: 'app removed', device: 'Edge' }, 'was turned off'],
  [{ notice: 'account changed', changes: ['second factor removed'] }, 'your password alone'],
  [{ notice: 'account changed', changes: ['verified', 'not admin'] }, 'You are not an admin any more.'],
  [{ notice: 'account changed', changes: ['blocked'] }, 'you can’t log in'],
  [{ notice: 'account deleted', device: 'Edge' }, 'this mail is the last'],
  [{ notice: 'account deleted by an officer' }, 'An officer has deleted your account.'],
] as const)('[50] the notice %o contains the facts, and names are escaped in it', (details, words) => {
  const common = {
    purpose: 'notice',
    to: 'a@b.in',
    username: '<b>meera',
    at: 0,
    siteUrl: 'https://x.example',
  };
  const mail = noticeMailSchema.parse({ ...common, ...details });
  const message = writeMessage(mail, {
    mailId: 'id',
    mailFrom: 'x@y.in',
    siteName: '<img src=x onerror=alert(1)>',
  });
  expect(message.text).toContain(words);
  expect(message.text).toContain('Time: 1 Jan 1970, 05:30, India time\n');
  expect(message.html).not.toMatch(/<(img|b|i)>|<img/);
  expect(message.subject).not.toMatch(/[\r\n]/);
});

test('[50] the community’s name is escaped in the mail', () => {
  const message = writeMessage(
    {
      to: 'a@b.in',
      purpose: 'reset',
      code: '012345',
      link: 'https://club.example.org/forgot-password#x',
      username: '<b>meera',
      device: '<i>Firefox on Windows',
      askedAt: Date.UTC(2026, 10, 22, 3, 42),
    },
    { mailId: 'id', mailFrom: 'x@y.in', siteName: '<img src=x onerror=alert(1)>' },
  );
  expect(message.html).not.toContain('<img');
  expect(message.html).toContain('&lt;img');
  expect(message.html).not.toMatch(/<(img|b|i)>/);
  expect(message.text).toContain('Time: 22 Nov 2026, 09:12, India time\nAccount: <b>meera');
});
