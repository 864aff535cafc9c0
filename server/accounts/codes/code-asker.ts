import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSecretCookie, setCookie } from '../../kernel/cookies.ts';
import { hashSecret } from '../../kernel/hash-secret.ts';
import type { Random } from '../../kernel/random.ts';
import type { Settings } from '../../settings/settings.ts';

type CookieSettings = Pick<Settings, 'publicUrl'>;

/** The hash of the secret in the cookie of a browser that asked for a code; undefined without one. */
export function readAsker(request: FastifyRequest, settings: CookieSettings): string | undefined {
  const secret = readSecretCookie(request, settings, 'code-asker');
  return secret === undefined ? undefined : hashSecret(secret);
}

/** The hash by which a browser that asks for a code is known; `setCookie` gives it the secret once it was sent. */
export function identifyAsker(
  request: FastifyRequest,
  { settings, random }: { settings: CookieSettings; random: Pick<Random, 'token'> },
): { hash: string; setCookie: (reply: FastifyReply) => void } {
  const secret = readSecretCookie(request, settings, 'code-asker') ?? random.token();
  return {
    hash: hashSecret(secret),
    setCookie: (reply) => setCookie(reply, settings, { name: 'code-asker', value: secret }),
  };
}
