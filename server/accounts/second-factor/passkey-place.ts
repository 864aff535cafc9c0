import { isIP } from 'node:net';

/** Where passkeys of the site can be used, as WebAuthn names it: the origin, and the domain that they belong to. */
export type PasskeyPlace = { origin: string; rpId: string };

/**
 * Undefined where browsers offer none: a passkey belongs to a domain, so an IP address has none, and without HTTPS only
 * `localhost` counts as secure.
 */
export function findPasskeyPlace(publicUrl: string): PasskeyPlace | undefined {
  const { origin, protocol, hostname } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || (protocol !== 'https:' && !isLocal)) return undefined;
  return { origin, rpId: hostname };
}
