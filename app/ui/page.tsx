import type { ReactNode } from 'react';

/**
 * The body of a page: its column with the thread. `isRoomy` increases the space between sections, as on the
 * home page.
 */
export function Page({ isRoomy = false, children }: { isRoomy?: boolean; children: ReactNode }) {
  return (
    <div className={`page ${isRoomy ? 'roomy' : ''}`}>
      <div className="thread" aria-hidden="true" />
      {children}
      <div className="page-end" />
    </div>
  );
}

/** A page's heading with its node, a lead sentence and, at the right, an action. */
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

/** A section of a page, with a heading whose node is on the thread. */
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
