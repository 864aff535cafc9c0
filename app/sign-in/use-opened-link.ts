import { useEffect, useState } from 'react';
import { parseLinkFragment, type MailLink } from '#contract/mail-link.ts';

declare global {
  /** The fragment with which the page was loaded; the boot script removed it from the URL. */
  var openedFragment: string | undefined;
}

/** The link in a mail by which the page was opened; undefined without one, and before hydration. */
export function useOpenedLink(): MailLink | undefined {
  const [link, setLink] = useState<MailLink>();
  useEffect(() => {
    const parseLink = (fragment: string) => setLink((before) => parseLinkFragment(fragment) ?? before);
    parseLink(globalThis.openedFragment ?? '');
    globalThis.openedFragment = undefined;
    // A link opened in a tab that shows this page already changes the fragment alone.
    const readUrl = () => {
      if (location.hash === '') return;
      parseLink(location.hash.slice(1));
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    window.addEventListener('hashchange', readUrl);
    return () => window.removeEventListener('hashchange', readUrl);
  }, []);
  return link;
}
