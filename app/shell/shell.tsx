import { useEffect, useState, type ReactNode } from 'react';
import { useMatches } from 'react-router';
import { NavigationBar } from '#app/shell/navigation-bar.tsx';
import { Decoration } from '#app/shell/decoration/decoration.tsx';
import { Footer } from '#app/shell/footer.tsx';
import { RouteChange } from '#app/shell/route-change.tsx';
import { DocumentMarks, SessionSync } from '#app/shell/session-sync.tsx';
import { announcerId } from '#app/ui/announce.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { siteUpdated } from '#app/load-module.ts';

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

/** Offers to reload the page once a part of it can't load because a new build is installed. */
function SiteUpdated() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const show = () => setShown(true);
    document.addEventListener(siteUpdated, show);
    return () => document.removeEventListener(siteUpdated, show);
  }, []);
  if (!isShown) return null;
  return (
    <div role="alert" className="site-updated">
      <p>The site has been updated. Reload the page to go on. Your code in lessons stays as you typed it.</p>
      <Button variant="main" onClick={() => location.reload()}>
        Reload the page
      </Button>
    </div>
  );
}
