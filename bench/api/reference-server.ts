import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';
import pg from 'pg';
import { hashSecret } from '../../server/kernel/hash-secret.ts';
import { baselineQueries, type BaselineQuery } from './baseline-queries.ts';

/**
 * The reference for the site's calls: Fastify routes that do nothing (`/empty`, by GET, and by POST or PUT
 * with a JSON body), and routes that run a call's minimal query as a prepared statement and respond with its
 * rows (`/query/NAME`). Without hooks, headers and schemas.
 */
const app = fastify();
const ok = { status: 'ok' };
app.get('/empty', async () => ok);
app.post('/empty', async () => ok);
app.put('/empty', async () => ok);

const { DATABASE_URL: url, DATABASE_FILE: file = '' } = process.env;
// The benchmarks start servers with every setting empty.
const prepareQuery = url ? createPostgresQueries(url) : createSqliteQueries(file);

for (const [name, query] of Object.entries(baselineQueries)) {
  const run = prepareQuery(name, query);
  app.get(`/query/${name}`, (request) => run(hashSecret(request.headers.authorization?.slice(7) ?? '')));
  app.post<{ Body: { username?: string } }>(`/query/${name}`, (request) => run(request.body.username ?? ''));
}

type PrepareQuery = (
  name: string,
  query: BaselineQuery,
) => (parameter: string) => Promise<{ rows: unknown[] }>;

function createSqliteQueries(path: string): PrepareQuery {
  const database = new DatabaseSync(path, { readOnly: true });
  return (_name, { sqlite }) => {
    const statement = database.prepare(sqlite);
    return async (parameter) => ({ rows: statement.all(parameter) });
  };
}

function createPostgresQueries(connectionString: string): PrepareQuery {
  const pool = new pg.Pool({ connectionString, max: 12 });
  return (name, { postgres }) =>
    async (parameter) => {
      const { rows } = await pool.query({ name, text: postgres, values: [parameter] });
      return { rows };
    };
}

process.on('disconnect', () => process.exit(0));
console.log(`listens on ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
