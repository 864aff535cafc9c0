import {
  collegeSchema,
  emailSchema,
  locationSchema,
  messages,
  nameSchema,
  registerRequest,
  usernameSchema,
  type RegisterRequest,
} from '#contract/accounts.ts';
import { findNewPasswordFault } from '#app/sign-in/new-password-fault.ts';
import type { Typed } from '#app/sign-in/typed-form.ts';

const fields = {
  name: nameSchema,
  username: usernameSchema,
  email: emailSchema,
  collegeName: collegeSchema,
  location: locationSchema,
};

/** What is wrong with the typed details, field by field; empty when they may be sent. */
export function findDetailFaults(typed: Typed): Typed {
  const faults: Record<string, string> = {};
  for (const [name, schema] of Object.entries(fields)) {
    const fault = schema.safeParse(typed[name] ?? '').error?.issues[0]?.message;
    if (fault) faults[name] = fault;
  }
  const { password = '', confirmPassword = '' } = typed;
  const passwordFault = password ? findNewPasswordFault(password) : 'Password is required';
  if (passwordFault) faults.password = passwordFault;
  if (password !== confirmPassword) faults.confirmPassword = messages.passwordsDiffer;
  else if (!confirmPassword) faults.confirmPassword = 'Confirm Password is required';
  return faults;
}

/** The details as they are sent; throws unless findDetailFaults found nothing. */
export function detailsOf(typed: Typed): RegisterRequest {
  return registerRequest.parse(typed);
}
