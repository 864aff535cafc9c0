import { readEnvironment } from '../server/environment.ts';
import { openDatabase } from '../server/database/open.ts';
import { readSettings } from '../server/settings.ts';
import { CommandError, runCommand } from './command.ts';
import type { Action } from './user/action.ts';
import { createAccount } from './user/create-account.ts';
import { listAccounts } from './user/list-accounts.ts';
import { listRecordedActs } from './user/list-acts.ts';
import { setAccount } from './user/set-account.ts';
import { showAccount } from './user/show-account.ts';

const help = `npm run user -- create --email E --username U --name N --password P [--college C] [--location L] [--verified] [--admin]
npm run user -- set EMAIL [--verified=true|false] [--admin=true|false] [--password P]
npm run user -- show EMAIL
npm run user -- list [--search TEXT]
npm run user -- log [--limit N]

Makes, changes and shows accounts in the database that the settings name, without any e-mail.
  create   makes an account and prints it
  set      changes one; a new password ends all its sessions and lifts its login limit
  show     prints one
  list     prints all, newest first, or those with TEXT in name, username, e-mail or college
  log      prints who verified, unverified, made or unmade an admin whom, when and from where, newest first, the last 100 or N`;

const actions: ReadonlyMap<string, Action> = new Map([
  ['create', createAccount],
  ['set', setAccount],
  ['show', showAccount],
  ['list', listAccounts],
  ['log', listRecordedActs],
]);

await runCommand(help, async ([name = '', ...words]) => {
  const action = actions.get(name);
  if (!action)
    throw new CommandError(`Say what to do: ${[...actions.keys()].join(', ')}. See npm run user -- --help.`);
  const settings = readSettings(readEnvironment());
  // What was typed is checked before the database is touched.
  const run = action(words, settings);
  const database = await openDatabase(settings);
  try {
    await run(database.db);
  } finally {
    await database.close();
  }
});
