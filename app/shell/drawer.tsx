import { Menu as Burger } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import {
  adminLink,
  getAudience,
  contentsLinks,
  mainLinks,
  type NavigationLinkData,
} from '#app/shell/navigation-links.ts';
import { NavigationLink } from '#app/shell/navigation-link.tsx';
import { AccountLink, RoleLabel } from '#app/shell/navigation-menus.tsx';
import { LogoutButton } from '#app/shell/logout-button.tsx';
import { ShownTo } from '#app/shell/shown-to.tsx';
import { useIsWide } from '#app/shell/use-is-wide.ts';
import { Username, UserTile } from '#app/shell/username.tsx';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { wrapFocus } from '#app/ui/overlays/wrap-focus.ts';

const id = 'drawer';

/**
 * The menu on small screens: a burger button, and a drawer from the right over a backdrop. Escape, a click on
 * the backdrop and following a link close it.
 */
export function Drawer() {
  const toggle = useRef<HTMLButtonElement>(null);
  const drawer = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(drawer.current?.matches(':popover-open') ?? false), []);
  const isWide = useIsWide();
  useEffect(() => {
    if (isWide) drawer.current?.hidePopover();
  }, [isWide]);
  useCloseOnNavigation(drawer);
  useEffect(() => {
    // Content behind the backdrop can't be clicked or focused.
    const coveredElements = document.querySelectorAll<HTMLElement>('main, .footer');
    for (const element of coveredElements) element.inert = open;
  }, [open]);

  return (
    <div
      className="drawer-place"
      onKeyDown={(event) => {
        if (open && toggle.current && drawer.current)
          wrapFocus(event, listControls(toggle.current, drawer.current));
      }}
    >
      <button
        ref={toggle}
        type="button"
        className="icon-button"
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        aria-label="Menu"
      >
        <Burger aria-hidden="true" size={22} strokeWidth={1.75} />
      </button>
      <div
        ref={drawer}
        id={id}
        popover="auto"
        className="drawer-veil"
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={(event) => {
          const target = event.target;
          if (target instanceof Element && target.closest('a')) drawer.current?.hidePopover();
        }}
      >
        {/* Closes the drawer before the page's scripts have run, too. Escape does the same by keyboard. */}
        <button
          type="button"
          className="drawer-backdrop"
          popoverTarget={id}
          popoverTargetAction="hide"
          tabIndex={-1}
          aria-hidden="true"
        />
        {/* The navigation bar has the same links, so on a wide screen they must not be in the document twice. */}
        {!isWide && <DrawerContents />}
      </div>
    </div>
  );
}

function useCloseOnNavigation(drawer: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const previousKey = useRef(key);
  useEffect(() => {
    // Hydration is not a navigation: a drawer that was opened before it stays open.
    if (previousKey.current === key) return;
    previousKey.current = key;
    drawer.current?.hidePopover();
  }, [drawer, key]);
}

/** The burger button and the visible controls of the drawer. */
function listControls(toggle: HTMLElement, drawer: HTMLElement): HTMLElement[] {
  return [
    toggle,
    ...[...drawer.querySelectorAll<HTMLElement>('a, button:not(.drawer-backdrop)')].filter(
      (each) => each.getClientRects().length > 0,
    ),
  ];
}

function DrawerContents() {
  return (
    <div className="drawer">
      <ShownTo audience="member" className="drawer-person">
        <UserTile large />
        <div>
          <Username />
          <p>
            <RoleLabel />
          </p>
        </div>
      </ShownTo>
      <DrawerLinks links={[...mainLinks, adminLink]} />
      <ShownTo audience="verified">
        <h2 className="drawer-title">Contents</h2>
        <DrawerLinks links={contentsLinks} />
      </ShownTo>
      <ShownTo audience="visitor" className="drawer-end">
        <ButtonLink to="/login" variant="main" size="wide" tip>
          Get Started
        </ButtonLink>
      </ShownTo>
      <ShownTo audience="member" className="drawer-end">
        <AccountLink />
        <LogoutButton className="menu-item" />
      </ShownTo>
    </div>
  );
}

/** Links as commits on a line; the current page's link is marked. */
function DrawerLinks({ links }: { links: readonly NavigationLinkData[] }) {
  return (
    <ul className="drawer-links">
      {links.map(({ to, label }) => (
        <ShownTo key={to} as="li" audience={getAudience(to)}>
          <NavigationLink to={to} className="drawer-link">
            {label}
          </NavigationLink>
        </ShownTo>
      ))}
    </ul>
  );
}
