import { expect, test, vi } from 'vitest';
import { createMailer } from './create-mailer.ts';

vi.mock('nodemailer', () => {
  throw new Error('It is not installed.');
});

test.each([undefined, 'smtp://127.0.0.1:9'])(
  'when Nodemailer can’t be loaded the mail was not sent, and is tried again (%s)',
  async (smtpUrl) => {
    const mailer = createMailer(
      { smtpUrl, mailFrom: 'club@example.org', siteName: 'First Commit', dataDir: '/nowhere' },
      vi.fn(),
    );
    await expect(
      mailer.send(
        {
          purpose: 'register',
          to: 'meera@example.edu',
          link: 'https://x.example/register#a',
          code: '123456',
        },
        'one',
      ),
    ).rejects.toMatchObject({ name: 'MailFailure', mayHaveLeft: false, isFinal: false });
  },
);
