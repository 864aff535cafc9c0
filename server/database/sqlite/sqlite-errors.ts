/** The low byte of SQLite's result code is the primary code. */
function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined;
  return error.errcode & 0xff;
}

/** SQLITE_BUSY in any of its kinds: another connection holds a lock. */
export function isBusy(error: unknown): boolean {
  return primaryCode(error) === 5;
}

/** SQLITE_CORRUPT and SQLITE_NOTADB: the file is not what SQLite wrote. */
export function isCorruptionError(error: unknown): boolean {
  return [11, 26].includes(primaryCode(error) ?? 0);
}

/** SQLITE_PERM, SQLITE_READONLY and SQLITE_CANTOPEN: this user may not open the file, or not write it. */
export function isAccessDenied(error: unknown): boolean {
  return [3, 8, 14].includes(primaryCode(error) ?? 0);
}

/** SQLITE_FULL: no room on the disk, or in the quota. */
export function isFull(error: unknown): boolean {
  return primaryCode(error) === 13;
}
