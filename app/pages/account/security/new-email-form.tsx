import { useEffect, useRef } from 'react';
import { createCodesStep, type AddressStep, type EmailStep } from '#app/pages/account/security/email-step.ts';
import { call } from '#app/session/api.ts';
import { useEndedSession } from '#app/session/use-ended-session.ts';
import { EmailField } from '#app/sign-in/email-field.tsx';
import { toFormFailure } from '#app/sign-in/to-form-failure.ts';
import { createCheck } from '#app/sign-in/field-checks.ts';
import { Notice } from '#app/sign-in/notice.tsx';
import { useForm } from '#app/sign-in/use-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { PasswordField } from '#app/ui/controls/field.tsx';
import { emailSchema, enteredPasswordSchema } from '#contract/accounts.ts';
import { changeEmailEndpoint } from '#contract/endpoints/own-email-endpoints.ts';

const checks = { newEmail: createCheck(emailSchema), currentPassword: createCheck(enteredPasswordSchema) };

/** The first step: the new address, and the password once more. */
export function NewEmailForm({ step, onStep }: { step: AddressStep; onStep: (step: EmailStep) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const leaveIfEnded = useEndedSession();
  const form = useForm({
    checks,
    async onSubmit({ newEmail = '', currentPassword = '' }) {
      try {
        onStep(
          createCodesStep(await call(changeEmailEndpoint, { body: { newEmail, password: currentPassword } })),
        );
        return undefined;
      } catch (error) {
        if (leaveIfEnded(error)) return undefined;
        return toFormFailure(error, { 403: 'currentPassword', 400: 'newEmail' });
      }
    },
  });
  useEffect(() => {
    if (step.hasReturned) field.current?.focus();
  }, [step.hasReturned]);

  return (
    <form className="account-form" {...form.formProps}>
      <input type="email" name="email" autoComplete="username" value={step.email ?? ''} readOnly hidden />
      <div className="account-pair">
        <EmailField
          ref={field}
          label="New Email"
          name="newEmail"
          autoComplete="off"
          error={form.errors.newEmail}
        />
        <PasswordField
          label="Current Password"
          name="currentPassword"
          autoComplete="current-password"
          required
          error={form.errors.currentPassword}
        />
      </div>
      <Notice>{form.notice ?? (form.pendingTask === undefined ? step.notice : undefined)}</Notice>
      <Button
        type="submit"
        variant="main"
        tip
        className="justify-self-start"
        isBusy={form.pendingTask !== undefined}
      >
        Send both codes
      </Button>
    </form>
  );
}
