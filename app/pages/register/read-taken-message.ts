import { messages } from '#contract/accounts.ts';

const sentences = { email: messages.emailTaken, username: messages.usernameTaken };

/**
 * Reads one field of an availability answer: null when it is free. Anything truthy means taken; a
 * sentence is shown as it came.
 */
export function readTakenMessage(answer: unknown, field: keyof typeof sentences): string | null {
  const said: unknown = typeof answer === 'object' && answer ? Reflect.get(answer, field) : null;
  if (!said) return null;
  return typeof said === 'string' ? said : sentences[field];
}
