import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import type { AdminUser } from '#contract/admin.ts';

type RoleDialogProps = {
  user: AdminUser | undefined;
  isSelf: boolean;
  onConfirm: (user: AdminUser) => void;
  onClose: () => void;
};

/** Asks before somebody is made or unmade an admin. */
export function RoleDialog({ user, isSelf, onConfirm, onClose }: RoleDialogProps) {
  const making = !user?.roleAdmin;
  return (
    <Dialog
      open={user !== undefined}
      onClose={onClose}
      width={620}
      title={making ? `Make ${user?.name} an admin?` : `Unmake ${user?.name} as an admin?`}
      below={user?.email}
      foot={
        user && (
          <>
            <Button look={making ? 'main' : 'danger'} onClick={() => onConfirm(user)}>
              {making ? 'Make admin' : 'Unmake admin'}
            </Button>
            <Button look="plain" onClick={onClose}>
              Cancel
            </Button>
          </>
        )
      }
    >
      <p className="text-foreground-soft">{making ? makingWords : isSelf ? ownWords : unmakingWords}</p>
    </Dialog>
  );
}

const makingWords =
  'An admin sees everybody’s name, username, email and college, and can verify people and make and unmake admins. It holds at once, and is recorded.';
const unmakingWords =
  'This dashboard closes to them at once. Everything else of their account stays as it is. It is recorded.';
const ownWords =
  'This is you: the dashboard closes to you at once, and only another admin can open it again. It is recorded.';
