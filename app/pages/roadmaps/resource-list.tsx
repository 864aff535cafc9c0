import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Resource } from '#contract/content/roadmaps.ts';

/** Learning resources. External ones open in a new tab; our own tutorials in this one. */
export function ResourceList({ resources }: { resources: readonly Resource[] }) {
  return (
    <ul className="resources">
      {resources.map(({ name, url }) => (
        <li key={url}>
          {url.startsWith('/') ? (
            <Link to={url} className="resource">
              <span>
                {name} <span className="mono">on this site</span>
              </span>
              <ArrowRight aria-hidden="true" size={16} strokeWidth={1.75} />
            </Link>
          ) : (
            <a href={url} target="_blank" rel="noopener noreferrer" className="resource">
              <span>
                {name} <span className="mono">{new URL(url).hostname.replace(/^www\./, '')}</span>
              </span>
              <span className="visually-hidden">, opens in a new tab</span>
              <ArrowUpRight aria-hidden="true" size={16} strokeWidth={1.75} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
