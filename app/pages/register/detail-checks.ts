import { accountFields } from '#contract/account-fields.ts';
import { emailSchema, messages, nameSchema, usernameSchema } from '#contract/accounts.ts';
import { createCheck, checkNewPassword, type FieldCheck } from '#app/sign-in/field-checks.ts';

/** The checks of the registration's fields; registerRequest.parse(values) then makes the request. */
export const detailChecks: Readonly<Record<string, FieldCheck>> = {
  name: createCheck(nameSchema),
  username: createCheck(usernameSchema),
  email: createCheck(emailSchema),
  password: (password, values) => (password ? checkNewPassword(password, values) : 'Password is required'),
  confirmPassword: (confirmation, { password = '' }) => {
    if (confirmation !== password) return messages.passwordsDiffer;
    return confirmation ? undefined : 'Confirm Password is required';
  },
  ...Object.fromEntries(accountFields.map(({ requestKey, schema }) => [requestKey, createCheck(schema)])),
};
