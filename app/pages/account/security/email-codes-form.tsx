import { useEffect, useRef } from 'react';
import type { CodesStep, EmailStep } from '#app/pages/account/security/email-step.ts';
import { useEmailCodes } from '#app/pages/account/security/use-email-codes.ts';
import { Notice } from '#app/sign-in/notice.tsx';
import { ResendCode } from '#app/sign-in/resend-code.tsx';
import { useForm } from '#app/sign-in/use-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { CodeField } from '#app/ui/controls/code-field.tsx';
import { otpSchema } from '#contract/accounts.ts';

const isCode = (text: string | undefined) => otpSchema.safeParse(text).success;

/**
 * The second step: a code from each address. A wrong one is reported below its own boxes, and the other
 * stays.
 */
export function EmailCodesForm({ step, onStep }: { step: CodesStep; onStep: (step: EmailStep) => void }) {
  const currentCodeField = useRef<HTMLInputElement>(null);
  const newCodeField = useRef<HTMLInputElement>(null);
  const codes = useEmailCodes(step, onStep);
  const form = useForm({
    checks: {},
    onSubmit: ({ currentCode = '', newCode = '' }) => codes.confirm(currentCode, newCode),
  });
  useEffect(() => currentCodeField.current?.focus(), []);
  // A wrong code is selected, so that the next one replaces it.
  useEffect(() => {
    const wrong = form.errors.currentCode ? currentCodeField : form.errors.newCode ? newCodeField : undefined;
    wrong?.current?.select();
  }, [form.errors]);

  async function resend() {
    await form.run('resend', codes.resend);
    currentCodeField.current?.focus();
  }
  return (
    <form className="account-form" {...form.formProps}>
      <div className="account-pair email-codes">
        <CodeField
          ref={currentCodeField}
          label={`Code sent to ${step.email}`}
          name="currentCode"
          required
          error={form.errors.currentCode}
        />
        <CodeField
          ref={newCodeField}
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
          variant="main"
          isBusy={form.pendingTask === 'submit'}
          disabled={!isCode(form.values.currentCode) || !isCode(form.values.newCode)}
        >
          Change email
        </Button>
        <Button
          variant="plain"
          isBusy={form.pendingTask === 'cancel'}
          onClick={() => void form.run('cancel', codes.cancel)}
        >
          Cancel
        </Button>
        <ResendCode
          hasSeveralCodes
          allowedAt={step.resendAt}
          busy={form.pendingTask === 'resend'}
          onResend={() => void resend()}
        />
      </div>
      <p role="status" className="note">
        {step.message}
      </p>
    </form>
  );
}
