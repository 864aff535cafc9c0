import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

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
      mailsPerHour: 2000,
      drainSeconds: 0,
      shutdownSeconds: 10,
      rateLimit: true,
      allowedOrigins: [],
      hsts: 'on',
      siteApiUrl: undefined,
      siteName: 'First Commit',
    });
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
    });
  });

  it.each([
    ['false', false],
    ['true', 1],
    ['2', 2],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, fd00::/8,::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
  ])('read TRUST_PROXY=%s as Fastify takes it', (text, trustProxy) => {
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
  ])('stop at %s=%j with one line that names it', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name} [^\\n]+$`));
  });

  it('never repeat a password in their complaint', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://site:secret@db.example.org' })).toThrow(
      /^(?!.*secret)/,
    );
    expect(() => readSettings({ SMTP_URL: 'http://site:secret@mail.example.org' })).toThrow(/^(?!.*secret)/);
  });
});
