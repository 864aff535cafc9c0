import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, settingNames } from './settings.ts';
import { SettingsError } from './environment.ts';

describe('settings', () => {
  it('have the documented defaults when nothing is set', () => {
    expect(readSettings({}, 'First Commit')).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      poolSize: 12,
      smtpUrl: undefined,
      mailFrom: '"First Commit" <first-commit@localhost>',
      publicUrl: undefined,
      verifiedDomains: [],
      trustProxy: false,
      refuseCommonPasswords: false,
      adminSecondFactor: 'off',
      mailsPerHour: 2000,
      drainSeconds: 0,
      shutdownSeconds: 10,
      rateLimit: true,
      allowedOrigins: [],
      hsts: 'on',
      siteApiUrl: undefined,
      metricsPort: undefined,
      logLevel: 'info',
      apiDocs: true,
      securityContact: 'mailto:first-commit@localhost',
      backupDir: undefined,
      backupHours: 24,
      backupKeep: 14,
      siteName: 'First Commit',
    });
  });

  it('are all in the README’s table', () => {
    const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
    const names = [...readme.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/[A-Z_]+/g)].map(([name]) => name),
    );
    expect(names.toSorted()).toEqual(settingNames.toSorted());
  });

  it.each([
    ['sslmode=require', 'sslmode=verify-full'],
    ['application_name=x&sslmode=prefer&a=b', 'application_name=x&sslmode=verify-full&a=b'],
    ['sslmode=disable', 'sslmode=disable'],
    ['uselibpqcompat=true&sslmode=require', 'uselibpqcompat=true&sslmode=require'],
  ])('report errors of TLS settings for PostgreSQL like the driver: %s', (given, read) => {
    const url = 'postgres://site:sslmode=require@db.example.org/site?';
    expect(readSettings({ DATABASE_URL: url + given }).databaseUrl).toBe(url + read);
  });

  it('count an empty value as not set', () => {
    expect(readSettings({ PORT: '', RATE_LIMIT: ' ', SMTP_URL: '' }, 'Club')).toEqual(
      readSettings({}, 'Club'),
    );
  });

  it('are read from the environment', () => {
    const settings = readSettings({
      PORT: '0',
      HOST: '::1',
      DATABASE_URL: 'postgres://site:secret@db.example.org/site',
      SMTP_URL: 'smtps://user:secret@mail.example.org:465',
      MAIL_FROM: 'The Club <club@example.org>',
      VERIFIED_DOMAINS: 'College.ac.in, iit.example.org',
      TRUST_PROXY: 'true',
      HSTS: 'subdomains',
      REFUSE_COMMON_PASSWORDS: 'true',
      RATE_LIMIT: 'off',
      ALLOWED_ORIGINS: 'https://Pages.example.org/, http://localhost:5173',
      SITE_API_URL: 'https://api.example.org/club/',
      METRICS_PORT: '9090',
      LOG_LEVEL: 'debug',
      API_DOCS: 'off',
      SECURITY_CONTACT: 'security@example.org',
      BACKUP_DIR: 'backups',
      BACKUP_HOURS: '6',
      BACKUP_KEEP: '3',
      ADMIN_SECOND_FACTOR: 'required',
      MAILS_PER_HOUR: '10',
    });
    expect(settings).toMatchObject({
      port: 0,
      databaseUrl: 'postgres://site:secret@db.example.org/site',
      smtpUrl: 'smtps://user:secret@mail.example.org:465',
      mailFrom: 'The Club <club@example.org>',
      verifiedDomains: ['college.ac.in', 'iit.example.org'],
      trustProxy: 1,
      hsts: 'subdomains',
      refuseCommonPasswords: true,
      rateLimit: false,
      allowedOrigins: ['https://pages.example.org', 'http://localhost:5173'],
      siteApiUrl: 'https://api.example.org/club',
      metricsPort: 9090,
      logLevel: 'debug',
      apiDocs: false,
      securityContact: 'mailto:security@example.org',
      backupDir: resolve('backups'),
      backupHours: 6,
      backupKeep: 3,
      adminSecondFactor: 'required',
      mailsPerHour: 10,
    });
  });

  it.each([
    ['false', false],
    ['true', 1],
    ['2', 2],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, fd00::/8,::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
  ])('read TRUST_PROXY=%s like Fastify', (text, trustProxy) => {
    expect(readSettings({ TRUST_PROXY: text }).trustProxy).toEqual(trustProxy);
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'not a host'],
    ['DATABASE_URL', 'mysql://db.example.org/site'],
    ['DATABASE_URL', 'site.db'],
    ['SMTP_URL', 'mail.example.org'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Club <a@example.org>\r\nBcc: b@example.org'],
    ['PUBLIC_URL', 'https://club.example.org/site'],
    ['PUBLIC_URL', 'club.example.org'],
    ['VERIFIED_DOMAINS', 'college.ac.in; other.ac.in'],
    ['VERIFIED_DOMAINS', '@college.ac.in'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '99'],
    ['TRUST_PROXY', '10.1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'loopback'],
    ['HSTS', 'yes'],
    ['HSTS', 'ON'],
    ['REFUSE_COMMON_PASSWORDS', '1'],
    ['RATE_LIMIT', 'none'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'https://pages.example.org/club'],
    ['SITE_API_URL', 'ftp://api.example.org'],
    ['METRICS_PORT', 'yes'],
    ['METRICS_PORT', '3000'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_LEVEL', 'INFO'],
    ['API_DOCS', 'false'],
    ['SECURITY_CONTACT', 'http://example.org/security'],
    ['BACKUP_HOURS', '0'],
    ['BACKUP_KEEP', '1.5'],
    ['ADMIN_SECOND_FACTOR', 'on'],
    ['MAILS_PER_HOUR', '0'],
    ['POOL_SIZE', '3'],
    ['DRAIN_SECONDS', '-1'],
    ['SHUTDOWN_SECONDS', 'long'],
  ])('stop at %s=%j with one line that names it', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name} [^\\n]+$`));
  });

  it.each([
    ['DATABASE_URL', 'postgres://site:se#cret@db.example.org/site'],
    ['DATABASE_URL', 'postgres://site@db.example.org:99999/site'],
    ['SMTP_URL', 'smtp://site:sec/ret@mail.example.org'],
  ])('report that %s=%j can’t be parsed, and not that its beginning is wrong', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`^${name} can't be read as a URL\\. In a name or password, write # as %23`),
    );
  });

  it('never contain a password in their error messages', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://site:secret@db.example.org' })).toThrow(
      /^(?!.*secret)/,
    );
    expect(() => readSettings({ SMTP_URL: 'http://site:secret@mail.example.org' })).toThrow(/^(?!.*secret)/);
  });

  it('read passwords from files, as Docker and systemd provide them', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'first-commit-secret-')), 'smtp');
    writeFileSync(file, 'smtps://user:secret@mail.example.org\n');
    expect(readSettings({ SMTP_URL_FILE: file }).smtpUrl).toBe('smtps://user:secret@mail.example.org');
    expect(() => readSettings({ SMTP_URL_FILE: file, SMTP_URL: 'smtp://mail.example.org' })).toThrow(
      /^SMTP_URL_FILE must not be set when SMTP_URL is\.$/,
    );
    expect(() => readSettings({ DATABASE_URL_FILE: file })).toThrow(/^DATABASE_URL (?!.*secret)[^\n]+$/);
    writeFileSync(file, ' \n');
    expect(() => readSettings({ SMTP_URL_FILE: file })).toThrow(/^SMTP_URL_FILE [^\n]* is empty: /);
    rmSync(dirname(file), { recursive: true });
    expect(() => readSettings({ SMTP_URL_FILE: file })).toThrow(/^SMTP_URL_FILE [^\n]*\(ENOENT\): /);
  });
});
