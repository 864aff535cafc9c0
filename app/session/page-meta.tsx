import type { ReactNode } from 'react';
import { site } from '#content/site.ts';

/**
 * The origin of the site's public URLs. Prerendering writes a placeholder, which the server replaces with its
 * PUBLIC_URL in every page it serves. The browser takes it from the document, since it may have fetched the
 * page from another origin (a proxy, an IP address).
 */
export const publicUrl = import.meta.env.SSR
  ? '__PUBLIC_URL__'
  : (document.documentElement.dataset.publicUrl ?? location.origin);

/** The head of a page that search engines keep out. */
export function HiddenPageHead({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/**
 * A page's title, description, canonical URL and Open Graph picture. `picture` names a file of /generated/og
 * without its ending; members' pages pass `hidden`, and search engines keep out.
 */
export function pageMeta({
  title,
  description = site.description,
  path,
  picture = 'default',
  hidden = false,
}: {
  title?: string;
  description?: string;
  path: string;
  picture?: string;
  hidden?: boolean;
}): ReactNode {
  const full = title ? `${title} · ${site.name}` : `${site.name}: ${site.tagline}`;
  if (hidden) return <HiddenPageHead title={full} />;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={publicUrl + path} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={publicUrl + path} />
      <meta property="og:image" content={`${publicUrl}/generated/og/${picture}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
