import type { ReactNode } from 'react';

/** What stands around every page: navigation bar, the page itself, footer, decoration. */
export function Shell({ children }: { children: ReactNode }) {
  return <main id="main" className="branch">{children}</main>;
}
