/**
 * How many seconds late every script of a page arrives, as on a slow line: `LATE_SCRIPTS_SECONDS`, for a run by hand
 * (docs/how-to/run-and-debug-one-test.md).
 */
export const lateScriptsSeconds = Number(process.env.LATE_SCRIPTS_SECONDS ?? 0);
