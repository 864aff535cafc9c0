import { Link } from 'react-router';

/** The way back to the dashboard, above the title of a page below it. */
export function Breadcrumbs({ here }: { here: string }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <Link to="/admin" viewTransition>
        Admin
      </Link>
      <span aria-hidden="true">/</span>
      <span>{here}</span>
    </nav>
  );
}
