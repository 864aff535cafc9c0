import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { domainToASCII } from 'node:url';
import { readSiteName } from './site-name.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What the owner may set, parsed; the names and defaults are those of the README's table. */
export type Settings = {
  port: number;
  host: string;
  /** Absolute path of the folder with the embedded database and the mail outbox. */
  dataDir: string;
  /** `postgres://…`; undefined means the embedded database. */
  databaseUrl: string | undefined;
  /** `smtp://…` or `smtps://…`; undefined means the outbox folder. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** An origin, without a slash at its end. */
  publicUrl: string;
  /** Lower-case domains; empty means that every domain is verified. */
  verifiedDomains: readonly string[];
  trustProxy: boolean;
  refuseCommonPasswords: boolean;
  rateLimit: boolean;
  allowedOrigins: readonly string[];
  /** Without a slash at its end; undefined means the same origin. */
  siteApiUrl: string | undefined;
  siteName: string;
};

/** A setting that can't be used. Its message is one line that names the setting and never repeats a secret. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Parses the settings out of an environment. An empty value counts as not set. Throws SettingsError. */
export function readSettings(env: Environment, siteName: string = readSiteName()): Settings {
  const find = (name: string) => env[name]?.trim() || undefined;
  const port = parsePort(find('PORT') ?? '3000');
  const host = parseHost(find('HOST') ?? '127.0.0.1');
  return {
    port,
    host,
    dataDir: resolve(find('DATA_DIR') ?? './data'),
    databaseUrl: parseUrl('DATABASE_URL', find('DATABASE_URL'), ['postgres:', 'postgresql:'])?.text,
    smtpUrl: parseUrl('SMTP_URL', find('SMTP_URL'), ['smtp:', 'smtps:'])?.text,
    mailFrom: parseMailFrom(find('MAIL_FROM') ?? defaultMailFrom(siteName)),
    publicUrl: parseOrigin('PUBLIC_URL', find('PUBLIC_URL') ?? defaultPublicUrl(host, port)),
    verifiedDomains: parseList(find('VERIFIED_DOMAINS')).map(parseDomain),
    trustProxy: parseSwitch('TRUST_PROXY', find('TRUST_PROXY') ?? 'false', 'true', 'false'),
    refuseCommonPasswords: parseSwitch(
      'REFUSE_COMMON_PASSWORDS',
      find('REFUSE_COMMON_PASSWORDS') ?? 'false',
      'true',
      'false',
    ),
    rateLimit: parseSwitch('RATE_LIMIT', find('RATE_LIMIT') ?? 'on', 'on', 'off'),
    allowedOrigins: parseList(find('ALLOWED_ORIGINS')).map((origin) =>
      parseOrigin('ALLOWED_ORIGINS', origin),
    ),
    siteApiUrl: parseUrl('SITE_API_URL', find('SITE_API_URL'), ['http:', 'https:'])?.text.replace(/\/+$/, ''),
    siteName,
  };
}

/** The address of a server that was not told its public one. */
export function defaultPublicUrl(host: string, port: number): string {
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}

function defaultMailFrom(siteName: string): string {
  const mailbox =
    siteName
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'site';
  return `"${siteName.replace(/["\\\r\n]/g, '')}" <${mailbox}@localhost>`;
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65535))
    throw new SettingsError(`PORT must be a whole number from 0 to 65535, not ${quote(text)}.`);
  return port;
}

function parseHost(text: string): string {
  if (isIP(text) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) return text;
  throw new SettingsError(`HOST must be an address or a host name, not ${quote(text)}.`);
}

function parseSwitch(name: string, text: string, yes: string, no: string): boolean {
  const value = text.toLowerCase();
  if (value !== yes && value !== no)
    throw new SettingsError(`${name} must be ${yes} or ${no}, not ${quote(text)}.`);
  return value === yes;
}

/** Says nothing of the value when it fails: these addresses may hold a password. */
function parseUrl(
  name: string,
  text: string | undefined,
  protocols: readonly string[],
): { text: string; url: URL } | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol)) {
    throw new SettingsError(
      `${name} must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    );
  }
  // A PostgreSQL address may leave the host out: it then names a socket.
  if (!url.hostname && !url.protocol.startsWith('postgres'))
    throw new SettingsError(`${name} names no host.`);
  return { text, url };
}

function parseOrigin(name: string, text: string): string {
  const url = parseUrl(name, text, ['http:', 'https:'])?.url;
  if (!url || url.pathname !== '/' || url.search || url.hash || url.username || url.password) {
    throw new SettingsError(
      `${name} must be an address without a path, such as https://club.example.org, not ${quote(text)}.`,
    );
  }
  return url.origin;
}

function parseMailFrom(text: string): string {
  const address = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(text)?.[1] ?? text;
  if (/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(address)) return text;
  throw new SettingsError(
    `MAIL_FROM must be an e-mail address, alone or as Name <address>, not ${quote(text)}.`,
  );
}

function parseDomain(text: string): string {
  const domain = domainToASCII(text.toLowerCase());
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)) return domain;
  throw new SettingsError(
    `VERIFIED_DOMAINS must list domains such as college.ac.in, separated by commas, not ${quote(text)}.`,
  );
}

function parseList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function quote(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
