import { useEffect, useState } from 'react';
import { siteUpdated } from '#app/load-module.ts';
import { Button } from '#app/ui/controls/button.tsx';

/** Offers to reload the page once a part of it can't load because a new build is installed. */
export function SiteUpdated() {
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
