import type { ReactNode } from 'react';
import { useVisitorKind } from '#app/session/use-stored-session.ts';
import { isShownTo, type Audience } from '#app/shell/navigation-links.ts';

/**
 * A part of the page that only `audience` sees (undefined: everybody). The prerendered page holds it for
 * every kind of visitor, and shell.css hides it by the attribute that the boot script sets on the document,
 * so nothing flashes or shifts. After hydration it is in the document only for those who may see it.
 */
export function ShownTo({
  audience,
  as: Element = 'div',
  className,
  children,
}: {
  audience: Audience | undefined;
  as?: 'div' | 'li';
  className?: string;
  children: ReactNode;
}) {
  const kind = useVisitorKind();
  if (kind !== undefined && !isShownTo(audience, kind)) return null;
  return (
    <Element className={className} data-for={audience}>
      {children}
    </Element>
  );
}
