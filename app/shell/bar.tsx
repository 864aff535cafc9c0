import { adminLink, audienceOf, mainLinks } from '#app/shell/bar-links.ts';
import { BarLink } from '#app/shell/bar-link.tsx';
import { ContentsMenu, UserMenu } from '#app/shell/bar-menus.tsx';
import { Drawer } from '#app/shell/drawer.tsx';
import { ShownTo } from '#app/shell/shown-to.tsx';
import { ThemeSwitch } from '#app/shell/theme-switch.tsx';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Mark } from '#app/ui/graph/mark.tsx';
import { site } from '#content/site.ts';
import { Link } from 'react-router';

/** The navigation bar. The prerendered page holds all its states at once (see ShownTo). */
export function Bar() {
  return (
    <header className="bar" aria-label={site.name}>
      <nav className="bar-in" aria-label="Main">
        <Link
          to="/"
          prefetch="intent"
          viewTransition
          className="brand"
          aria-label={`${site.name}, home page`}
        >
          <Mark size={32} />
          <span>{site.name}</span>
        </Link>
        <ul className="bar-links">
          {mainLinks.map(({ to, label }) => (
            <ShownTo key={to} as="li" audience={audienceOf(to)}>
              <BarLink to={to} className="bar-link">
                {label}
              </BarLink>
            </ShownTo>
          ))}
          <ShownTo as="li" audience="verified">
            <ContentsMenu />
          </ShownTo>
          <ShownTo as="li" audience={audienceOf(adminLink.to)}>
            <BarLink to={adminLink.to} className="bar-link">
              {adminLink.label}
            </BarLink>
          </ShownTo>
        </ul>
        <div className="bar-end">
          <ThemeSwitch />
          <ShownTo audience="visitor" className="bar-start">
            <ButtonLink to="/login" look="outline">
              Get Started
            </ButtonLink>
          </ShownTo>
          <ShownTo audience="member">
            <UserMenu />
          </ShownTo>
          <Drawer />
        </div>
      </nav>
    </header>
  );
}
