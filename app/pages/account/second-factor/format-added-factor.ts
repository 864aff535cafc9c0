/**
 * The message after a new factor. The first one comes with recovery codes and ends the account's other
 * sessions.
 */
export function formatAddedFactor(message: string, recoveryCodes: readonly string[] | null): string {
  return recoveryCodes === null ? message : `${message} All your other sessions are ended.`;
}
