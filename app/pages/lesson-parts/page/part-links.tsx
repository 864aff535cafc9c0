import { Link } from 'react-router';
import { partPages } from '#app/part-pages.ts';

/** Links to the page of each part. */
export function PartLinks() {
  return (
    <ul className="mono flex flex-wrap gap-x-6 gap-y-3">
      {partPages.map((name) => (
        <li key={name}>
          <Link to={`/lesson-parts/${name}`} className="link">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
