import { useState } from 'react';
import { call } from '#app/session/api.ts';
import { createCheck } from '#app/sign-in/field-checks.ts';
import { Notice } from '#app/sign-in/notice.tsx';
import { SecondStep } from '#app/sign-in/second-factor/second-step.tsx';
import { toFormFailure } from '#app/sign-in/to-form-failure.ts';
import { useForm } from '#app/sign-in/use-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { PasswordField } from '#app/ui/controls/field.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { enteredPasswordSchema, type LoginChallenge } from '#contract/accounts.ts';
import { reauthenticateEndpoint } from '#contract/endpoints/reauthentication-endpoints.ts';
import '#app/sign-in/sign-in-page.css';

type ReauthenticationDialogProps = {
  secondFactor: LoginChallenge | null;
  settle: (isConfirmed: boolean) => void;
};

/** Asks a signed-in person for their second factor, or for the password of an account without one. */
export function ReauthenticationDialog({ secondFactor, settle }: ReauthenticationDialogProps) {
  const [expired, setExpired] = useState<string>();
  return (
    <Dialog open onClose={() => settle(false)} width={620} title="Confirm that it is you">
      {expired !== undefined ? (
        <Notice>{expired}</Notice>
      ) : secondFactor === null ? (
        <PasswordForm settle={settle} />
      ) : (
        <SecondStep
          challenge={secondFactor}
          sendLabel="Confirm"
          send={async (body) => {
            await call(reauthenticateEndpoint, { body });
            settle(true);
            return undefined;
          }}
          endStatuses={[401, 409]}
          onBack={(reason) => (reason === undefined ? settle(false) : setExpired(reason))}
        />
      )}
    </Dialog>
  );
}

const checks = { password: createCheck(enteredPasswordSchema) };

function PasswordForm({ settle }: Pick<ReauthenticationDialogProps, 'settle'>) {
  const form = useForm({
    checks,
    async onSubmit({ password = '' }) {
      try {
        await call(reauthenticateEndpoint, { body: { password } });
        settle(true);
        return undefined;
      } catch (error) {
        return toFormFailure(error, { 403: 'password' });
      }
    },
  });
  return (
    <form className="grid gap-6" {...form.formProps}>
      <p className="text-foreground-soft">Your login was a while ago. Enter your password to go on.</p>
      <PasswordField
        ref={(input) => input?.setAttribute('autofocus', '')}
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={form.errors.password}
      />
      <Notice>{form.notice}</Notice>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="main" isBusy={form.pendingTask !== undefined}>
          Confirm
        </Button>
        <Button variant="plain" onClick={() => settle(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
