import { parseArgs } from 'node:util';
import { openDatabase } from '../server/database/open.ts';
import { readEnvironment } from '../server/environment.ts';
import { readSettings } from '../server/settings.ts';
import { CommandError, runCommand } from './command.ts';
import { insertPeople, type SeedCounts } from './seed/insert-people.ts';
import { seedPassword } from './seed/people.ts';
import { showProgress } from './seed/progress.ts';

const mostUsers = 10_000_000;
const largestSeed = 1_000_000;

const help = `npm run seed -- --users N [--seed K]

Adds N (1 to ${mostUsers}) invented accounts to the database that the settings name: the same ones for the same K
(0 to ${largestSeed}, 1 if left out). Run again, it adds only what is missing. A larger N adds to a smaller one.
All of them have the password ${seedPassword}, so never seed a site that others can reach.`;

await runCommand(help, async (words) => {
  const { values } = parseArgs({
    args: words,
    options: { users: { type: 'string' }, seed: { type: 'string', default: '1' } },
  });
  const users = readNumber('users', values.users, 1, mostUsers);
  const seed = readNumber('seed', values.seed, 0, largestSeed);
  const database = await openDatabase(readSettings(readEnvironment()));
  const start = performance.now();
  const progress = showProgress(users);
  try {
    const counts = await insertPeople(database, { users, seed }, progress.report);
    progress.end();
    console.log(describe(counts, seed, (performance.now() - start) / 1000));
  } finally {
    progress.end();
    await database.close();
  }
});

function readNumber(name: string, text: string | undefined, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new CommandError(
    `--${name} must be a whole number from ${least} to ${most}${text === undefined ? '.' : `, not ${JSON.stringify(text)}.`}`,
  );
}

function describe({ added, existed, refused }: SeedCounts, seed: number, seconds: number): string {
  const sentences = [`Added ${added} accounts with the password ${seedPassword} in ${seconds.toFixed(1)} s.`];
  if (existed > 0) sentences.push(`${existed} of seed ${seed} were there already.`);
  if (refused > 0) sentences.push(`${refused} were left out: others have their username or e-mail.`);
  return sentences.join(' ');
}
