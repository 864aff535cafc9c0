import { InvalidArgumentError } from 'commander';
import { createProgram, runProgram } from './command-line/program.ts';
import { insertPeople, type SeedCounts } from './seed/insert-people.ts';
import { seedPassword } from './seed/people.ts';
import { startProgress } from './command-line/progress-bar.ts';
import { withDatabase } from './command-line/with-database.ts';

const maxUsers = 10_000_000;
const maxSeed = 1_000_000;

const description = `Adds fictional accounts to the database of the settings. The same seed always gives the same accounts, and a
second run adds only those that are missing. All have the password ${seedPassword}, so never seed a site that other
people can reach.`;

const program = createProgram('seed', description)
  .requiredOption('--users <number>', `how many accounts, 1 to ${maxUsers}`, (text) =>
    parseNumber(text, 1, maxUsers),
  )
  .option(
    '--seed <number>',
    `which sequence of accounts, 0 to ${maxSeed}`,
    (text) => parseNumber(text, 0, maxSeed),
    1,
  )
  .action(async ({ users, seed }: { users: number; seed: number }) => {
    await withDatabase(
      async (database) => {
        const start = performance.now();
        const progress = startProgress(users, 'accounts');
        try {
          const counts = await insertPeople(database, { users, seed }, progress.report);
          progress.end();
          console.log(describe(counts, seed, (performance.now() - start) / 1000));
        } finally {
          progress.end();
        }
      },
      { addsAccounts: true },
    );
  });

await runProgram(program);

function parseNumber(text: string, min: number, max: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
}

function describe({ added, existed, rejected }: SeedCounts, seed: number, seconds: number): string {
  const sentences = [`Added ${added} accounts with the password ${seedPassword} in ${seconds.toFixed(1)} s.`];
  if (existed > 0) sentences.push(`${existed} of seed ${seed} existed already.`);
  if (rejected > 0)
    sentences.push(`${rejected} were skipped, because other accounts have their username or email.`);
  return sentences.join(' ');
}
