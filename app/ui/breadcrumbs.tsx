import { Link } from 'react-router';

/** The breadcrumbs above a page's title: a link to the parent page and the current page. */
export function Breadcrumbs({ to, parent, here }: { to: string; parent: string; here: string }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <Link to={to} viewTransition>
        {parent}
      </Link>
      <span aria-hidden="true">/</span>
      <span>{here}</span>
    </nav>
  );
}
