/** Reads the options after `npm start --`. Throws an Error with one sentence for an unknown option. */
export function readStartArguments(args: readonly string[]): { isNewDatabaseAllowed: boolean } {
  const unknown = args.find((arg) => arg !== '--new');
  if (unknown !== undefined)
    throw new Error(
      `Option ${unknown} is unknown. There are --new and --help; settings are in the environment or .env.`,
    );
  return { isNewDatabaseAllowed: args.includes('--new') };
}

/** Ends the process with one line that names the cause: a wrong setting, a port in use, a database that can't be opened. */
export function exitWithStartError(error: unknown): never {
  console.error(`First Commit can't start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
