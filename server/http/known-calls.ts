import type { FastifyInstance } from 'fastify';

/** The methods that a path answers to, for telling a wrong method (405) from an unknown path (404). */
export type KnownCalls = { findMethods(path: string): readonly string[] | undefined };

/** Records the routes that are added after it is called. Catch-all routes don't make a path known. */
export function recordKnownCalls(app: FastifyInstance): KnownCalls {
  const methodsByPattern = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const known = methodsByPattern.get(url) ?? { pattern: toPattern(url), methods: new Set<string>() };
    for (const name of [method].flat()) known.methods.add(name);
    methodsByPattern.set(url, known);
  });
  return {
    findMethods(path) {
      const methods = [...methodsByPattern.values()]
        .filter(({ pattern }) => pattern.test(path))
        .flatMap((known) => [...known.methods]);
      return methods.length === 0 ? undefined : [...new Set(methods)].toSorted();
    },
  };
}

function toPattern(url: string): RegExp {
  const source = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/');
  return new RegExp(`^${source}$`);
}
