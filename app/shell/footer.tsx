import { Link } from 'react-router';
import { site } from '#content/site.ts';

type Column = { title: string; links: readonly { label: string; to: string; away?: boolean }[] };

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
      { label: 'Instagram', to: site.instagramUrl, away: true },
      { label: 'LinkedIn', to: site.linkedinUrl, away: true },
      { label: 'Chat group', to: site.joinUrl, away: true },
    ],
  },
];

/** Where every page's thread ends: at the first commit. */
export function Footer() {
  return (
    <footer className="footer" aria-label={site.name}>
      <div className="footer-in">
        <p className="first-commit">
          <span>First commit, {site.foundedYear}</span>
        </p>
        <div className="footer-columns">
          <p className="footer-words">{site.footer.join(' ')}</p>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ label, to, away }) => (
                  <li key={to}>
                    {away ? (
                      <a href={to} target="_blank" rel="noopener noreferrer">
                        {label}
                      </a>
                    ) : (
                      <Link to={to} prefetch="intent" viewTransition>
                        {label}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </footer>
  );
}
