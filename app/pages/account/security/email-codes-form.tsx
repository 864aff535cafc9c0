import { useEffect, useRef } from 'react';
import { codesStep, type CodesStep, type EmailStep } from '#app/pages/account/security/email-step.ts';
import { call, CallError } from '#app/session/api.ts';
import { useEndedSession } from '#app/session/ended-session.ts';
import { refreshSession } from '#app/session/refresh-session.ts';
import { describeError } from '#app/sign-in/describe-error.ts';
import { Notice } from '#app/sign-in/notice.tsx';
import { ResendCode } from '#app/sign-in/resend-code.tsx';
import { useForm, type FormFailure } from '#app/sign-in/use-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { CodeField } from '#app/ui/controls/code-field.tsx';
import { messages, otpSchema } from '#contract/accounts.ts';
import {
  cancelEmailChangeEndpoint,
  confirmEmailEndpoint,
  resendEmailCodesEndpoint,
} from '#contract/endpoints/own-email-endpoints.ts';

const isCode = (text: string | undefined) => otpSchema.safeParse(text).success;

/** The second step: a code from each address. A wrong one is reported below its own boxes, and the other stays. */
export function EmailCodesForm({ step, onStep }: { step: CodesStep; onStep: (step: EmailStep) => void }) {
  const current = useRef<HTMLInputElement>(null);
  const fresh = useRef<HTMLInputElement>(null);
  const leaveIfEnded = useEndedSession();

  function explain(error: unknown): FormFailure | undefined {
    if (leaveIfEnded(error)) return undefined;
    const notice = describeError(error);
    if (error instanceof CallError && error.status === 409) {
      onStep({ name: 'address', email: step.email, notice, left: true });
      return undefined;
    }
    if (error instanceof CallError && error.retryAfterSeconds)
      onStep({ ...step, resendAt: Math.max(step.resendAt, Date.now() + error.retryAfterSeconds * 1000) });
    return { notice };
  }

  const form = useForm({
    checks: {},
    async onSubmit({ currentCode = '', newCode = '' }) {
      try {
        const right = await call(confirmEmailEndpoint, { body: { currentCode, newCode } });
        if (right.currentCode && right.newCode) {
          await refreshSession();
          onStep({ name: 'changed', email: step.newEmail });
          return undefined;
        }
        const wrong = (isRight: boolean) => (isRight ? undefined : messages.badOtp);
        return { errors: { currentCode: wrong(right.currentCode), newCode: wrong(right.newCode) } };
      } catch (error) {
        return explain(error);
      }
    },
  });
  useEffect(() => current.current?.focus(), []);
  // A wrong code is selected, so that the next one replaces it.
  useEffect(() => {
    const wrong = form.errors.currentCode ? current : form.errors.newCode ? fresh : undefined;
    wrong?.current?.select();
  }, [form.errors]);

  async function resend() {
    await form.run('resend', async () => {
      try {
        onStep(codesStep(await call(resendEmailCodesEndpoint)));
        return undefined;
      } catch (error) {
        return explain(error);
      }
    });
    current.current?.focus();
  }

  const cancel = () =>
    form.run('cancel', async () => {
      try {
        await call(cancelEmailChangeEndpoint);
        onStep({ name: 'address', email: step.email, left: true });
        return undefined;
      } catch (error) {
        return explain(error);
      }
    });

  return (
    <form className="account-form" {...form.formProps}>
      <div className="account-pair email-codes">
        <CodeField
          ref={current}
          label={`Code sent to ${step.email}`}
          name="currentCode"
          required
          error={form.errors.currentCode}
        />
        <CodeField
          ref={fresh}
          label={`Code sent to ${step.newEmail}`}
          name="newCode"
          required
          error={form.errors.newCode}
        />
      </div>
      {step.losesVerified && (
        <p className="notice">
          <span>
            With the new address you are not verified until an admin verifies you: courses and roadmaps stay
            closed until then.
          </span>
        </p>
      )}
      <Notice>{form.notice}</Notice>
      <div className="email-foot">
        <Button
          type="submit"
          look="main"
          busy={form.busy === 'submit'}
          disabled={!isCode(form.values.currentCode) || !isCode(form.values.newCode)}
        >
          Change email
        </Button>
        <Button look="plain" busy={form.busy === 'cancel'} onClick={() => void cancel()}>
          Cancel
        </Button>
        <ResendCode
          several
          allowedAt={step.resendAt}
          busy={form.busy === 'resend'}
          onResend={() => void resend()}
        />
      </div>
      <p role="status" className="note">
        {step.message}
      </p>
    </form>
  );
}
