import { ChevronDown, User, Users } from 'lucide-react';
import { useUsername, useVisitorKind } from '#app/session/use-stored-session.ts';
import { accountLink, adminLink, contentsLinks } from '#app/shell/navigation-links.ts';
import { NavigationLink, useCurrentPath } from '#app/shell/navigation-link.tsx';
import { LogoutButton } from '#app/shell/logout-button.tsx';
import { useIsWide } from '#app/shell/use-is-wide.ts';
import { Username, UserTile } from '#app/shell/username.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';

/** The menu *Contents*, for verified members. It is marked as current on its pages and in the tutorials. */
export function ContentsMenu() {
  const path = useCurrentPath();
  const isInside = path.startsWith('/learning/') || contentsLinks.some((link) => link.to === path);
  return (
    <Menu
      buttonClass={`bar-link ${isInside ? 'is-current' : ''}`}
      panelClass="bar-menu"
      label={
        <>
          Contents
          <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
        </>
      }
    >
      <ul>
        {contentsLinks.map(({ to, label }) => (
          <li key={to}>
            <NavigationLink to={to} className="menu-item">
              {label}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

/**
 * The user's menu: role, the link to the account, for admins the one to the dashboard, and the logout button. The button
 * shows the username, on a small screen the menu does.
 */
export function UserMenu() {
  const isWide = useIsWide();
  const kind = useVisitorKind();
  return (
    <Menu
      align="right"
      buttonClass="user-button"
      panelClass="bar-menu"
      label={
        <>
          <UserTile />
          <Username />
          {/* The accessible name until hydration, because the username is only CSS content. */}
          {useUsername() === '' && <span className="visually-hidden">Your menu</span>}
          <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
        </>
      }
    >
      <p className="menu-note">
        {!isWide && <Username />}
        <RoleLabel />
      </p>
      <AccountLink />
      {/* Not in the prerendered pages: on the home page it would cost a round trip, for everybody. */}
      {kind === 'admin' && (
        <NavigationLink to={adminLink.to} className="menu-item">
          <Users aria-hidden="true" size={18} strokeWidth={1.75} />
          {adminLink.label}
        </NavigationLink>
      )}
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

/** The user's role. The prerendered page contains all three, and CSS shows one. */
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
