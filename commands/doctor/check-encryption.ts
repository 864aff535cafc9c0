import ipaddr from 'ipaddr.js';
import { note, type CheckResult } from './check-result.ts';

/** Whether what is sent to the host never leaves this machine: a socket in a folder, or a loopback address. */
export function isOnThisMachine(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1');
  if (name === '' || name.startsWith('/')) return true;
  if (ipaddr.isValid(name)) return ipaddr.process(name).range() === 'loopback';
  return /^(?:.*\.)?localhost\.?$/i.test(name);
}

/** Advises against SMTP that sends in clear to a server that does not offer STARTTLS, as an attacker pretends. */
export function checkMailEncryption(smtpUrl: string): CheckResult[] {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  if (protocol === 'smtps:' || searchParams.get('requireTLS') === 'true' || isOnThisMachine(hostname))
    return [];
  return [
    note(
      `mails to ${hostname} can be read on the way, with their codes and our password: write smtps:// in SMTP_URL, or add ?requireTLS=true where the server has STARTTLS only`,
    ),
  ];
}

export function checkPostgresEncryption(host: string, isEncrypted: boolean): CheckResult[] {
  if (isEncrypted || isOnThisMachine(host)) return [];
  return [
    note(
      `the connection to PostgreSQL at ${host} is not encrypted, so that others can read it on the way: add ?sslmode=verify-full to DATABASE_URL`,
    ),
  ];
}
