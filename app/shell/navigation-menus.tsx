import { ChevronDown, User } from 'lucide-react';
import { useUsername, useVisitorKind } from '#app/session/use-stored-session.ts';
import { accountLink, contentsLinks } from '#app/shell/navigation-links.ts';
import { NavigationLink, useShownPath } from '#app/shell/navigation-link.tsx';
import { LogoutButton } from '#app/shell/logout-button.tsx';
import { Username, UserTile } from '#app/shell/username.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';

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
            <NavigationLink to={to} className="menu-item">
              <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
              {label}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

/** The person's own menu: what they are here (the button says who), their account, and the way out. */
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
          {/* Until the name is there for those who don't read what CSS adds. */}
          {useUsername() === '' && <span className="visually-hidden">Your menu</span>}
          <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
        </>
      }
    >
      <p className="menu-note">
        <RoleLabel />
      </p>
      <AccountLink />
      <hr />
      <LogoutButton className="menu-item" />
    </Menu>
  );
}

/** The link to the visitor's account. */
export function AccountLink() {
  return (
    <NavigationLink to={accountLink.to} className="menu-item">
      <User aria-hidden="true" size={18} strokeWidth={1.75} />
      {accountLink.label}
    </NavigationLink>
  );
}

const roleLabels = { member: 'not verified yet', verified: 'verified', admin: 'admin' } as const;

/** What the person is here, in a word. The prerendered page holds all three, and CSS shows one. */
export function RoleLabel() {
  const kind = useVisitorKind();
  return (['member', 'verified', 'admin'] as const)
    .filter((role) => kind === undefined || kind === role)
    .map((role) => (
      <span key={role} data-only={role}>
        {roleLabels[role]}
      </span>
    ));
}
