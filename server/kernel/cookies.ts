import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookies } from '#contract/stored-data.ts';

/** The origin that browsers know the site by, where one was set. */
type CookieSettings = { publicUrl: string | undefined };

/** Each holds secrets that scripts never see. */
type CookieName = (typeof cookies)[number]['name'];

const isHttps = ({ publicUrl }: CookieSettings) => publicUrl?.startsWith('https:') === true;

/** The prefix `__Host-` makes browsers accept the cookie only from this host and over HTTPS. */
function fullName(settings: CookieSettings, name: CookieName): string {
  return isHttps(settings) ? `__Host-${name}` : name;
}

const secretPattern = /^[A-Za-z0-9_-]{43}$/;

/** The secret in the cookie; undefined without one, or when it has not the form of ours. */
export function readSecretCookie(
  request: FastifyRequest,
  settings: CookieSettings,
  name: CookieName,
): string | undefined {
  return readSecretsCookie(request, settings, name)[0];
}

/** The secrets in a cookie with several, separated by dots: those that have the form of ours. */
export function readSecretsCookie(
  request: FastifyRequest,
  settings: CookieSettings,
  name: CookieName,
): string[] {
  const value = request.server.parseCookie(request.headers.cookie ?? '')[fullName(settings, name)] ?? '';
  return value.split('.').filter((secret) => secretPattern.test(secret));
}

/** For this site only and unreadable for scripts; over https with the prefix `__Host-`. */
export function setCookie(
  reply: FastifyReply,
  settings: CookieSettings,
  { name, value }: { name: CookieName; value: string },
): void {
  reply.setCookie(fullName(settings, name), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps(settings),
    maxAge: cookies.find((cookie) => cookie.name === name)?.seconds,
  });
}
