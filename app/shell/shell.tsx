import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { NavigationBar } from '#app/shell/navigation-bar.tsx';
import { Decoration } from '#app/shell/decoration/decoration.tsx';
import { Footer } from '#app/shell/footer.tsx';
import { RouteChange } from '#app/shell/route-change.tsx';
import { DocumentMarks, SessionSync } from '#app/shell/session-sync.tsx';
import { SiteUpdated } from '#app/shell/site-updated.tsx';
import { announcerId } from '#app/ui/announce.ts';

/** What surrounds every page: skip link, navigation bar, the page itself, footer, decoration. */
export function Shell({ children }: { children: ReactNode }) {
  // A lesson's samples may contain a main element too, so the lesson's main element is labelled.
  const isLesson = useMatches().some(({ id }) => id.startsWith('lesson/'));
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      <NavigationBar />
      <main
        id="main"
        className="branch"
        tabIndex={-1}
        aria-labelledby={isLesson ? 'lesson-title' : undefined}
      >
        {children}
      </main>
      <Footer />
      <RouteChange />
      <div id={announcerId} className="visually-hidden" role="status" />
      <DocumentMarks />
      <SessionSync />
      <SiteUpdated />
      <Decoration />
    </>
  );
}
