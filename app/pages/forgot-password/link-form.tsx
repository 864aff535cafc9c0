import { useEffect, useRef, useState } from 'react';
import { messages, unknownResponse } from '#contract/accounts.ts';
import type { MailLink } from '#contract/mail-link.ts';
import { resetPasswordEndpoint } from '#contract/endpoints/account-endpoints.ts';
import { BackToLogin } from '#app/pages/forgot-password/back-to-login.tsx';
import { toResetFailure } from '#app/pages/forgot-password/to-reset-failure.ts';
import { call } from '#app/session/api.ts';
import { checkNewPassword } from '#app/sign-in/field-checks.ts';
import { focusStep } from '#app/sign-in/focus-step.ts';
import { NewPasswordField } from '#app/sign-in/new-password-field.tsx';
import { Notice } from '#app/sign-in/notice.tsx';
import { useForm } from '#app/sign-in/use-form.ts';
import { Button } from '#app/ui/controls/button.tsx';

const checks = { newPassword: checkNewPassword };

/** The step of somebody who opened the link in the mail: the new password alone. */
export function LinkForm({
  link: { secret, email },
  onNewLink,
  onDone,
}: {
  link: MailLink;
  onNewLink: () => void;
  onDone: () => void;
}) {
  const lead = useRef<HTMLParagraphElement>(null);
  const [isExpired, setIsExpired] = useState(false);
  useEffect(() => focusStep(lead.current), []);
  const form = useForm({
    checks,
    async onSubmit({ newPassword = '' }) {
      try {
        await call(
          { ...resetPasswordEndpoint, response: unknownResponse },
          { body: { email, otp: secret, newPassword } },
        );
      } catch (error) {
        const { errors = {}, ...failure } = toResetFailure(error);
        // There is no field for the code: a wrong one is a link that has expired or was used.
        if (errors.otp === undefined) return { errors, ...failure };
        setIsExpired(true);
        return { notice: messages.linkSpent };
      }
      onDone();
      return undefined;
    },
  });
  return (
    <form className="sign-in-form" {...form.formProps}>
      <p className="sign-in-lead mb-2" ref={lead} tabIndex={-1}>
        The link in our mail proved that <strong>{email}</strong> is yours. Choose a new password.
      </p>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        error={form.errors.newPassword}
        password={form.values.newPassword}
        about={{ email }}
      />
      <Notice advice={form.advice}>{form.notice}</Notice>
      <Button type="submit" variant="main" size="wide" tip isBusy={form.pendingTask === 'submit'}>
        Reset Password
      </Button>
      <p className="sign-in-note">
        This signs you out on every device. You then log in with the new password.
      </p>
      <div className="sign-in-foot">
        <BackToLogin />
        {isExpired && (
          <Button variant="plain" onClick={onNewLink}>
            Ask for a new link
          </Button>
        )}
      </div>
    </form>
  );
}
