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

/** The menu at the end of a row: the person's name and role, and the acts. */
export function PersonMenu({ user, isSelf, onAct }: PersonMenuProps) {
  const renderItem = (act: PersonAct, label: string, Icon: LucideIcon, look = '') => (
    <button type="button" className={`menu-item ${look}`} onClick={() => onAct(act)}>
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
      {label}
    </button>
  );
  return (
    <Menu
      isLazy
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
      <Link className="menu-item" to={getPersonPath(user.userId)} viewTransition>
        <User aria-hidden="true" size={18} strokeWidth={1.75} />
        Open page
      </Link>
      {user.veri === 'verified'
        ? renderItem('unverify', 'Unverify', BadgeX)
        : renderItem('verify', 'Verify', BadgeCheck)}
      {renderItem('reset mail', 'Send a reset mail', Send)}
      {renderItem('end sessions', 'End all sessions', LogOut)}
      <hr />
      {user.roleAdmin
        ? renderItem('remove admin role', 'Remove admin role…', KeyRound)
        : renderItem('make admin', 'Make admin…', KeyRound)}
      {!isSelf && (
        <>
          {user.blocked ? renderItem('unblock', 'Unblock…', Ban) : renderItem('block', 'Block…', Ban)}
          <hr />
          {renderItem('delete', 'Delete…', Trash2, 'is-dangerous')}
        </>
      )}
    </Menu>
  );
}

/** The URL of a person's page. */
export function getPersonPath(userId: string): string {
  return `/admin/person?${new URLSearchParams({ id: userId })}`;
}
