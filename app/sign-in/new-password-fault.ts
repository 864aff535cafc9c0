import { messages, passwordRules, passwordSchema } from '#contract/accounts.ts';

/** What is wrong with a password to be set, in the words of spec.md section 5, or undefined. */
export function findNewPasswordFault(password: string): string | undefined {
  if (passwordRules.some((rule) => !rule.test(password))) return messages.passwordRulesUnmet;
  return passwordSchema.safeParse(password).error?.issues[0]?.message;
}
