import pg from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from '../../server/database/open.ts';
import { makeTestDatabase } from '../../tests/engines.ts';
import { makeAdmin, runCommand } from '../../tests/run-command.ts';

test('the doctor checks the version, migrations and clock of PostgreSQL, and reports a server that is not reachable', async () => {
  const place = await makeTestDatabase('postgres');
  const empty = await runCommand('doctor.ts', [], place);
  expect(empty.stdout).toMatch(/note  database  \d+ migrations are not applied yet/);
  await (await openDatabase(place)).close();
  const healthy = await runCommand('doctor.ts', [], place);
  expect(healthy.stdout).toMatch(/ok    database  PostgreSQL \d+\S* .*responds in \d+ ms/);
  expect(healthy.stdout).toMatch(/ok    database  all \d+ migrations are applied/);
  expect(healthy.code).toBe(0);
  expect(healthy.stdout).not.toMatch(/second factor|encrypted/);
  await makeAdmin(place);
  expect((await runCommand('doctor.ts', [], place)).stdout).toMatch(
    /note  database  admins without a second factor: meera_k\./,
  );
  const many = await runCommand('doctor.ts', [], place, '', { POOL_SIZE: '120' });
  expect(many.stdout).toMatch(/note  database  POOL_SIZE is 120 and max_connections 200, .* two servers/);

  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  await client.query(
    `insert into users (user_id, name, username, username_key, email, email_key, password_hash, college, location, verified, admin, created_at)
     values ('1', 'A', 'a', 'a', 'a@example.org', 'a@example.org', 'undefined', '', '', 0, 0, 1)`,
  );
  expect((await runCommand('doctor.ts', [], place)).stdout).toMatch(
    /WRONG database  no password is stored for a@example\.org, .*\/forgot-password/,
  );
  await client.query('delete from users');
  await client.query(`insert into kysely_migration values ('9999-later', '2027')`);
  await client.end();
  expect((await runCommand('doctor.ts', [], place)).stdout).toMatch(/WRONG database .*9999-later/);
  await place.remove();
  const gone = await runCommand('doctor.ts', [], {
    ...place,
    databaseUrl: 'postgres://u:secret@127.0.0.1:1/x',
  });
  expect(gone.stdout).toMatch(
    /WRONG database  PostgreSQL at 127\.0\.0\.1:1 can't be used: (?!.*secret).*DATABASE_URL/,
  );
  expect(gone.code).toBe(1);
});
