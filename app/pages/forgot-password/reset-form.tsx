import { useEffect, useRef } from 'react';
import { messages, otpSchema, unknownResponse } from '#contract/accounts.ts';
import { resetPasswordEndpoint } from '#contract/endpoints/account-endpoints.ts';
import { BackToLogin } from '#app/pages/forgot-password/back-to-login.tsx';
import { toResetFailure } from '#app/pages/forgot-password/to-reset-failure.ts';
import { SentMessage } from '#app/pages/forgot-password/sent-message.tsx';
import { call } from '#app/session/api.ts';
import { checkNewPassword, type FieldCheck } from '#app/sign-in/field-checks.ts';
import { focusStep } from '#app/sign-in/focus-step.ts';
import { NewPasswordField } from '#app/sign-in/new-password-field.tsx';
import { Notice } from '#app/sign-in/notice.tsx';
import { ResendCode } from '#app/sign-in/resend-code.tsx';
import { useForm } from '#app/sign-in/use-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { CodeField } from '#app/ui/controls/code-field.tsx';

type ResetFormProps = {
  email: string;
  sent: { message: string };
  /** When a new code may be asked for, in epoch milliseconds. */
  resendAt: number;
  /** Sends a new code. Resolves to an error message when that fails. */
  onResend: () => Promise<string | undefined>;
  onChangeEmail: () => void;
  onDone: () => void;
};

const checks: Record<string, FieldCheck> = {
  otp: (otp) => (otpSchema.safeParse(otp).success ? undefined : messages.badOtp),
  newPassword: checkNewPassword,
};

/** The second step: the mailed code and the new password. */
export function ResetForm({ email, sent, resendAt, onResend, onChangeEmail, onDone }: ResetFormProps) {
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => focusStep(code.current), []);
  const form = useForm({
    checks,
    async onSubmit({ otp = '', newPassword = '' }) {
      try {
        await call(
          { ...resetPasswordEndpoint, response: unknownResponse },
          { body: { email, otp, newPassword } },
        );
      } catch (error) {
        return toResetFailure(error);
      }
      onDone();
      return undefined;
    },
  });

  async function resend() {
    await form.run('resend', async () => {
      const notice = await onResend();
      return notice === undefined ? undefined : { notice };
    });
    code.current?.focus();
  }

  return (
    <>
      <SentMessage
        sent={sent}
        email={email}
        // The answer to a call that is under way leads back here, or on.
        onChangeEmail={() => form.pendingTask === undefined && onChangeEmail()}
      />
      <form className="sign-in-form" {...form.formProps}>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <CodeField
          ref={code}
          label="OTP"
          name="otp"
          required
          error={form.errors.otp}
          hint="You can paste it."
        />
        <NewPasswordField
          error={form.errors.newPassword}
          password={form.values.newPassword}
          about={{ email }}
        />
        <Notice advice={form.advice}>{form.notice}</Notice>
        <Button type="submit" variant="main" size="wide" tip isBusy={form.pendingTask === 'submit'}>
          Reset Password
        </Button>
        <div className="sign-in-foot">
          <BackToLogin />
          <ResendCode
            allowedAt={resendAt}
            busy={form.pendingTask === 'resend'}
            onResend={() => void resend()}
          />
        </div>
      </form>
    </>
  );
}
