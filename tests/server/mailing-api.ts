import { createServer, type Server, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open.ts';
import { createMailer } from '../../server/mail/create-mailer.ts';
import type { MailSettings } from '../../server/mail/mailer.ts';
import { startApi, type Api } from '../api.ts';
import { makeTestDatabase } from '../engines.ts';

/** What is undone after the running test, the newest first. Every server here adds its own end to it. */
export const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Lets a server listen on the port of 127.0.0.1, by default on a free one. Returns the port. */
export async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A running SMTP server, and the mails that it has accepted. */
export type Smtp = { url: string; mails: { email: Email; recipients: string[] }[] };

/** What the server does with the nth mail, counted from 1. By default it accepts it. */
export type SmtpHabits = {
  port?: number;
  onRecipient?: (nth: number) => Error | undefined;
  /** Runs when the whole mail has arrived, before it is acknowledged; an error rejects it. */
  onMail?: (nth: number, hangUp: () => void) => Promise<Error | undefined>;
};

/** A real SMTP server that collects the mails that it accepts. */
export async function startSmtp({ port = 0, onRecipient, onMail }: SmtpHabits = {}): Promise<Smtp> {
  const mails: Smtp['mails'] = [];
  let recipients = 0;
  let handed = 0;
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => {
      recipients += 1;
      done(onRecipient?.(recipients));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        handed += 1;
        const hangUp = () => {
          for (const socket of sockets) socket.destroy();
        };
        const error = await onMail?.(handed, hangUp);
        if (error === undefined)
          mails.push({
            email: await PostalMime.parse(Buffer.concat(chunks)),
            recipients: session.envelope.rcptTo.map(({ address }) => address),
          });
        done(error);
      });
    },
  });
  // A connection that a test drops on purpose.
  smtp.on('error', () => undefined);
  smtp.server.on('connection', (socket: Socket) => void sockets.add(socket));
  const usedPort = await listen(smtp.server, port);
  cleanUps.push(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${usedPort}`, mails };
}

/** Accepts connections and does not respond, like a hung mail server. */
export async function startSilent(): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket));
  const port = await listen(server);
  cleanUps.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${port}`;
}

/** The settings of a mailer without a mail server, with the given changes. */
export const settings = (changes: Partial<MailSettings>): MailSettings => ({
  smtpUrl: undefined,
  mailFrom: '"First Commit" <first-commit@localhost>',
  siteName: 'First Commit',
  dataDir: '/nonexistent',
  ...changes,
});

/** Starts the app on a new database with a real clock. It mails through the given SMTP server. */
export async function startMailingApi(smtpUrl: string): Promise<Api & { database: Database }> {
  const testDatabase = await makeTestDatabase('sqlite');
  cleanUps.push(testDatabase.remove);
  const database = await openDatabase(testDatabase);
  cleanUps.push(database.close);
  const mailer = createMailer(settings({ smtpUrl }), () => undefined);
  const api = await startApi(database, { mailer, clock: Date.now });
  cleanUps.push(() => api.app.close());
  return { ...api, database };
}

/** The address to which the tests send codes. */
export const email = 'meera@example.edu';

/** The code at the start of a received mail, by default of the first one. */
export const codeIn = (smtp: Smtp, nth = 0) => /^\d{6}/.exec(smtp.mails[nth]?.email.text ?? '')?.[0];
