import { messages, passwordRules, passwordSchema } from '#contract/accounts.ts';

/** A form's fields by name; a field that is not in the form is missing. */
export type FormValues = Readonly<Record<string, string | undefined>>;

/** The error message for a field's value, or undefined. The other fields' values are there for comparison. */
export type FieldCheck = (value: string, values: FormValues) => string | undefined;

/** Errors by field name; a field without one is missing or undefined. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

type Schema = { safeParse(value: unknown): { error?: { issues: { message: string }[] } | undefined } };

/** Creates a check from a schema of the contract; it returns the schema's first message. */
export function createCheck(schema: Schema): FieldCheck {
  return (value) => schema.safeParse(value).error?.issues[0]?.message;
}

/** Checks a new password: one message for all rules of the checklist, then the schema's. */
export const checkNewPassword: FieldCheck = (password, values) => {
  if (passwordRules.some((rule) => !rule.test(password))) return messages.passwordRulesUnmet;
  return createCheck(passwordSchema)(password, values);
};

/** Runs every check on its field; empty when all pass. */
export function findFieldErrors(
  checks: Readonly<Record<string, FieldCheck>>,
  values: FormValues,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [name, check] of Object.entries(checks)) {
    const error = check(values[name] ?? '', values);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}
