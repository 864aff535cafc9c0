import { closeSync, openSync } from 'node:fs';

/**
 * Makes an empty file that only its owner can read, where there is none. A file that exists is not even opened: closing it
 * would end this process's locks on it.
 */
export function createPrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
