import type { FastifyReply, FastifyRequest } from 'fastify';

/** The origin that browsers know the site by, where one was set. */
type CookieSettings = { publicUrl: string | undefined };

/** Every cookie of the site. Each holds a secret that scripts never see. */
type CookieName = 'email-proof' | 'known-browser';

const isHttps = ({ publicUrl }: CookieSettings) => publicUrl?.startsWith('https:') === true;

/** The prefix `__Host-` makes browsers accept the cookie only from this host and over HTTPS. */
function fullName(settings: CookieSettings, name: CookieName): string {
  return isHttps(settings) ? `__Host-${name}` : name;
}

/** The cookie's value as it was sent; undefined without one. */
export function readCookie(
  request: FastifyRequest,
  settings: CookieSettings,
  name: CookieName,
): string | undefined {
  return request.server.parseCookie(request.headers.cookie ?? '')[fullName(settings, name)];
}

/** For this site only and unreadable for scripts; over https with the prefix `__Host-`. */
export function setCookie(
  reply: FastifyReply,
  settings: CookieSettings,
  { name, value, maxAgeSeconds }: { name: CookieName; value: string; maxAgeSeconds: number },
): void {
  reply.setCookie(fullName(settings, name), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps(settings),
    maxAge: maxAgeSeconds,
  });
}
