import { useId, useState } from 'react';
import { clearProgress } from '#app/learn/progress/store/progress-store.ts';
import { ConfirmPassword, useEmptyWhenOpened } from '#app/pages/account/confirm-password.tsx';
import { call } from '#app/session/api.ts';
import { useEndedSession } from '#app/session/use-ended-session.ts';
import { clearStoredSession } from '#app/session/stored-session.ts';
import { toFormFailure } from '#app/sign-in/to-form-failure.ts';
import { createCheck } from '#app/sign-in/field-checks.ts';
import { Notice } from '#app/sign-in/notice.tsx';
import { Success } from '#app/sign-in/success.tsx';
import { useReauthentication } from '#app/sign-in/second-factor/use-reauthentication.tsx';
import { useForm } from '#app/sign-in/use-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { useTimeout } from '#app/ui/hooks/use-timeout.ts';
import { enteredPasswordSchema } from '#contract/accounts.ts';
import { deleteAccountEndpoint } from '#contract/endpoints/own-account-endpoints.ts';

const checks = { password: createCheck(enteredPasswordSchema) };

/** Asks for the password once more, then deletes the account and leaves for the home page. */
export function DeleteDialog({
  open,
  email,
  onClose,
}: {
  open: boolean;
  email: string;
  onClose: () => void;
}) {
  const formId = useId();
  const [isDone, setIsDone] = useState(false);
  const leaveIfEnded = useEndedSession();
  const { withFreshFactor, dialog } = useReauthentication();
  useTimeout(isDone, 2000, () => location.assign('/'));
  const form = useForm({
    checks,
    async onSubmit({ password = '' }) {
      try {
        await withFreshFactor(() => call(deleteAccountEndpoint, { body: { password } }));
        clearProgress();
        clearStoredSession();
        setIsDone(true);
        return undefined;
      } catch (error) {
        if (leaveIfEnded(error)) return undefined;
        return toFormFailure(error, { 400: 'password', 403: 'password' });
      }
    },
  });
  useEmptyWhenOpened(open, form.reset);
  const isBusy = form.pendingTask !== undefined;
  // What has been sent can't be taken back, so the dialog stays until its answer is there.
  const close = () => {
    if (!isBusy) onClose();
  };

  return (
    <>
      <Dialog
        open={open || isBusy || isDone}
        onClose={close}
        width={620}
        title={isDone ? 'Goodbye' : 'Delete your account?'}
        footer={
          !isDone && (
            <>
              <Button type="submit" form={formId} variant="danger" isBusy={isBusy}>
                Delete account
              </Button>
              <Button variant="plain" aria-disabled={isBusy || undefined} onClick={close}>
                Keep it
              </Button>
            </>
          )
        }
      >
        {isDone ? (
          <Success title="Your account is deleted." next="Taking you to the home page." />
        ) : (
          <form id={formId} className="grid gap-6" {...form.formProps}>
            <p className="text-foreground-soft">
              This deletes everything we store about you: account, sessions and learning progress. Nobody can
              bring it back, not even an officer. Export your data first if you may want it later.
            </p>
            <ConfirmPassword email={email} error={form.errors.password} />
            <Notice>{form.notice}</Notice>
          </form>
        )}
      </Dialog>
      {dialog}
    </>
  );
}
