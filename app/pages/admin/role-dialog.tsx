import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import type { AdminUser } from '#contract/admin.ts';

type RoleDialogProps = {
  user: AdminUser | undefined;
  isSelf: boolean;
  onConfirm: (user: AdminUser) => void;
  onClose: () => void;
};

/** Asks before somebody gets or loses the admin role. */
export function RoleDialog({ user, isSelf, onConfirm, onClose }: RoleDialogProps) {
  const making = !user?.roleAdmin;
  return (
    <Dialog
      open={user !== undefined}
      onClose={onClose}
      width={620}
      title={making ? `Make ${user?.name} an admin?` : `Take the admin role from ${user?.name}?`}
      below={user?.email}
      foot={
        user && (
          <>
            <Button look={making ? 'main' : 'danger'} onClick={() => onConfirm(user)}>
              {making ? 'Make admin' : 'Remove admin role'}
            </Button>
            <Button look="plain" onClick={onClose}>
              Cancel
            </Button>
          </>
        )
      }
    >
      <p className="text-foreground-soft">{making ? makeAdminText : isSelf ? removeSelfText : removeText}</p>
    </Dialog>
  );
}

const makeAdminText =
  'An admin sees everybody’s name, username, email and college, and can verify people and give and take the admin role. This takes effect at once and is recorded.';
const removeText =
  'They lose access to this dashboard at once. The rest of their account stays as it is. This is recorded.';
const removeSelfText =
  'This is you: you lose access to this dashboard at once, and only another admin can give it back. This is recorded.';
