import { createHash } from 'node:crypto';

/** What is kept of a secret (token, cookie, link) of 256 random bits: so many need no salt. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
