import { useId, type ReactNode } from 'react';
import { ConfirmPassword, useEmptyWhenOpened } from '#app/pages/account/confirm-password.tsx';
import { useEndedSession } from '#app/session/use-ended-session.ts';
import { toFormFailure } from '#app/sign-in/to-form-failure.ts';
import { createCheck, type FieldCheck, type FormValues } from '#app/sign-in/field-checks.ts';
import { Notice } from '#app/sign-in/notice.tsx';
import { useForm } from '#app/sign-in/use-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { enteredPasswordSchema } from '#contract/accounts.ts';
import { passkeyNameMaxCharacters } from '#contract/second-factor.ts';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: ReactNode;
  buttonLabel: string;
  variant: 'main' | 'danger';
  /** For password managers. */
  email: string;
  /** When set, the dialog also asks for a name and suggests this one. */
  suggestedName?: string | undefined;
  /**
   * Makes the change. Resolves to a message when nothing was changed. The dialog shows the error of a failed
   * call.
   */
  onConfirm: (values: { password: string; name: string }) => Promise<string | undefined>;
  onClose: () => void;
};

const checkPassword = createCheck(enteredPasswordSchema);
const checkName: FieldCheck = (name) => (name.trim() === '' ? 'Name is required' : undefined);

/** Asks for the password before a change of the second factor. */
export function ConfirmDialog({
  open,
  title,
  text,
  buttonLabel,
  variant,
  email,
  suggestedName,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const formId = useId();
  const leaveIfEnded = useEndedSession();
  const form = useForm({
    checks: {
      ...(suggestedName === undefined ? {} : { name: checkName }),
      password: checkPassword,
    },
    async onSubmit({ password = '', name = '' }: FormValues) {
      try {
        const notice = await onConfirm({ password, name: name.trim() });
        return notice === undefined ? undefined : { notice };
      } catch (error) {
        if (leaveIfEnded(error)) return undefined;
        return toFormFailure(error, { 403: 'password' });
      }
    },
  });
  useEmptyWhenOpened(open, form.reset);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={620}
      title={title}
      footer={
        <>
          <Button type="submit" form={formId} variant={variant} isBusy={form.pendingTask !== undefined}>
            {buttonLabel}
          </Button>
          <Button variant="plain" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-6" {...form.formProps}>
        <p className="text-foreground-soft">{text}</p>
        {suggestedName !== undefined && (
          <Field
            label="Name"
            name="name"
            autoComplete="off"
            maxLength={passkeyNameMaxCharacters}
            defaultValue={suggestedName}
            required
            error={form.errors.name}
            hint="You recognise it in the list by this name."
          />
        )}
        <ConfirmPassword email={email} error={form.errors.password} />
        <Notice>{form.notice}</Notice>
      </form>
    </Dialog>
  );
}
