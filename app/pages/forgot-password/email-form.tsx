import { emailSchema } from '#contract/accounts.ts';
import { BackToLogin } from '#app/pages/forgot-password/back-to-login.tsx';
import { EmailField } from '#app/sign-in/email-field.tsx';
import { createCheck } from '#app/sign-in/field-checks.ts';
import { Notice } from '#app/sign-in/notice.tsx';
import { useForm } from '#app/sign-in/use-form.ts';
import { Button } from '#app/ui/controls/button.tsx';

const checks = { email: createCheck(emailSchema) };

/** The first step: the email address. `onSend` resolves to an error message when sending fails. */
export function EmailForm({
  email,
  onSend,
}: {
  email: string;
  onSend: (email: string) => Promise<string | undefined>;
}) {
  const form = useForm({
    checks,
    async onSubmit(values) {
      const notice = await onSend(emailSchema.parse(values.email));
      return notice === undefined ? undefined : { notice };
    },
  });
  return (
    <form className="sign-in-form" {...form.formProps}>
      <p className="sign-in-lead mb-2">
        Enter the email address of your account. If it has one, we send a six-digit code to it.
      </p>
      <EmailField
        label="Email"
        name="email"
        autoComplete="email"
        defaultValue={email || undefined}
        error={form.errors.email}
      />
      <Notice>{form.notice}</Notice>
      <Button type="submit" variant="main" size="wide" tip isBusy={form.pendingTask !== undefined}>
        Send OTP
      </Button>
      <div className="sign-in-foot">
        <BackToLogin />
      </div>
    </form>
  );
}
