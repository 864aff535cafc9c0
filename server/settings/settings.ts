import { backupsKept } from '#contract/periods.ts';
import { isIP } from 'node:net';
import { resolve, join, dirname } from 'node:path';
import { z } from 'zod';
import {
  addressOf,
  choiceSetting,
  contactSetting,
  countSetting,
  domainSetting,
  hostSetting,
  listSetting,
  mailFromSetting,
  originSetting,
  poolSizeSetting,
  secondsSetting,
  portSetting,
  postgresUrlSetting,
  switchSetting,
  trustProxySetting,
  urlSetting,
} from './setting-schemas.ts';
import { type Environment, readSecretFiles, SettingsError } from './environment.ts';
import { trimTrailingSlashes } from '../kernel/trim-trailing-slashes.ts';
import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** `build/` in the project's root, also when this file runs from a bundle in another folder. */
export const buildFolder = join(dirname(findPackageJSON(import.meta.url) ?? import.meta.dirname), 'build');

/** Eight servers with so many connections each fit PostgreSQL's default limit of 100. */
export const defaultPoolSize = 12;

/** Pino's levels, from the most to the fewest lines. */
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Every setting with its default, by the name that it has in the environment. */
const environmentSchema = z.object({
  PORT: portSetting.default(3000),
  HOST: hostSetting.default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrlSetting.optional(),
  POOL_SIZE: poolSizeSetting.default(defaultPoolSize),
  SMTP_URL: urlSetting('smtp:', 'smtps:').optional(),
  MAIL_FROM: mailFromSetting.optional(),
  PUBLIC_URL: originSetting.optional(),
  VERIFIED_DOMAINS: listSetting(domainSetting).default([]),
  TRUST_PROXY: trustProxySetting.default(false),
  REFUSE_COMMON_PASSWORDS: switchSetting('true', 'false').default(false),
  ADMIN_SECOND_FACTOR: choiceSetting(['off', 'required']).default('off'),
  MAILS_PER_HOUR: countSetting.default(2000),
  DRAIN_SECONDS: secondsSetting.default(0),
  SHUTDOWN_SECONDS: secondsSetting.default(10),
  RATE_LIMIT: switchSetting('on', 'off').default(true),
  ALLOWED_ORIGINS: listSetting(originSetting).default([]),
  HSTS: choiceSetting(['on', 'off', 'subdomains']).default('on'),
  SITE_API_URL: urlSetting('http:', 'https:').optional(),
  METRICS_PORT: portSetting.optional(),
  LOG_LEVEL: choiceSetting(logLevels).default('info'),
  API_DOCS: switchSetting('on', 'off').default(true),
  SECURITY_CONTACT: contactSetting.optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_HOURS: countSetting.default(24),
  BACKUP_KEEP: countSetting.default(backupsKept),
});

/** The names of all settings. */
export const settingNames = Object.keys(environmentSchema.shape);

/** What the owner may set, parsed. Names and defaults are those of the README's table. */
export type Settings = {
  port: number;
  host: string;
  /** Absolute path of the folder with the embedded database and the mail outbox. */
  dataDir: string;
  /** `postgres://…`; undefined means the embedded database. */
  databaseUrl: string | undefined;
  /** The maximum number of connections of this server to PostgreSQL. */
  poolSize: number;
  /** `smtp://…` or `smtps://…`; undefined means the outbox folder. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** An origin, without a slash at its end; undefined means where the server listens. */
  publicUrl: string | undefined;
  /** Lower-case domains; empty means that every domain is verified. */
  verifiedDomains: readonly string[];
  /** None, a number of hops, or a list of addresses and CIDR ranges. */
  trustProxy: false | number | string[];
  refuseCommonPasswords: boolean;
  /** Whether the admin calls ask admins for a second factor. */
  adminSecondFactor: 'off' | 'required';
  /** The maximum number of mails of the whole site in an hour. */
  mailsPerHour: number;
  /** How long the server keeps serving after it was told to stop, while `/ready` says no. */
  drainSeconds: number;
  /** How long running requests may take after that. */
  shutdownSeconds: number;
  rateLimit: boolean;
  allowedOrigins: readonly string[];
  hsts: 'on' | 'off' | 'subdomains';
  /** Without a slash at its end; undefined means the same origin. */
  siteApiUrl: string | undefined;
  /** Where Prometheus reads the server's figures; undefined means nowhere. */
  metricsPort: number | undefined;
  logLevel: (typeof logLevels)[number];
  /** Whether `/api/docs` describes the API. */
  apiDocs: boolean;
  /** Where people report a weakness of the site: a mailto: or https: URL. */
  securityContact: string;
  /** Absolute path of the folder for backups of the embedded database; undefined means none are made. */
  backupDir: string | undefined;
  backupHours: number;
  /** How many backups are kept. */
  backupKeep: number;
  siteName: string;
};

/** Parses the settings of an environment. An empty value counts as not set. Throws SettingsError. */
export function readSettings(env: Environment, siteName: string = readSiteName()): Settings {
  const withSecrets = readSecretFiles(env);
  const given = Object.fromEntries(
    settingNames.map((name) => [name, withSecrets[name]?.trim() || undefined]),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettingsError(`${String(issue?.path[0])} ${issue?.message}`);
  }
  const values = parsed.data;
  if (values.METRICS_PORT !== undefined && values.METRICS_PORT !== 0 && values.METRICS_PORT === values.PORT)
    throw new SettingsError('METRICS_PORT must be another port than PORT.');
  const mailFrom = values.MAIL_FROM ?? defaultMailFrom(siteName);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    poolSize: values.POOL_SIZE,
    smtpUrl: values.SMTP_URL,
    mailFrom,
    publicUrl: values.PUBLIC_URL,
    verifiedDomains: values.VERIFIED_DOMAINS,
    trustProxy: values.TRUST_PROXY,
    refuseCommonPasswords: values.REFUSE_COMMON_PASSWORDS,
    adminSecondFactor: values.ADMIN_SECOND_FACTOR,
    mailsPerHour: values.MAILS_PER_HOUR,
    drainSeconds: values.DRAIN_SECONDS,
    shutdownSeconds: values.SHUTDOWN_SECONDS,
    rateLimit: values.RATE_LIMIT,
    allowedOrigins: values.ALLOWED_ORIGINS,
    hsts: values.HSTS,
    siteApiUrl: values.SITE_API_URL && trimTrailingSlashes(values.SITE_API_URL),
    metricsPort: values.METRICS_PORT,
    logLevel: values.LOG_LEVEL,
    apiDocs: values.API_DOCS,
    securityContact: values.SECURITY_CONTACT ?? `mailto:${addressOf(mailFrom)}`,
    backupDir: values.BACKUP_DIR && resolve(values.BACKUP_DIR),
    backupHours: values.BACKUP_HOURS,
    backupKeep: values.BACKUP_KEEP,
    siteName,
  };
}

/** The URL of a server that was given no public one. */
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

const siteFile = join(buildFolder, 'site.json');
const siteSchema = z.object({ name: z.string().trim().min(1) });

/** The community's name as the build wrote it down, since the server may not read the content itself. */
export function readSiteName(file: string = siteFile): string {
  if (!existsSync(file)) return 'First Commit';
  return siteSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).name;
}
