import type { ReactNode } from 'react';
import './subject.css';

/**
 * One subject of a page about an account: its heading on the thread at the left, its matter at the right, a
 * hairline above.
 */
export function Subject({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section className="subject" aria-labelledby={id}>
      <header>
        <h2 id={id} className="knot">
          {title}
        </h2>
        <p>{lead}</p>
      </header>
      <div className="subject-matter">{children}</div>
    </section>
  );
}
