import { CommandError, createProgram, runProgram } from './command-line/program.ts';
import { addCreate } from './user/create-account.ts';
import { addList } from './user/list-accounts.ts';
import { addLog } from './user/list-acts.ts';
import { addSet } from './user/set-account.ts';
import { addShow } from './user/show-account.ts';

const program = createProgram(
  'user',
  'Creates, changes and shows accounts in the database of the settings, without sending any mail.',
);
for (const add of [addCreate, addSet, addShow, addList, addLog]) add(program);

program.allowExcessArguments().action(() => {
  const names = program.commands.map((command) => command.name()).join(', ');
  throw new CommandError(`Say what to do: ${names}. See npm run user -- --help.`);
});

await runProgram(program);
