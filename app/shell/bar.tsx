import { audienceOf, mainLinks } from '#app/shell/bar-links.ts';
import { BarLink } from '#app/shell/bar-link.tsx';
import { AdminEntry, ContentsMenu, UserMenu } from '#app/shell/bar-menus.tsx';
import { Drawer } from '#app/shell/drawer.tsx';
import { ThemeSwitch } from '#app/shell/theme-switch.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { site } from '#content/site.ts';
import { Link } from 'react-router';

/**
 * The navigation bar in all its states at once; `data-for` says whose each part is, and CSS leaves those that fit the mark
 * set on the document before the first paint. So nothing flashes, and no part waits for script.
 */
export function Bar() {
  return (
    <header className="bar" aria-label={site.name}>
      <nav className="bar-in" aria-label="Main">
        <Link to="/" viewTransition className="brand" aria-label={`${site.name}, home page`}>
          <Mark size={32} />
          <span>{site.name}</span>
        </Link>
        <ul className="bar-links">
          {mainLinks.map(({ to, label }) => (
            <li key={to} data-for={audienceOf(to)}>
              <BarLink to={to} className="bar-link">
                {label}
              </BarLink>
            </li>
          ))}
          <li data-for="verified">
            <ContentsMenu />
          </li>
          <AdminEntry />
        </ul>
        <div className="bar-end">
          <ThemeSwitch />
          <div className="bar-start" data-for="visitor">
            <ButtonLink to="/login" look="outline">
              Get Started
            </ButtonLink>
          </div>
          <div data-for="member">
            <UserMenu />
          </div>
          <Drawer />
        </div>
      </nav>
    </header>
  );
}
