import { isIP } from 'node:net';

/** The site as WebAuthn's relying party: the origin, and the domain that passkeys belong to. */
export type RelyingParty = { origin: string; rpId: string };

/**
 * The relying party of a site at that URL; undefined where browsers offer no passkeys: a passkey belongs to a
 * domain, so an IP address has none, and without HTTPS only `localhost` counts as secure.
 */
export function findRelyingParty(publicUrl: string): RelyingParty | undefined {
  const { origin, protocol, hostname } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || (protocol !== 'https:' && !isLocal)) return undefined;
  return { origin, rpId: hostname };
}
