/**
 * By how many seconds every script is delayed, as on a slow connection. `LATE_SCRIPTS_SECONDS` sets it in a
 * manual run (docs/how-to/run-and-debug-one-test.md).
 */
export const lateScriptsSeconds = Number(process.env.LATE_SCRIPTS_SECONDS ?? 0);
