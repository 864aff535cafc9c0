import {
  BadgeCheck,
  BadgeX,
  Ban,
  Ellipsis,
  KeyRound,
  LogOut,
  Send,
  Trash2,
  User,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router';
import type { PersonAct } from '#app/pages/admin/person-acts.ts';
import { Menu } from '#app/ui/overlays/menu.tsx';
import type { AdminUser } from '#contract/admin/admin.ts';

type PersonMenuProps = {
  user: AdminUser;
  isSelf: boolean;
  onAct: (act: PersonAct) => void;
};

/** The menu at the end of a row: it names the person, tells whether they are an admin, and offers what can be done. */
export function PersonMenu({ user, isSelf, onAct }: PersonMenuProps) {
  const item = (act: PersonAct, label: string, Icon: LucideIcon, look = '') => (
    <button type="button" className={`menu-item ${look}`} onClick={() => onAct(act)}>
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
      {label}
    </button>
  );
  return (
    <Menu
      lazy
      align="right"
      name={`Act on ${user.name}`}
      buttonClass="person-button"
      panelClass="person-menu"
      label={<Ellipsis aria-hidden="true" size={18} strokeWidth={1.75} />}
    >
      <p className="menu-note">
        {user.name}, {user.roleAdmin ? 'admin' : 'member'}
        {user.blocked && ', blocked'}
      </p>
      <Link className="menu-item" to={personPath(user.userId)} viewTransition>
        <User aria-hidden="true" size={18} strokeWidth={1.75} />
        Open page
      </Link>
      {user.veri === 'verified' ? item('unverify', 'Unverify', BadgeX) : item('verify', 'Verify', BadgeCheck)}
      {item('reset mail', 'Send a reset mail', Send)}
      {item('end sessions', 'End all sessions', LogOut)}
      <hr />
      {user.roleAdmin
        ? item('remove admin role', 'Remove admin role…', KeyRound)
        : item('make admin', 'Make admin…', KeyRound)}
      {!isSelf && (
        <>
          {user.blocked ? item('unblock', 'Unblock…', Ban) : item('block', 'Block…', Ban)}
          <hr />
          {item('delete', 'Delete…', Trash2, 'is-dangerous')}
        </>
      )}
    </Menu>
  );
}

/** The address of a person's page. */
export function personPath(userId: string): string {
  return `/admin/person?${new URLSearchParams({ id: userId })}`;
}
