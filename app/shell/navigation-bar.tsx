import { PageLink } from '#app/ui/controls/page-link.tsx';
import { adminLink, getAudience, mainLinks } from '#app/shell/navigation-links.ts';
import { NavigationLink } from '#app/shell/navigation-link.tsx';
import { ContentsMenu, UserMenu } from '#app/shell/navigation-menus.tsx';
import { Drawer } from '#app/shell/drawer.tsx';
import { ShownTo } from '#app/shell/shown-to.tsx';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Logo } from '#app/ui/graph/logo.tsx';
import { site } from '#content/site.ts';
import { SunMoon } from 'lucide-react';
import { switchTheme } from '#app/session/theme.ts';

/**
 * Switches between the themes Night and Paper. Both labels are in the page, and CSS shows the one for the
 * current theme.
 */
function ThemeSwitch() {
  return (
    <button type="button" className="icon-button" onClick={switchTheme}>
      <SunMoon aria-hidden="true" size={20} strokeWidth={1.75} />
      <span className="name-in-night">Switch to Paper theme</span>
      <span className="name-in-paper">Switch to Night theme</span>
    </button>
  );
}

/** The navigation bar. The prerendered page contains it for all kinds of visitors (see ShownTo). */
export function NavigationBar() {
  return (
    <header className="bar" aria-label={site.name}>
      <nav className="bar-in" aria-label="Main">
        <PageLink to="/" viewTransition className="brand" aria-label={`${site.name}, home page`}>
          <Logo size={32} />
          <span>{site.name}</span>
        </PageLink>
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
