import { hash } from 'node:crypto';

/** What is kept of a secret (token, cookie, link) of 256 random bits: so many need no salt. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
