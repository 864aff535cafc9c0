import { adminFields } from '#contract/account-fields.ts';
import { useState } from 'react';
import type { ActTarget, ConfirmedAct } from '#app/pages/admin/person-acts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { reasonMaxCharacters, reasonSchema } from '#contract/admin/admin-acts.ts';

/** An act that is not confirmed yet, and the person it is about. */
export type PendingAct<Person extends ActTarget = ActTarget> = { act: ConfirmedAct; person: Person };

type ActDialogProps<Person extends ActTarget> = {
  pendingAct: PendingAct<Person> | undefined;
  isSelf: boolean;
  onConfirm: (pendingAct: PendingAct<Person>, reason: string) => void;
  onClose: () => void;
};

/** Says what an act does and whether it can be undone, and asks for a reason. */
export function ActDialog<Person extends ActTarget>({
  pendingAct,
  isSelf,
  onConfirm,
  onClose,
}: ActDialogProps<Person>) {
  const [error, setError] = useState<string>();
  const text = pendingAct && toDialogText(pendingAct.act, pendingAct.person.name, isSelf);
  const close = () => {
    setError(undefined);
    onClose();
  };
  return (
    <Dialog
      open={pendingAct !== undefined}
      onClose={close}
      width={620}
      title={text?.title}
      subtitle={pendingAct?.person.email}
      footer={
        text && (
          <>
            <Button type="submit" form="act-form" variant={text.variant}>
              {text.buttonLabel}
            </Button>
            <Button variant="plain" onClick={close}>
              Cancel
            </Button>
          </>
        )
      }
    >
      {pendingAct && (
        <form
          id="act-form"
          className="grid gap-6"
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const checked = reasonSchema.safeParse(new FormData(event.currentTarget).get('reason'));
            setError(checked.error?.issues[0]?.message);
            if (!checked.success) return event.currentTarget.querySelector('input')?.focus();
            onConfirm(pendingAct, checked.data ?? '');
          }}
        >
          <p className="text-foreground-soft">{text?.text}</p>
          <Field
            // The dialog gives it the focus when it opens.
            ref={(input) => input?.setAttribute('autofocus', '')}
            label="Reason"
            name="reason"
            autoComplete="off"
            maxLength={reasonMaxCharacters}
            error={error}
            hint="Optional. It is kept in the record with this act."
            onInput={() => setError(undefined)}
          />
        </form>
      )}
    </Dialog>
  );
}

type DialogText = { title: string; text: string; buttonLabel: string; variant: 'main' | 'danger' };

const seenByAdmins = new Intl.ListFormat('en-IN').format([
  'name',
  'username',
  'email',
  ...adminFields.map(({ name }) => name.toLowerCase()),
]);

function toDialogText(act: ConfirmedAct, name: string, isSelf: boolean): DialogText {
  if (act === 'make admin')
    return {
      title: `Make ${name} an admin?`,
      text: `An admin sees everybody’s ${seenByAdmins}, and can verify, block and delete people and give and take the admin role. This takes effect at once.`,
      buttonLabel: 'Make admin',
      variant: 'main',
    };
  if (act === 'remove admin role')
    return {
      title: `Take the admin role from ${name}?`,
      text: isSelf
        ? 'This is you: you lose access to this dashboard at once, and only another admin can give it back.'
        : 'They lose access to this dashboard at once. The rest of their account stays as it is.',
      buttonLabel: 'Remove admin role',
      variant: 'danger',
    };
  if (act === 'block')
    return {
      title: `Block ${name}?`,
      text: 'Every session ends at once, and the account can’t log in until an admin unblocks it. Nothing is deleted.',
      buttonLabel: `Block ${name}`,
      variant: 'main',
    };
  if (act === 'unblock')
    return {
      title: `Unblock ${name}?`,
      text: 'The account can log in again with its password. Sessions that were ended stay ended.',
      buttonLabel: `Unblock ${name}`,
      variant: 'main',
    };
  return {
    title: `Delete the account of ${name}?`,
    text: 'This deletes everything we store about the person: account, sessions and learning progress. Nobody can bring it back.',
    buttonLabel: `Delete ${name}`,
    variant: 'danger',
  };
}
