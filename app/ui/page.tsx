import type { ReactNode } from 'react';

/**
 * The body of a page: its column, from which the thread's nodes hang. `roomy` widens the rhythm between
 * sections, as on the home page.
 */
export function Page({ roomy = false, children }: { roomy?: boolean; children: ReactNode }) {
  return (
    <div className={`page ${roomy ? 'roomy' : ''}`}>
      <div className="thread" aria-hidden="true" />
      {children}
      <div className="page-end" />
    </div>
  );
}

/** A page's first heading, on its node, with a lead sentence and, at the right, an action. */
export function PageHead({
  title,
  lead,
  action,
}: {
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <header className="page-head flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="max-w-full">
        <h1 className="knot">{title}</h1>
        {lead && <p className="lead mt-4 max-w-[36rem]">{lead}</p>}
      </div>
      {action}
    </header>
  );
}

/** A section of a page under a heading with its node on the thread. */
export function Section({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id} className="knot">
        {title}
      </h2>
      {children}
    </section>
  );
}
