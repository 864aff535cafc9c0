import { decodeBase64Url, encodeBase64Url } from './base64url.ts';

/**
 * The part after `#` of the link in a mail with a code: the secret, which `/verify-otp` and `/reset-password` take as
 * `otp`, and after a dot the email, so that the page can say whose it is. Browsers don't send this part of a URL to
 * any server.
 */
export type MailLink = { secret: string; email: string };

/** The pages that the links open. */
export const linkPaths = { register: '/register', reset: '/forgot-password' } as const;

/** 256 bits in base64url. */
const fragmentPattern = /^([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{4,700})$/;

/** The fragment without its `#`; `parseLinkFragment` reads it back. */
export function writeLinkFragment({ secret, email }: MailLink): string {
  return `${secret}.${encodeBase64Url(new TextEncoder().encode(email))}`;
}

/** Undefined for any other fragment. */
export function parseLinkFragment(fragment: string): MailLink | undefined {
  const [, secret, encoded] = fragmentPattern.exec(fragment) ?? [];
  if (secret === undefined || encoded === undefined) return undefined;
  try {
    const email = new TextDecoder('utf-8', { fatal: true }).decode(decodeBase64Url(encoded));
    return { secret, email };
  } catch {
    return undefined; // not base64, or not UTF-8: no link of ours
  }
}
