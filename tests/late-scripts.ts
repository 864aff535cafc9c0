/**
 * By how many seconds every script is delayed, as on a slow connection. `LATE_SCRIPTS_SECONDS` sets it in a
 * manual run (docs/how-to/run-and-debug-one-test.md).
 */
export const lateScriptsSeconds = Number(process.env.LATE_SCRIPTS_SECONDS ?? 0);

/**
 * How long saving the tutorials may take, in milliseconds: it fetches some 180 files, six at
 * a time, on a machine that runs all the other tests as well.
 */
export const savingMs = 60_000 + lateScriptsSeconds * 30_000;
