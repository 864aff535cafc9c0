import { BadgeCheck, BadgeX, ChevronDown, KeyRound } from 'lucide-react';
import { Menu } from '#app/ui/overlays/menu.tsx';
import { Status } from '#app/ui/status.tsx';
import type { AdminUser } from '#contract/admin.ts';

type StatusMenuProps = {
  user: AdminUser;
  /** The element that names the person. */
  describedBy: string;
  onVerify: () => void;
  onRole: () => void;
};

/** The status badge; pressed, it names the person, tells whether they are an admin, and offers what can be done. */
export function StatusMenu({ user, describedBy, onVerify, onRole }: StatusMenuProps) {
  const verified = user.veri === 'verified';
  return (
    <Menu
      lazy
      align="right"
      describedBy={describedBy}
      buttonClass="status-button"
      panelClass="status-menu"
      label={
        <>
          <Status state={verified ? 'full' : 'open'}>{verified ? 'Verified' : 'Unverified'}</Status>
          <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
        </>
      }
    >
      <p className="menu-note">
        {user.name}, {user.roleAdmin ? 'admin' : 'member'}
      </p>
      <button type="button" className="menu-item" onClick={onVerify}>
        {verified ? (
          <BadgeX aria-hidden="true" size={18} strokeWidth={1.75} />
        ) : (
          <BadgeCheck aria-hidden="true" size={18} strokeWidth={1.75} />
        )}
        {verified ? 'Unverify' : 'Verify'}
      </button>
      <hr />
      <button type="button" className="menu-item" onClick={onRole}>
        <KeyRound aria-hidden="true" size={18} strokeWidth={1.75} />
        {user.roleAdmin ? 'Remove admin role…' : 'Make admin…'}
      </button>
    </Menu>
  );
}
