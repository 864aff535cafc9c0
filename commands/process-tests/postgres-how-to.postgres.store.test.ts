import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backupsKept } from '../../contract/periods.ts';
import { projectRoot } from '../../pipeline/project-root.ts';
import { databaseFile, openDatabase } from '../../server/database/open.ts';
import { watchCommandLines } from '../../tests/server/command-lines.ts';
import { makeTestDatabase, type TestDatabase } from '../../tests/engines.ts';
import { runCommand } from '../../tests/run-command.ts';
import { ensurePostgresBinaries } from '../../tests/services/postgres-binaries.ts';

const run = promisify(execFile);
const secret = 'kept-out-of-sight';

let place: TestDatabase;
beforeEach(async () => {
  place = await makeTestDatabase('postgres', { hasTables: true });
});
afterEach(() => place.remove());

/** The shell commands of a document, one text for each of its code blocks. */
function readShellBlocks(file: string): string[] {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  return [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
}

it('the backup of the how-to shows no password to other users, and nobody else can read the dump', async () => {
  const folder = join(place.dataDir, 'backup');
  mkdirSync(folder);
  const passwordFile = join(place.dataDir, 'pgpass');
  const { hostname, port, username, pathname } = new URL(place.databaseUrl ?? '');
  writeFileSync(passwordFile, `${hostname}:${port}:*:${username}:${secret}\n`, { mode: 0o600 });
  const runBlock = (program: string, database: string) => {
    const block =
      readShellBlocks('docs/how-to/back-up.md').find((each) => each.includes(`${program} `)) ?? '';
    const script = block
      .replace(/^npm run .*$/m, '')
      .replaceAll('/srv/first-commit/pgpass', passwordFile)
      .replaceAll('/backup/', `${folder}/`)
      .replaceAll('HOST', hostname)
      .replaceAll('--username=first_commit', `--username=${username}`)
      .replaceAll(/\bfirst_commit(_restored)?\b/g, database);
    const path = [ensurePostgresBinaries(), process.env['PATH']].join(delimiter);
    // A shell of root has 022 as umask, so that everybody can read what it writes.
    return run('sh', ['-e', '-c', `umask 022\n${script}`], { env: { PATH: path, PGPORT: port } });
  };
  const watching = watchCommandLines(secret, 'pg_dump');
  await runBlock('pg_dump', pathname.slice(1));
  const { withSecret, others } = watching.stop();
  expect(withSecret).toEqual([]);
  expect(others, 'pg_dump was seen').toBeGreaterThan(0);
  const dump = join(folder, 'site.dump');
  expect((statSync(dump).mode & 0o777).toString(8)).toBe('600');

  const restored = await makeTestDatabase('postgres');
  await runBlock('pg_restore', new URL(restored.databaseUrl ?? '').pathname.slice(1));
  const client = new pg.Client({ connectionString: restored.databaseUrl });
  await client.connect();
  expect((await client.query('select * from users')).rows).toEqual([]);
  await client.end();
  await restored.remove();
});

it('the unit of the nightly dump deletes the dumps that are too old, and none when a dump fails', async () => {
  const folder = join(place.dataDir, 'dumps');
  mkdirSync(folder);
  const passwordFile = join(place.dataDir, 'pgpass');
  const { hostname, port, username, pathname } = new URL(place.databaseUrl ?? '');
  writeFileSync(passwordFile, `${hostname}:${port}:*:${username}:${secret}\n`, { mode: 0o600 });
  const unit = readFileSync(join(projectRoot, 'docs/deploy/first-commit-dump.service'), 'utf8');
  const [, settings = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
  expect(settings.match(/[A-Z]+(?==)/g)).toEqual(['PGHOST', 'PGUSER', 'PGDATABASE', 'PGPASSFILE']);
  const commands = Array.from(unit.matchAll(/^ExecStart=(.*)$/gm), ([, command = '']) =>
    command.replaceAll('%%', '%').replaceAll('$$', '$').replace('/usr/bin/pg_dump', 'pg_dump'),
  );
  const [, umask = ''] = /^UMask=(.*)$/m.exec(unit) ?? [];
  const runUnit = (database: string) =>
    run('sh', ['-e', '-c', `umask ${umask}\n${commands.join('\n')}`], {
      cwd: folder,
      env: {
        PATH: [ensurePostgresBinaries(), process.env['PATH']].join(delimiter),
        PGHOST: hostname,
        PGPORT: port,
        PGUSER: username,
        PGDATABASE: database,
        PGPASSFILE: passwordFile,
      },
    });
  const addFile = (name: string, days: number) => {
    const modifiedAt = Date.now() / 1000 - days * 86_400;
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), modifiedAt, modifiedAt);
  };
  const [tooOld, kept, other] = ['site-too-old.dump', 'site-kept.dump', 'notes.txt'] as const;
  addFile(tooOld, backupsKept + 0.1);
  addFile(kept, backupsKept - 0.1);
  addFile(other, backupsKept * 2);

  await expect(runUnit('no_such_database')).rejects.toThrow('no_such_database');
  expect(readdirSync(folder)).toEqual(expect.arrayContaining([tooOld, kept, other]));

  await runUnit(pathname.slice(1));
  const made = readdirSync(folder).filter((name) => name !== kept && name !== other);
  expect(made).toEqual([expect.stringMatching(/^site-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.dump$/)]);
  const dump = join(folder, made[0] ?? '');
  expect((statSync(dump).mode & 0o777).toString(8)).toBe('600');
  const { stdout } = await run(join(ensurePostgresBinaries(), 'pg_restore'), ['--list', dump]);
  expect(stdout).toContain('TABLE DATA public users');
});

it('a backup of the embedded database has mode 0600 too, whatever the umask is', async () => {
  const embedded = { dataDir: place.dataDir, databaseUrl: undefined };
  await (await openDatabase(embedded)).close();
  const target = join(place.dataDir, 'copy.db');
  const umask = process.umask(0o000);
  const made = await runCommand('database/backup.ts', [target], embedded).finally(() => process.umask(umask));
  expect(made.code).toBe(0);
  for (const file of [target, databaseFile(place.dataDir)])
    expect((statSync(file).mode & 0o777).toString(8), file).toBe('600');
});

it('no command of a document has a password as an argument', () => {
  const documents = globSync(['*.md', 'docs/**/*.md', 'container/**/*.md'], { cwd: projectRoot });
  expect(documents.length).toBeGreaterThan(20);
  const lines = documents.flatMap((file) =>
    readShellBlocks(file).flatMap((block) => block.split('\n').map((line) => `${file}: ${line}`)),
  );
  const withoutComments = lines.map((line) => line.replace(/ # .*$/, ''));
  // A setting in .env is no argument.
  const exposed = withoutComments.filter(
    (line) => /\w:\/\/\S*(PASSWORD|\$\{?url)/.test(line) && !/: +[A-Z_]+=\S+$/.test(line),
  );
  expect(exposed).toEqual([]);
});
