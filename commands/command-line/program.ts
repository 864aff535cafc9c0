import { Command, CommanderError } from 'commander';

/** An error whose message is printed as one line on the terminal, without a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/**
 * Creates a commander program for `npm run NAME`. It and its subcommands throw errors instead of printing them, so that
 * `runProgram` prints each on one line.
 */
export function createProgram(npmScript: string, description: string): Command {
  return new Command(`npm run ${npmScript} --`)
    .description(description.replaceAll('\n', ' '))
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .configureHelp({ helpWidth: 100 });
}

/**
 * Runs the program with the process's arguments. An error is printed as one line on stderr, and the exit code
 * is 1.
 */
export async function runProgram(program: Command): Promise<void> {
  // Output may be piped into a program such as head, which stops reading early.
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
