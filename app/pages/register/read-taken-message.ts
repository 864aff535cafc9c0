import { messages } from '#contract/accounts.ts';

const defaultMessages = { email: messages.emailTaken, username: messages.usernameTaken };

/**
 * Reads one field of an availability answer: null when it is free. Anything truthy means taken; a sentence is
 * shown as it came.
 */
export function readTakenMessage(response: unknown, field: keyof typeof defaultMessages): string | null {
  const taken: unknown = typeof response === 'object' && response ? Reflect.get(response, field) : null;
  if (!taken) return null;
  return typeof taken === 'string' ? taken : defaultMessages[field];
}
