import { adminLink, getAudience, mainLinks } from '#app/shell/navigation-links.ts';
import { NavigationLink } from '#app/shell/navigation-link.tsx';
import { ContentsMenu, UserMenu } from '#app/shell/navigation-menus.tsx';
import { Drawer } from '#app/shell/drawer.tsx';
import { ShownTo } from '#app/shell/shown-to.tsx';
import { ThemeSwitch } from '#app/shell/theme-switch.tsx';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Logo } from '#app/ui/graph/logo.tsx';
import { site } from '#content/site.ts';
import { Link } from 'react-router';

/** The navigation bar. The prerendered page contains it for all kinds of visitors (see ShownTo). */
export function NavigationBar() {
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
          <Logo size={32} />
          <span>{site.name}</span>
        </Link>
        <ul className="bar-links">
          {mainLinks.map(({ to, label }) => (
            <ShownTo key={to} as="li" audience={getAudience(to)}>
              <NavigationLink to={to} className="bar-link">
                {label}
              </NavigationLink>
            </ShownTo>
          ))}
          <ShownTo as="li" audience="verified">
            <ContentsMenu />
          </ShownTo>
          <ShownTo as="li" audience={getAudience(adminLink.to)}>
            <NavigationLink to={adminLink.to} className="bar-link">
              {adminLink.label}
            </NavigationLink>
          </ShownTo>
        </ul>
        <div className="bar-end">
          <ThemeSwitch />
          <ShownTo audience="visitor" className="bar-start">
            <ButtonLink to="/login" variant="outline">
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
