import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messages, otpSchema, otpWrongGuesses } from '#contract/accounts.ts';
import { otpLifetimeMinutes } from '#contract/periods.ts';
import type { FieldCheck } from '#app/sign-in/field-checks.ts';
import { focusStep } from '#app/sign-in/focus-step.ts';
import { Notice } from '#app/sign-in/notice.tsx';
import { ResendCode } from '#app/sign-in/resend-code.tsx';
import { useForm, type FormFailure } from '#app/sign-in/use-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { CodeField } from '#app/ui/controls/code-field.tsx';
import { numberInWords } from '#app/ui/count-in-words.ts';

type CodeFormProps = {
  email: string;
  /** When the last code was sent, in epoch milliseconds, and the server's message about it. */
  sentCode: { at: number; message: string } | undefined;
  /** The email is verified; only the account is not created yet. */
  isVerified: boolean;
  /** When a new code may be asked for, in epoch milliseconds. */
  resendAt: number;
  /** Verifies the code, unless that is done, and creates the account. Resolves to a failure, if any. */
  onVerify: (otp: string) => Promise<FormFailure | undefined>;
  onResend: () => Promise<FormFailure | undefined>;
  onChangeDetails: () => void;
};

const checkOtp: FieldCheck = (otp) => (otpSchema.safeParse(otp).success ? undefined : messages.badOtp);

/** Whether a code still works: wrong ones void it, and it expires. */
function isStillValid(sentAt: number | undefined, wrongCodes: number): boolean {
  const expiresAt = (sentAt ?? 0) + otpLifetimeMinutes * 60_000;
  return wrongCodes < otpWrongGuesses && Date.now() < expiresAt;
}

/** The second step: the mailed code. */
export function CodeForm({
  email,
  sentCode,
  isVerified,
  resendAt,
  onVerify,
  onResend,
  onChangeDetails,
}: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [resendStatus, setResendStatus] = useState('');
  const wrongCodes = useRef(0);
  useEffect(() => focusStep(field.current), []);
  const form = useForm({
    checks: isVerified ? {} : { otp: checkOtp },
    async onSubmit({ otp = '' }) {
      const failure = await onVerify(otp);
      if (failure?.errors?.otp) wrongCodes.current += 1;
      return failure;
    },
  });
  // A wrong code is selected, so that the next one replaces it.
  useEffect(() => {
    if (form.errors.otp) field.current?.select();
  }, [form.errors]);

  async function resend() {
    setResendStatus('');
    const isValid = isStillValid(sentCode?.at, wrongCodes.current);
    const isSent = await form.run('resend', onResend);
    if (isSent) setResendStatus(`A new code is on its way.${isValid ? ' The one before still works.' : ''}`);
    field.current?.focus();
  }

  return (
    <form className="sign-in-form" {...form.formProps}>
      <p className="sign-in-lead mb-2">
        A six-digit code goes to <strong>{email}</strong>. It is valid for {numberInWords(otpLifetimeMinutes)}{' '}
        minutes. <span role="status">{!isVerified && resendStatus === '' && sentCode?.message}</span>
      </p>
      <CodeField
        ref={field}
        label="OTP"
        name="otp"
        required
        readOnly={isVerified}
        error={form.errors.otp}
        success={isVerified ? 'Your email is verified.' : null}
        hint={resendStatus || 'You can paste it.'}
      />
      <Notice advice={form.advice}>{form.notice}</Notice>
      <Button type="submit" variant="main" size="wide" tip isBusy={form.pendingTask === 'submit'}>
        {isVerified ? 'Create account' : 'Verify'}
      </Button>
      <div className="sign-in-foot">
        <Button
          variant="plain"
          icon={<ArrowLeft aria-hidden="true" size={16} />}
          onClick={() => form.pendingTask === undefined && onChangeDetails()}
        >
          Change the details
        </Button>
        {!isVerified && (
          <ResendCode
            allowedAt={resendAt}
            busy={form.pendingTask === 'resend'}
            onResend={() => void resend()}
          />
        )}
      </div>
    </form>
  );
}
