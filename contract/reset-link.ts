import { decodeBase64Url, encodeBase64Url } from './base64url.ts';

/**
 * The part after `#` of the link in a reset mail: the secret, which `/reset-password` takes as `otp`, and
 * after a dot the email, so that the page can say whose password it is. Browsers don't send this part of a
 * URL to any server.
 */
export type ResetLink = { secret: string; email: string };

/** The page that the link opens. */
export const resetPath = '/forgot-password';

/** 256 bits in base64url. */
const fragmentPattern = /^([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{4,700})$/;

/** The fragment without its `#`; `parseResetFragment` reads it back. */
export function writeResetFragment({ secret, email }: ResetLink): string {
  return `${secret}.${encodeBase64Url(new TextEncoder().encode(email))}`;
}

/** Undefined for any other fragment. */
export function parseResetFragment(fragment: string): ResetLink | undefined {
  const [, secret, encoded] = fragmentPattern.exec(fragment) ?? [];
  if (secret === undefined || encoded === undefined) return undefined;
  try {
    const email = new TextDecoder('utf-8', { fatal: true }).decode(decodeBase64Url(encoded));
    return { secret, email };
  } catch {
    return undefined; // not base64, or not UTF-8: no link of ours
  }
}
