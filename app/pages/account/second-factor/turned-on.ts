/** What is told of a new factor. Recovery codes come with the first one, which ends the account's other sessions. */
export function describeTurnedOn(sentence: string, recoveryCodes: readonly string[] | null): string {
  return recoveryCodes === null ? sentence : `${sentence} All your other sessions are ended.`;
}
