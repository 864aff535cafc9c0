import { hash } from 'node:crypto';

/** The hash that is stored of a secret (token, cookie, link) of 256 random bits, which needs no salt. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
