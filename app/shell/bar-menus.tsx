import { ChevronDown, User } from 'lucide-react';
import { accountLink, adminLink, audienceOf, contentsLinks } from '#app/shell/bar-links.ts';
import { BarLink, useShownPath } from '#app/shell/bar-link.tsx';
import { LogoutButton } from '#app/shell/logout-button.tsx';
import { Username, UserTile } from '#app/shell/username.tsx';
import { Menu } from '#app/ui/menu.tsx';

/** *Contents*: where verified members learn. Marked as current on its pages and in the tutorials. */
export function ContentsMenu() {
  const path = useShownPath();
  const inside = path.startsWith('/learning/') || contentsLinks.some((link) => link.to === path);
  return (
    <Menu
      buttonClass={`bar-link ${inside ? 'is-current' : ''}`}
      panelClass="bar-menu"
      label={
        <>
          Contents
          <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
        </>
      }
    >
      <ul>
        {contentsLinks.map(({ to, label, Icon }) => (
          <li key={to}>
            <BarLink to={to} className="menu-item">
              <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
              {label}
            </BarLink>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

/** The person's own menu: who they are here, their account, and the way out. */
export function UserMenu() {
  return (
    <Menu
      align="right"
      buttonClass="user-button"
      panelClass="bar-menu"
      label={
        <>
          <UserTile />
          <Username />
          <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
        </>
      }
    >
      <p className="menu-note">
        <Username />, <Standing />
      </p>
      <AccountLink />
      <hr />
      <LogoutButton className="menu-item" />
    </Menu>
  );
}

/** The way to the account of one's own. */
export function AccountLink() {
  return (
    <BarLink to={accountLink.to} className="menu-item">
      <User aria-hidden="true" size={18} strokeWidth={1.75} />
      {accountLink.label}
    </BarLink>
  );
}

/** What the person is here, in a word; CSS leaves the one that fits. */
export function Standing() {
  return (
    <>
      <span data-only="member">not verified yet</span>
      <span data-only="verified">verified</span>
      <span data-only="admin">admin</span>
    </>
  );
}

/** The admin's entry of the bar. */
export function AdminEntry() {
  return (
    <li data-for={audienceOf(adminLink.to)}>
      <BarLink to={adminLink.to} className="bar-link">
        {adminLink.label}
      </BarLink>
    </li>
  );
}
