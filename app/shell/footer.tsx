import { PageLink } from '#app/ui/controls/page-link.tsx';
import { getAudience, type Audience } from '#app/shell/navigation-links.ts';
import { ShownTo } from '#app/shell/shown-to.tsx';
import { site } from '#content/site.ts';

type Column = {
  title: string;
  /** Who sees the column; left out for everybody. */
  audience?: Audience;
  links: readonly { label: string; to: string; isExternal?: boolean }[];
};

const columns: readonly Column[] = [
  {
    title: 'Community',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Hackathons', to: '/hackathons' },
      { label: 'Clubs', to: '/clubs' },
      { label: 'Startups', to: '/startups' },
      { label: 'Privacy', to: '/privacy' },
    ],
  },
  {
    title: 'Learn',
    audience: 'verified',
    links: [
      { label: 'Courses', to: '/courses' },
      { label: 'Roadmaps', to: '/roadmaps' },
      { label: 'HTML tutorial', to: '/learning/html' },
      { label: 'CSS tutorial', to: '/learning/css' },
    ],
  },
  {
    title: 'Elsewhere',
    links: [
      { label: 'Instagram', to: site.instagramUrl, isExternal: true },
      { label: 'LinkedIn', to: site.linkedinUrl, isExternal: true },
      { label: 'Chat group', to: site.joinUrl, isExternal: true },
    ],
  },
];

/**
 * The footer, where the page's thread ends at the first commit. Like the navigation bar, it links only to
 * pages that the visitor may see.
 */
export function Footer() {
  return (
    <footer className="footer" aria-label={site.name}>
      <div className="footer-in">
        <p className="first-commit">
          <span>First commit, {site.foundedYear}</span>
        </p>
        <div className="footer-columns">
          <p className="footer-words">{site.footer.join(' ')}</p>
          {columns.map(({ title, audience, links }) => (
            <ShownTo key={title} audience={audience}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ label, to, isExternal }) => (
                  <ShownTo key={to} as="li" audience={isExternal ? undefined : getAudience(to)}>
                    {isExternal ? (
                      <a href={to} target="_blank" rel="noopener noreferrer">
                        {label}
                      </a>
                    ) : (
                      <PageLink to={to} viewTransition>
                        {label}
                      </PageLink>
                    )}
                  </ShownTo>
                ))}
              </ul>
            </ShownTo>
          ))}
        </div>
      </div>
    </footer>
  );
}
