import { PageLink } from '#app/ui/controls/page-link.tsx';
import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';

/** The path of the current page, without a trailing slash; '' on the page for unknown URLs. */
export function useCurrentPath(): string {
  const { pathname } = useLocation();
  const isUnknownPage = useMatches().some((match) => match.id === 'unknown');
  return isUnknownPage ? '' : pathname.replace(/(.)\/+$/, '$1');
}

/** A link of the shell. It is marked as current on its page and on pages below it. */
export function NavigationLink({
  to,
  className = '',
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) {
  const currentPath = useCurrentPath();
  const isAncestor = to !== '/' && currentPath.startsWith(`${to}/`);
  return (
    <PageLink
      to={to}
      viewTransition
      className={className}
      aria-current={currentPath === to ? 'page' : isAncestor ? 'true' : undefined}
    >
      {children}
    </PageLink>
  );
}
