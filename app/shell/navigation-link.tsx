import type { ReactNode } from 'react';
import { Link, useLocation, useMatches } from 'react-router';

/**
 * The URL of the page shown, without a slash at its end; '' on the page for unknown URLs, which is
 * served for all of them.
 */
export function useShownPath(): string {
  const { pathname } = useLocation();
  const unknown = useMatches().some((match) => match.id === 'unknown');
  return unknown ? '' : pathname.replace(/(.)\/+$/, '$1');
}

/** A link of the shell; that of the page shown, or of one above it, is marked as the current one. */
export function NavigationLink({
  to,
  className = '',
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) {
  const shown = useShownPath();
  const isAbove = to !== '/' && shown.startsWith(`${to}/`);
  return (
    <Link
      to={to}
      prefetch="intent"
      viewTransition
      className={className}
      aria-current={shown === to ? 'page' : isAbove ? 'true' : undefined}
    >
      {children}
    </Link>
  );
}
