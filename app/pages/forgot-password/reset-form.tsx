import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { messages, otpSchema } from '#contract/accounts.ts';
import { resetPasswordEndpoint } from '#contract/endpoints/account-endpoints.ts';
import { BackToLogin } from '#app/pages/forgot-password/back-to-login.tsx';
import { SentMessage } from '#app/pages/forgot-password/sent-message.tsx';
import { call, CallError } from '#app/session/api.ts';
import { arriveAt } from '#app/sign-in/arrive.ts';
import { findNewPasswordFault } from '#app/sign-in/new-password-fault.ts';
import { Notice } from '#app/sign-in/notice.tsx';
import { PasswordChecklist } from '#app/sign-in/password-checklist.tsx';
import { ResendCode } from '#app/sign-in/resend-code.tsx';
import { sentenceFor } from '#app/sign-in/sentences.ts';
import { focusFirstFault, readForm, useTypedForm, type Typed } from '#app/sign-in/typed-form.ts';
import { Button } from '#app/ui/button.tsx';
import { CodeField } from '#app/ui/code-field.tsx';
import { PasswordField } from '#app/ui/field.tsx';

type ResetFormProps = {
  email: string;
  sent: { message: string };
  /** When a new code may be asked for, in epoch milliseconds. */
  resendAt: number;
  /** Sends a new code; answers with a sentence when it could not. */
  onResend: () => Promise<string | undefined>;
  onChangeEmail: () => void;
  onDone: () => void;
};

/** The second step: the mailed code and the new password. */
export function ResetForm({ email, sent, resendAt, onResend, onChangeEmail, onDone }: ResetFormProps) {
  const { form, typed, read } = useTypedForm();
  const [faults, setFaults] = useState<Typed>({});
  const [notice, setNotice] = useState<string>();
  const [busy, setBusy] = useState<'reset' | 'resend'>();
  const working = useRef(false);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => arriveAt(code.current), []);

  function show(element: HTMLFormElement, found: Typed) {
    setFaults(found);
    focusFirstFault(element, found);
  }

  async function reset(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (working.current) return;
    const { otp = '', newPassword = '' } = readForm(element);
    const found = {
      otp: otpSchema.safeParse(otp).error && messages.badOtp,
      newPassword: findNewPasswordFault(newPassword),
    };
    show(element, found);
    setNotice(undefined);
    if (found.otp || found.newPassword) return;
    working.current = true;
    setBusy('reset');
    try {
      await call(resetPasswordEndpoint, { body: { email, otp, newPassword } });
      onDone();
    } catch (error) {
      const sentence = sentenceFor(error, 'Failed to reset password');
      const refused = error instanceof CallError && error.status === 400 && error.stated;
      if (refused && sentence === messages.badOtp) show(element, { otp: sentence });
      else if (refused && /password/i.test(sentence)) show(element, { newPassword: sentence });
      else setNotice(sentence);
      working.current = false;
      setBusy(undefined);
    }
  }

  async function resend() {
    if (working.current) return;
    working.current = true;
    setBusy('resend');
    setNotice(await onResend());
    working.current = false;
    setBusy(undefined);
    code.current?.focus();
  }

  return (
    <>
      <SentMessage sent={sent} email={email} onChangeEmail={onChangeEmail} />
      <form
        ref={form}
        className="sign-in-form"
        method="post"
        noValidate
        onSubmit={(event) => void reset(event)}
        onInput={(event) => {
          read();
          if (event.target instanceof HTMLInputElement)
            setFaults({ ...faults, [event.target.name]: undefined });
        }}
      >
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <CodeField ref={code} label="OTP" name="otp" required error={faults.otp} hint="Paste works, too." />
        <PasswordField
          label="New Password"
          name="newPassword"
          autoComplete="new-password"
          required
          error={faults.newPassword}
        >
          <PasswordChecklist password={typed.newPassword ?? ''} about={{ email }} />
        </PasswordField>
        <Notice>{notice}</Notice>
        <Button type="submit" look="main" size="wide" tip busy={busy === 'reset'}>
          Reset Password
        </Button>
        <div className="sign-in-foot">
          <BackToLogin />
          <ResendCode allowedAt={resendAt} busy={busy === 'resend'} onResend={() => void resend()} />
        </div>
      </form>
    </>
  );
}
