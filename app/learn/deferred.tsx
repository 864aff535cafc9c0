import { createContext, use, type ReactNode } from 'react';

/**
 * What a prerendered page has as text in `<noscript>`: without scripts it is shown, and with them `app/boot/` inserts it
 * around the first paint, before hydration. So in the browser these components render their children alone.
 */
const IsInside = createContext(false);

/** A section of a lesson. It must not have a `<noscript>` of its own, because the first end tag would end both. */
export function DeferredSection({ children }: { children: ReactNode }) {
  if (!import.meta.env.SSR) return children;
  return (
    <noscript data-deferred-section="">
      <IsInside value>{children}</IsInside>
    </noscript>
  );
}

/** A frame. Inside a section it is text already, and becomes text again when the section is inserted. */
export function DeferredFrame({ children }: { children: ReactNode }) {
  const isInside = use(IsInside);
  if (!import.meta.env.SSR || isInside) return children;
  return <noscript data-later="">{children}</noscript>;
}

/** Marks a frame of the prerendered page until it has loaded. */
export const notLoadedMark = import.meta.env.SSR ? { 'data-not-loaded': '' } : {};
