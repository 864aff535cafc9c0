import { CommandError, createProgram, runProgram } from './command-line/program.ts';
import { addCreateCommand } from './user/create-account.ts';
import { addListCommand } from './user/list-accounts.ts';
import { addLogCommand } from './user/list-acts.ts';
import { addSetCommand } from './user/set-account.ts';
import { addShowCommand } from './user/print-account.ts';

const program = createProgram(
  'user',
  'Creates, changes and shows accounts in the database of the settings. It sends no mail: the running server tells people of changes.',
);
for (const add of [addCreateCommand, addSetCommand, addShowCommand, addListCommand, addLogCommand])
  add(program);

program.allowExcessArguments().action(() => {
  const names = program.commands.map((command) => command.name()).join(', ');
  throw new CommandError(`Choose a command: ${names}. npm run user -- --help describes them.`);
});

await runProgram(program);
