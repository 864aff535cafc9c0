import { Menu as Burger } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLocation } from 'react-router';
import {
  adminLink,
  audienceOf,
  contentsLinks,
  mainLinks,
  type NavigationLinkData,
} from '#app/shell/navigation-links.ts';
import { NavigationLink } from '#app/shell/navigation-link.tsx';
import { AccountLink, RoleLabel } from '#app/shell/navigation-menus.tsx';
import { LogoutButton } from '#app/shell/logout-button.tsx';
import { ShownTo } from '#app/shell/shown-to.tsx';
import { Username, UserTile } from '#app/shell/username.tsx';
import { ButtonLink } from '#app/ui/controls/button.tsx';

const id = 'drawer';

/**
 * The small screen's menu: a burger, and a drawer from the right over a backdrop. Escape, the backdrop and a
 * choice close it.
 */
export function Drawer() {
  const toggle = useRef<HTMLButtonElement>(null);
  const drawer = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(drawer.current?.matches(':popover-open') ?? false), []);
  const isWide = useClosedOnWideScreens(drawer);
  useClosedByNavigation(drawer);
  useEffect(() => {
    // What the backdrop covers can be neither pressed nor reached with Tab.
    const behind = document.querySelectorAll<HTMLElement>('main, .footer');
    for (const element of behind) element.inert = open;
  }, [open]);

  return (
    <div
      className="drawer-place"
      onKeyDown={(event) => {
        if (open && toggle.current && drawer.current) wrapFocus(event, toggle.current, drawer.current);
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
          if (target === event.currentTarget || (target instanceof Element && target.closest('a')))
            drawer.current?.hidePopover();
        }}
      >
        {/* The bar holds the same links: on a wide screen they are in the document once. */}
        {!isWide && <DrawerContents />}
      </div>
    </div>
  );
}

/** Closes the drawer when the window becomes so wide that the bar holds its links. Returns whether it is. */
function useClosedOnWideScreens(drawer: RefObject<HTMLElement | null>): boolean {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const wide = matchMedia('(min-width: 1040px)');
    const follow = () => {
      setIsWide(wide.matches);
      if (wide.matches) drawer.current?.hidePopover();
    };
    follow();
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, [drawer]);
  return isWide;
}

function useClosedByNavigation(drawer: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    // Hydration is no navigation: a drawer opened before it stays open.
    if (shownKey.current === key) return;
    shownKey.current = key;
    drawer.current?.hidePopover();
  }, [drawer, key]);
}

/** Makes Tab go round between the burger and the drawer's own controls. */
function wrapFocus(event: KeyboardEvent, toggle: HTMLElement, drawer: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const inside = [...drawer.querySelectorAll<HTMLElement>('a, button')].filter((element) =>
    element.checkVisibility(),
  );
  const order = [toggle, ...inside];
  const from = order.findIndex((element) => element === document.activeElement);
  const to = (from + (event.shiftKey ? -1 : 1) + order.length) % order.length;
  // From one control of the drawer to another, Tab goes by itself.
  if (from < 0 || (from > 0 && to > 0)) return;
  event.preventDefault();
  order[to]?.focus();
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
        <ButtonLink to="/login" look="main" size="wide" tip>
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

/** Links as commits of a line; that of the page shown is the current one. */
function DrawerLinks({ links }: { links: readonly NavigationLinkData[] }) {
  return (
    <ul className="drawer-links">
      {links.map(({ to, label }) => (
        <ShownTo key={to} as="li" audience={audienceOf(to)}>
          <NavigationLink to={to} className="drawer-link">
            {label}
          </NavigationLink>
        </ShownTo>
      ))}
    </ul>
  );
}
