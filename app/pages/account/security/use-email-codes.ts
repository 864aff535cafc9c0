import { createCodesStep, type CodesStep, type EmailStep } from '#app/pages/account/security/email-step.ts';
import { call, CallError } from '#app/session/api.ts';
import { useEndedSession } from '#app/session/use-ended-session.ts';
import { refreshSession } from '#app/session/refresh-session.ts';
import { formatError } from '#app/sign-in/format-error.ts';
import type { FormFailure } from '#app/sign-in/use-form.ts';
import { accountKey, messages } from '#contract/accounts.ts';
import {
  cancelEmailChangeEndpoint,
  confirmEmailEndpoint,
  readEmailEndpoint,
  resendEmailCodesEndpoint,
} from '#contract/endpoints/own-email-endpoints.ts';

/**
 * The actions on the codes of a new email. Each resolves to a failure, or calls `onStep` with the next step.
 */
type EmailCodes = {
  confirm: (currentCode: string, newCode: string) => Promise<FormFailure | undefined>;
  resend: () => Promise<FormFailure | undefined>;
  cancel: () => Promise<FormFailure | undefined>;
};

/**
 * Whether a call was refused because the email is changed already: both codes were accepted before, in a call
 * whose answer never came.
 */
async function isDoneAlready(error: unknown, { newEmail }: CodesStep): Promise<boolean> {
  if (!(error instanceof CallError) || error.status !== 409) return false;
  try {
    return accountKey((await call(readEmailEndpoint)).email) === accountKey(newEmail);
  } catch (failure) {
    console.info('The email could not be read:', failure);
    return false;
  }
}

/** The calls of the second step of a change of email. */
export function useEmailCodes(step: CodesStep, onStep: (step: EmailStep) => void): EmailCodes {
  const leaveIfEnded = useEndedSession();

  function goOnAfterFailure(error: unknown): FormFailure | undefined {
    if (leaveIfEnded(error)) return undefined;
    const notice = formatError(error);
    if (error instanceof CallError && error.status === 409) {
      onStep({ name: 'address', email: step.email, notice, hasReturned: true });
      return undefined;
    }
    if (error instanceof CallError && error.retryAfterSeconds)
      onStep({ ...step, resendAt: Math.max(step.resendAt, Date.now() + error.retryAfterSeconds * 1000) });
    return { notice };
  }

  async function finish(): Promise<undefined> {
    await refreshSession();
    onStep({ name: 'changed', email: step.newEmail });
  }

  async function handleFailure(error: unknown): Promise<FormFailure | undefined> {
    return (await isDoneAlready(error, step)) ? finish() : goOnAfterFailure(error);
  }

  async function confirm(currentCode: string, newCode: string): Promise<FormFailure | undefined> {
    try {
      const accepted = await call(confirmEmailEndpoint, { body: { currentCode, newCode } });
      if (accepted.currentCode && accepted.newCode) {
        return await finish();
      }
      const getError = (isRight: boolean) => (isRight ? undefined : messages.badOtp);
      return { errors: { currentCode: getError(accepted.currentCode), newCode: getError(accepted.newCode) } };
    } catch (error) {
      return handleFailure(error);
    }
  }
  async function resend(): Promise<FormFailure | undefined> {
    try {
      onStep(createCodesStep(await call(resendEmailCodesEndpoint)));
      return undefined;
    } catch (error) {
      return handleFailure(error);
    }
  }
  async function cancel(): Promise<FormFailure | undefined> {
    try {
      await call(cancelEmailChangeEndpoint);
      onStep({ name: 'address', email: step.email, hasReturned: true });
      return undefined;
    } catch (error) {
      return handleFailure(error);
    }
  }
  return { confirm, resend, cancel };
}
