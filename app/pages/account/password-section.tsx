import { Check } from 'lucide-react';
import { useState } from 'react';
import { SettingsSection } from '#app/ui/settings-section.tsx';
import { call, mayBeDone } from '#app/session/api.ts';
import { useEndedSession } from '#app/session/use-ended-session.ts';
import { toFormFailure } from '#app/sign-in/to-form-failure.ts';
import { createCheck, checkNewPassword } from '#app/sign-in/field-checks.ts';
import { Notice } from '#app/sign-in/notice.tsx';
import { PasswordChecklist } from '#app/sign-in/password-checklist.tsx';
import { useForm } from '#app/sign-in/use-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { PasswordField } from '#app/ui/controls/field.tsx';
import { enteredPasswordSchema } from '#contract/accounts.ts';
import { changePasswordEndpoint } from '#contract/endpoints/own-account-endpoints.ts';

type PasswordSectionProps = {
  about: { username: string; email: string };
  /** Called after the password was changed, which also ends every other session. */
  onChanged: () => void;
};

const checks = { currentPassword: createCheck(enteredPasswordSchema), newPassword: checkNewPassword };

/** Changes the password of somebody who knows the current one. */
export function PasswordSection({ about, onChanged }: PasswordSectionProps) {
  const [success, setSuccess] = useState<string>();
  const leaveIfEnded = useEndedSession();
  const form = useForm({
    checks,
    async onSubmit({ currentPassword = '', newPassword = '' }) {
      setSuccess(undefined);
      try {
        const { message } = await call(changePasswordEndpoint, { body: { currentPassword, newPassword } });
        form.reset();
        setSuccess(message);
        onChanged();
        return undefined;
      } catch (error) {
        if (leaveIfEnded(error)) return undefined;
        const failure = toFormFailure(error, { 403: 'currentPassword', 400: 'newPassword' });
        return mayBeDone(error)
          ? { ...failure, advice: 'If the current password is refused now, the new one is set already.' }
          : failure;
      }
    },
  });

  return (
    <SettingsSection id="account-password" title="Password" lead="Changing it ends every other session.">
      <form
        className="account-form"
        {...form.formProps}
        onInput={(event) => {
          form.formProps.onInput?.(event);
          setSuccess(undefined);
        }}
      >
        <input type="email" name="email" autoComplete="username" value={about.email} readOnly hidden />
        <div className="account-pair">
          <PasswordField
            label="Current Password"
            name="currentPassword"
            autoComplete="current-password"
            required
            error={form.errors.currentPassword}
          />
          <PasswordField
            label="New Password"
            name="newPassword"
            autoComplete="new-password"
            required
            error={form.errors.newPassword}
          >
            {form.values.newPassword && (
              <PasswordChecklist password={form.values.newPassword} about={about} />
            )}
          </PasswordField>
        </div>
        <Notice advice={form.advice}>{form.notice}</Notice>
        <div role="status" className="empty:hidden">
          {success && (
            <p className="notice">
              <Check aria-hidden="true" />
              <span>{success}</span>
            </p>
          )}
        </div>
        <Button type="submit" className="justify-self-start" isBusy={form.pendingTask !== undefined}>
          Change password
        </Button>
      </form>
    </SettingsSection>
  );
}
