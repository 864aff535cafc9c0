/** What went wrong, as the one line that the person at the terminal reads. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/**
 * Runs a command of the terminal: `--help` prints the help, whatever else stands on the line.
 * An error is one line on stderr and exit code 1.
 */
export async function runCommand(help: string, run: (words: string[]) => Promise<void>): Promise<void> {
  const words = process.argv.slice(2);
  // The reader of a pipe, such as head, may leave before the end.
  process.stdout.on('error', () => process.exit(0));
  if (words.includes('--help') || words.includes('-h')) {
    console.log(help);
    return;
  }
  try {
    await run(words);
  } catch (error) {
    console.error((error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' '));
    process.exitCode = 1;
  }
}
