import type { ReactNode } from 'react';
import './settings-section.css';

/**
 * A section of a page about an account: the heading is in the left column, the content in the right one, with a
 * thin line above.
 */
export function SettingsSection({
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
    <section className="settings-section" aria-labelledby={id}>
      <header>
        <h2 id={id} className="knot">
          {title}
        </h2>
        <p>{lead}</p>
      </header>
      <div className="settings-section-body">{children}</div>
    </section>
  );
}
