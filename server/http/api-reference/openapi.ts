import swagger from '@fastify/swagger';
import fastify, { type RouteOptions } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

/** The part of a route that the reference shows. */
export type Call = Pick<RouteOptions, 'method' | 'url'> & { schema: NonNullable<RouteOptions['schema']> };

/** Resolves to the OpenAPI document of the calls, made by @fastify/swagger in an app that never listens. */
export async function createOpenApi(calls: readonly Call[], siteName: string): Promise<object> {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${siteName} API`,
        version: '1',
        description:
          'JSON in, JSON out. Every failure is {"error": "a sentence for a person"}. A body may have 64 KiB.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token from POST /login' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  for (const call of calls) app.route({ ...call, handler: async () => undefined });
  await app.ready();
  const description = app.swagger();
  await app.close();
  return description;
}
