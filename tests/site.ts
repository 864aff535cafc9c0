import { notGivenAccountFields } from '#contract/account-fields.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test as base, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { newUserRow } from '../server/accounts/registration/registration-rules.ts';
import { hashPassword } from '../server/accounts/passwords/password-hash.ts';
import { insertUser } from '../server/accounts/users/users-repository.ts';
import type { Database } from '../server/database/database.ts';
import { openDatabase } from '../server/database/open.ts';
import { secureRandom } from '../server/kernel/random.ts';
import { waitForDrawingBeforePresses } from './drawn-before-press.ts';
import { lateScriptsSeconds } from './late-scripts.ts';
import { withoutSettings } from './server/without-settings.ts';

const root = join(import.meta.dirname, '..');

/** A response of a few bytes: enough for a page that writes to the `localStorage` of the site's origin. */
export const lightestPath = '/health';

/** An account that a test has created. */
export type Person = {
  name: string;
  username: string;
  email: string;
  password: string;
  verified: boolean;
  admin: boolean;
};

/** A server of the built site in a separate process, with its own data folder. */
export class Site {
  readonly url: string;
  readonly dataDir: string;
  readonly #process: ChildProcess;
  #database: Promise<Database> | undefined;

  private constructor(url: string, dataDir: string, process: ChildProcess) {
    this.url = url;
    this.dataDir = dataDir;
    this.#process = process;
  }

  /** Creates a data folder. `stop` removes the folder of its site. */
  static makeDataDir(): Promise<string> {
    return mkdtemp(join(tmpdir(), 'first-commit-site-'));
  }

  /** Starts the server on a free port and waits until it listens. */
  static async start(settings: Record<string, string> = {}): Promise<Site> {
    const dataDir = settings.DATA_DIR ?? (await Site.makeDataDir());
    const server = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        ...withoutSettings,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        ...settings,
      },
    });
    const url = await new Promise<string>((resolve, reject) => {
      let output = '';
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        const listenUrl = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
        if (listenUrl) resolve(listenUrl);
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.once('exit', (code) => reject(new Error(`The server stopped with ${code}:\n${output}`)));
    });
    return new Site(url, dataDir, server);
  }

  async stop(): Promise<void> {
    const exited = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGTERM');
    await exited;
    await this.#closeDatabase();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** Kills the process without a shutdown, as in a power cut. Keeps its data. */
  async kill(): Promise<void> {
    const exited = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGKILL');
    await exited;
    await this.#closeDatabase();
  }

  async #closeDatabase(): Promise<void> {
    await (await this.#database)?.close();
    this.#database = undefined;
  }

  /** Creates an account in the site's database, as `npm run user -- create` does. */
  async createPerson(kind: Partial<Person> = {}): Promise<Person> {
    const id = Math.random().toString(36).slice(2, 10);
    const person: Person = {
      name: 'Meera Krishnan',
      username: `meera_${id}`,
      email: `meera.${id}@example.edu`,
      password: 'Monsoon-2026-chai',
      verified: false,
      admin: false,
      ...kind,
    };
    const { db } = await (this.#database ??= openDatabase({ databaseUrl: undefined, dataDir: this.dataDir }));
    await insertUser(
      db,
      newUserRow(
        { ...person, ...notGivenAccountFields },
        {
          userId: secureRandom.id(),
          verifiedBy: 'rule',
          passwordHash: await hashPassword(person.password),
          isVerified: person.verified,
          isAdmin: person.admin,
          now: Date.now(),
        },
      ),
    );
    return person;
  }

  /** The newest six-digit code mailed to an address. Waits up to 5 s for the mail. */
  async readCode(email: string): Promise<string> {
    return this.readMail(email, /\b\d{6}\b/);
  }

  /** The first match of the pattern in the newest mail to an address that has one. Waits up to 5 s. */
  async readMail(email: string, pattern: RegExp): Promise<string> {
    const outbox = join(this.dataDir, 'outbox');
    let found: string | undefined;
    await expect(async () => {
      const files = (await readdir(outbox))
        .filter((file) => file.endsWith('.eml'))
        .sort()
        .reverse();
      const mails = await Promise.all(
        files.map(async (file) => PostalMime.parse(await readFile(join(outbox, file)))),
      );
      const receivedMails = mails.filter((mail) => mail.to?.some((to) => to.address === email));
      found = receivedMails.map(({ text }) => text?.match(pattern)?.[0]).find((match) => match !== undefined);
      expect(found, `${pattern} in a mail to ${email}`).toBeDefined();
    }).toPass({ timeout: 5_000 });
    return found ?? '';
  }

  /** The link in the newest mail to an address that has one. Waits up to 5 s for the mail. */
  async readLink(email: string): Promise<string> {
    return this.readMail(email, /https?:\/\/\S+#\S+/);
  }

  /** Signs in over the API and returns the session as the browser stores it. */
  async signIn(person: Person): Promise<Record<string, string>> {
    const response = await fetch(`${this.url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: person.email, password: person.password }),
    });
    const body: Record<string, unknown> = await response.json();
    return {
      token: String(body.token),
      userId: String(body.userId),
      username: String(body.username),
      isVerified: String(body.veri === 'verified'),
      roleAdmin: String(body.roleAdmin),
    };
  }

  /** Signs the page's browser in: stores the session in `localStorage`. */
  async signInPage(page: Page, person: Person): Promise<void> {
    const stored = await this.signIn(person);
    await page.goto(this.url + lightestPath);
    await page.evaluate((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, stored);
  }
}

/** Playwright's `test` with one site for each worker. */
export const siteTest = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await Site.start();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

/**
 * What Chromium reports when a navigation begins while the one before still fades: React Router skips that
 * transition and leaves its `ready` without a listener. Nothing is wrong on the page.
 */
const skippedTransition = /^AbortError: Transition was skipped/;

/**
 * The same, which also watches the console: an error on the console or an exception in the page
 * fails the test, unless it matches one of `expectedErrors`: the errors that a test causes on purpose.
 */
export const test = siteTest.extend<{
  drawnBeforePress: undefined;
  expectedErrors: RegExp[];
  consoleWatch: undefined;
  lateScripts: undefined;
}>({
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  drawnBeforePress: [
    async ({ page }, use) => {
      waitForDrawingBeforePresses(page);
      await use(undefined);
    },
    { auto: true },
  ],
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  lateScripts: [
    async ({ context }, use) => {
      if (lateScriptsSeconds > 0)
        await context.route(/\/assets\/[^/]+\.js$/, async (route) => {
          await sleep(lateScriptsSeconds * 1000);
          // The page may be closed by now.
          await route.continue().catch(() => undefined);
        });
      await use(undefined);
    },
    { auto: true },
  ],
  consoleWatch: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(undefined);
      expect(
        errors.filter(
          (error) => ![skippedTransition, ...expectedErrors].some((pattern) => pattern.test(error)),
        ),
        'errors on the console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the page's text is in its fonts, which come after the first paint and its style. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ['Geist', 'Geist Mono'].every((family) =>
      [...document.fonts].some(
        (face) => face.family.replaceAll('"', '') === family && face.status === 'loaded',
      ),
    ),
  );
  // What the fonts move is known once a frame has been drawn with them.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Resolves when React has hydrated the page and all of it is laid out. After that, clicks work immediately
 * and nothing moves. On a phone, scripts run only after the first interaction (app/boot/when-scripts-needed.ts),
 * so this dispatches one.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('wheel')));
  await page.waitForFunction(() => {
    const { hydrated, laidOut } = document.documentElement.dataset;
    return hydrated === '' && laidOut === '';
  });
}
