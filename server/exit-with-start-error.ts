/** Ends the process with one line that names the cause: a wrong setting, a port in use, a database that can't be opened. */
export function exitWithStartError(error: unknown): never {
  console.error(`First Commit can't start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
