import { useEffect, useRef } from 'react';
import { codesStep, type AddressStep, type EmailStep } from '#app/pages/account/security/email-step.ts';
import { call, CallError } from '#app/session/api.ts';
import { useEndedSession } from '#app/session/ended-session.ts';
import { describeError } from '#app/sign-in/describe-error.ts';
import { checkBy } from '#app/sign-in/field-checks.ts';
import { Notice } from '#app/sign-in/notice.tsx';
import { useForm } from '#app/sign-in/use-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Field, PasswordField } from '#app/ui/controls/field.tsx';
import { emailSchema, givenPasswordSchema } from '#contract/accounts.ts';
import { changeEmailEndpoint } from '#contract/endpoints/own-email-endpoints.ts';

const checks = { newEmail: checkBy(emailSchema), currentPassword: checkBy(givenPasswordSchema) };

/** The first step: the new address, and the password once more. */
export function NewEmailForm({ step, onStep }: { step: AddressStep; onStep: (step: EmailStep) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const leaveIfEnded = useEndedSession();
  const form = useForm({
    checks,
    async onSubmit({ newEmail = '', currentPassword = '' }) {
      try {
        onStep(codesStep(await call(changeEmailEndpoint, { body: { newEmail, password: currentPassword } })));
        return undefined;
      } catch (error) {
        if (leaveIfEnded(error)) return undefined;
        const message = describeError(error);
        const status = error instanceof CallError && error.stated ? error.status : 0;
        if (status === 403) return { errors: { currentPassword: message } };
        if (status === 400) return { errors: { newEmail: message } };
        return { notice: message };
      }
    },
  });
  useEffect(() => {
    if (step.left) field.current?.focus();
  }, [step.left]);

  return (
    <form className="account-form" {...form.formProps}>
      <input type="email" name="email" autoComplete="username" value={step.email ?? ''} readOnly hidden />
      <div className="account-pair">
        <Field
          ref={field}
          label="New Email"
          name="newEmail"
          type="email"
          autoComplete="off"
          inputMode="email"
          autoCapitalize="off"
          spellCheck={false}
          required
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
      <Notice>{form.notice ?? (form.busy === undefined ? step.notice : undefined)}</Notice>
      <Button type="submit" look="main" tip className="justify-self-start" busy={form.busy !== undefined}>
        Send both codes
      </Button>
    </form>
  );
}
