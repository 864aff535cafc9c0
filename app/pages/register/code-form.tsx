import { ArrowLeft, Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messages, otpSchema } from '#contract/accounts.ts';
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
  /** What the server said of the code sent last. */
  sent: { message: string } | undefined;
  /** The e-mail is verified already; only the account is still to be made. */
  verified: boolean;
  /** When a new code may be asked for, in epoch milliseconds. */
  resendAt: number;
  /** Verifies the code, unless that is done, and makes the account; answers with what went wrong. */
  onVerify: (otp: string) => Promise<FormFailure | undefined>;
  onResend: () => Promise<FormFailure | undefined>;
  onChangeDetails: () => void;
};

const checkOtp: FieldCheck = (otp) => (otpSchema.safeParse(otp).success ? undefined : messages.badOtp);

/** The second step: the mailed code. */
export function CodeForm({
  email,
  sent,
  verified,
  resendAt,
  onVerify,
  onResend,
  onChangeDetails,
}: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [news, setNews] = useState('');
  const isSlow = !verified && sent !== undefined && sent.message !== messages.otpSent;
  useEffect(() => focusStep(field.current), []);
  const form = useForm({
    checks: verified ? {} : { otp: checkOtp },
    onSubmit: ({ otp = '' }) => onVerify(otp),
  });
  // A wrong code is selected, so that the next one replaces it.
  useEffect(() => {
    if (form.errors.otp) field.current?.select();
  }, [form.errors]);

  async function resend() {
    setNews('');
    const isSent = await form.run('resend', onResend);
    if (isSent) setNews('A new code is on its way. The one before still works.');
    field.current?.focus();
  }

  return (
    <form className="sign-in-form" {...form.formProps}>
      <p className="sign-in-lead mb-2">
        {isSlow ? 'A six-digit code goes to' : 'We sent a six-digit code to'} <strong>{email}</strong>. It is
        valid for {numberInWords(otpLifetimeMinutes)} minutes.
      </p>
      <div role="status" className="empty:hidden">
        {isSlow && (
          <p className="notice mb-2">
            <Clock aria-hidden="true" />
            <span>{sent?.message}</span>
          </p>
        )}
      </div>
      <CodeField
        ref={field}
        label="OTP"
        name="otp"
        required
        readOnly={verified}
        error={form.errors.otp}
        good={verified ? 'Your email is verified.' : null}
        hint={news || 'You can paste it.'}
      />
      <Notice>{form.notice}</Notice>
      <Button type="submit" look="main" size="wide" tip busy={form.busy === 'submit'}>
        {verified ? 'Create account' : 'Verify'}
      </Button>
      <div className="sign-in-foot">
        <Button
          look="plain"
          icon={<ArrowLeft aria-hidden="true" size={16} />}
          onClick={() => form.busy === undefined && onChangeDetails()}
        >
          Change the details
        </Button>
        {!verified && (
          <ResendCode allowedAt={resendAt} busy={form.busy === 'resend'} onResend={() => void resend()} />
        )}
      </div>
    </form>
  );
}
