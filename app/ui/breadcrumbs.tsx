import { Link } from 'react-router';

/** The way back to the page above, over the title of a page below it. */
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
