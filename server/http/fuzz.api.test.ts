import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toJSONSchema } from 'zod/v4/core';
import { allEndpoints } from '#contract/endpoints/all-endpoints.ts';
import { fillPath, type Endpoint } from '#contract/endpoints/endpoint.ts';
import { signUpAs } from '../../tests/admin-api.ts';
import { startApi, type Api } from '../../tests/api.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';
import { startLogin, turnAppOn } from '../../tests/second-factor-api.ts';
import type { Database } from '../database/database.ts';

/** Text that databases, patterns and prototypes stumble over. */
const hostileText = fc.oneof(
  // PostgreSQL stores every character but this one.
  fc.constantFrom('\0', 'a\0b'),
  fc.constantFrom('', ' ', '\uFEFF', '\uFFFE', '%00', '%', '..', '__proto__', "' or 1=1 --", '🙂'),
  fc.constantFrom(
    '\uD800',
    'a\r\nb',
    'x'.repeat(3000),
    '0'.repeat(400),
    '-1',
    '1e309',
    'constructor',
    '\\u0000',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const anything = fc.oneof(
  hostileText,
  fc.jsonValue(),
  fc.constantFrom(null, -1, 1e308, [], {}, [[]], ['\0']),
);

type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
};

/** Values that the call may take in the place of the field, by its name: they lead further than any text. */
type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** Values that nearly fit the schema: for each field what it asks for, what is known, text of its form, or anything. */
function nearly(schema: JsonSchema, known: KnownValues, field = ''): fc.Arbitrary<unknown> {
  const { type, properties, items, pattern, enum: options, anyOf } = schema;
  const fitting: fc.Arbitrary<unknown>[] = (known[field] ?? []).map((value) => fc.constant(value));
  if (options !== undefined) fitting.push(fc.constantFrom(...options));
  if ('const' in schema) fitting.push(fc.constant(schema.const));
  if (anyOf !== undefined) fitting.push(...anyOf.map((each) => nearly(each, known, field)));
  if (type === 'boolean') fitting.push(fc.boolean());
  if (type === 'string')
    fitting.push(pattern === undefined ? hostileText : fc.stringMatching(RegExp(pattern)));
  if (type === 'integer' || type === 'number') fitting.push(fc.integer());
  if (items !== undefined) fitting.push(fc.array(nearly(items, known), { maxLength: 3 }));
  if (properties !== undefined) {
    const values: Record<string, fc.Arbitrary<unknown>> = {};
    for (const [name, each] of Object.entries(properties)) values[name] = nearly(each, known, name);
    fitting.push(fc.record(values, { requiredKeys: schema.required ?? [] }));
  }
  if (fitting.length === 0) return anything;
  return fc.oneof({ weight: 8, arbitrary: fc.oneof(...fitting) }, { weight: 1, arbitrary: anything });
}

function toInputSchema(schema: Endpoint['body']): JsonSchema {
  return schema === undefined
    ? {}
    : (toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

/** A person and an admin with second factors and a login that waits for one, and what belongs to them. */
async function makeCallers(api: Api, database: Database) {
  const person = await signUpAs(api, database);
  const admin = await signUpAs(api, database, { admin: 1 });
  const { app } = await turnAppOn(api, person);
  const { challenge } = await startLogin(api, person);
  const { sessions } = (await api.get('/api/account/sessions', { token: person.token })).body as {
    sessions: { id: string }[];
  };
  const known: KnownValues = {
    email: [person.email, 'new.address@example.edu'],
    username: [person.username],
    password: [person.password, admin.password],
    currentPassword: [person.password],
    challenge: [challenge],
    code: [app.next()],
    userId: [person.userId, admin.userId],
    id: sessions.map(({ id }) => id),
    sessionId: sessions.map(({ id }) => id),
  };
  return { tokens: [undefined, 'x'.repeat(43), person.token, person.token, admin.token, admin.token], known };
}

/** A value for each parameter of the path: one that somebody has, or text that is not empty. */
function parametersOf(path: string, known: KnownValues): fc.Arbitrary<Record<string, unknown>> {
  const text = hostileText.filter((value) => value !== '');
  const names = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name);
  return fc.record(
    Object.fromEntries(names.map((name) => [name, fc.oneof(text, fc.constantFrom(...(known[name] ?? [])))])),
  );
}

function encodeParameters(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      (typeof value === 'string' ? value : String(JSON.stringify(value))).toWellFormed(),
    ]),
  );
}

describeOnEachEngine('whatever is sent', (open) => {
  test.each(allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '[47] %s never answers 5xx, by anybody',
    async (_name, { method, path, query, body }) => {
      const database = await open();
      const api = await startApi(database, {
        env: { RATE_LIMIT: 'off', PUBLIC_URL: 'https://club.example.org' },
      });
      const { tokens, known } = await makeCallers(api, database);
      const call = fc.record({
        token: fc.constantFrom(...tokens),
        params: parametersOf(path, known),
        query: nearly(toInputSchema(query), known),
        body: nearly(toInputSchema(body), known),
      });
      await fc.assert(
        fc.asyncProperty(call, async (sent) => {
          const url = fillPath(path, encodeParameters(sent.params));
          const search = new URLSearchParams(encodeParameters(Object(sent.query)));
          const response = await api.send({
            method,
            url: query === undefined ? url : `${url}?${search}`,
            headers: {
              ...(sent.token !== undefined && { authorization: `Bearer ${sent.token}` }),
              ...(body !== undefined && { 'content-type': 'application/json' }),
            },
            ...(body !== undefined && { payload: JSON.stringify(sent.body) }),
          });
          expect(response.statusCode, response.body).toBeLessThan(500);
        }),
        { numRuns: 50 },
      );
      await api.app.close();
    },
  );

  test('[47] no id has a null character, which PostgreSQL can’t read', async () => {
    const database = await open();
    const api = await startApi(database);
    const { token, password } = await signUpAs(api, database, { admin: 1 });
    for (const [path, body] of [
      ['/api/account/passkeys/%00', { password }],
      ['/api/account/sessions/%00', undefined],
      ['/api/admin/users/%00', {}],
      ['/api/admin/users/%00/sessions', {}],
    ] as const)
      expect([path, (await api.remove(path, body, { token })).status]).toEqual([path, 404]);
  });
});
