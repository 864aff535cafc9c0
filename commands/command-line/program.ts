import { Command, CommanderError } from 'commander';

/** An error whose message is the one line that the person at the terminal reads. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/**
 * A commander program for `npm run NAME`. It throws errors instead of printing them, as do its subcommands,
 * so that `runProgram` prints each in one line.
 */
export function createProgram(npmScript: string, description: string): Command {
  return new Command(`npm run ${npmScript} --`)
    .description(description.replaceAll('\n', ' '))
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .configureHelp({ helpWidth: 100 });
}

/** Runs the program on the process's arguments. An error is one line on stderr and exit code 1. */
export async function runProgram(program: Command): Promise<void> {
  // The program at the other end of a pipe, such as head, may stop reading.
  process.stdout.on('error', () => process.exit(0));
  try {
    await program.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return;
    const message = error instanceof Error ? error.message : String(error);
    console.error(message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' '));
    process.exitCode = 1;
  }
}
