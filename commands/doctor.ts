import { join } from 'node:path';
import picocolors from 'picocolors';
import { projectRoot } from '../pipeline/project-root.ts';
import { databaseFile } from '../server/database/open.ts';
import { readEnvironment } from '../server/settings/environment.ts';
import { checkBackups } from './doctor/check-backups.ts';
import {
  checkClock,
  checkDisk,
  checkMailEncryption,
  checkSystemdUnit,
  unitFile,
} from './doctor/check-machine.ts';
import { checkMail } from './doctor/check-mail.ts';
import { checkPostgres } from './doctor/check-postgres.ts';
import { checkSettings } from './doctor/check-settings.ts';
import { checkOldDatabases, checkSqlite } from './doctor/check-sqlite.ts';
import { checkVersions } from './doctor/check-versions.ts';
import type { CheckResult } from './doctor/check-result.ts';
import { createProgram, runProgram } from './command-line/program.ts';

const description = `Checks everything that the site needs and prints for each what to do: settings, database, mail, disk space,
clock, versions and backups. It changes nothing and sends no mail, and the server may be running. The exit code is 1
when something is wrong.`;

const program = createProgram('doctor', description).action(async () => {
  const { settings, results } = checkSettings(readEnvironment(), '.env');
  print('settings', results);
  if (settings !== undefined) {
    const file = databaseFile(settings.dataDir);
    const database =
      settings.databaseUrl === undefined
        ? { results: checkSqlite(file) }
        : await checkPostgres(settings.databaseUrl, settings.poolSize);
    print('database', database.results);
    print('mail', [
      await checkMail(settings),
      ...(settings.smtpUrl === undefined ? [] : checkMailEncryption(settings.smtpUrl)),
    ]);
    print('disk', [await checkDisk(settings.dataDir, file)]);
    const clockAheadMs = 'clockAheadMs' in database ? database.clockAheadMs : undefined;
    print('clock', [await checkClock(join(projectRoot, 'package.json'), clockAheadMs)]);
    print('backups', [checkBackups(settings, Date.now()), ...checkOldDatabases(file)]);
  }
  print('versions', checkVersions(projectRoot, process.versions.node));
  print('systemd', checkSystemdUnit(unitFile));
});

// Colours only on a terminal, because picocolors also enables them in CI, where the output goes to a file.
const { green, yellow, red } = picocolors.createColors(
  Boolean(process.stdout.isTTY) && picocolors.isColorSupported,
);
const stateLabels = {
  ok: green('ok   '),
  note: yellow('note '),
  wrong: red('WRONG'),
};

function print(subject: string, results: readonly CheckResult[]): void {
  for (const { state, text } of results) {
    console.log(`${stateLabels[state]} ${subject.padEnd(8)}  ${text}`);
    if (state === 'wrong') process.exitCode = 1;
  }
}

await runProgram(program);
