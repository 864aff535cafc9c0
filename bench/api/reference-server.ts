import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';
import pg from 'pg';
import { hashSecret } from '../../server/kernel/hash-secret.ts';
import { bareQueries, type BareQuery } from './bare-queries.ts';

/**
 * What the site's calls are compared with: Fastify routes that do nothing (`/empty`, by GET, and by POST or
 * PUT with a JSON body), and routes that ask the one question that the call can't do without, by a prepared
 * statement, and answer with its rows (`/query/NAME`). No hooks, no headers, no schemas.
 */
const app = fastify();
const ok = { status: 'ok' };
app.get('/empty', async () => ok);
app.post('/empty', async () => ok);
app.put('/empty', async () => ok);

const { DATABASE_URL: url, DATABASE_FILE: file = '' } = process.env;
const ask = url === undefined ? askSqlite(file) : askPostgres(url);

for (const [name, query] of Object.entries(bareQueries)) {
  const run = ask(name, query);
  app.get(`/query/${name}`, (request) => run(hashSecret(request.headers.authorization?.slice(7) ?? '')));
  app.post<{ Body: { username?: string } }>(`/query/${name}`, (request) => run(request.body.username ?? ''));
}

type Ask = (name: string, query: BareQuery) => (parameter: string) => Promise<{ rows: unknown[] }>;

function askSqlite(path: string): Ask {
  const database = new DatabaseSync(path, { readOnly: true });
  return (_name, { sqlite }) => {
    const statement = database.prepare(sqlite);
    return async (parameter) => ({ rows: statement.all(parameter) });
  };
}

function askPostgres(connectionString: string): Ask {
  const pool = new pg.Pool({ connectionString, max: 12 });
  return (name, { postgres }) =>
    async (parameter) => {
      const { rows } = await pool.query({ name, text: postgres, values: [parameter] });
      return { rows };
    };
}

process.on('disconnect', () => process.exit(0));
console.log(`listens on ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
