import type { MetaDescriptor } from 'react-router';
import { site } from '#content/site.ts';

/**
 * The origin of the site's public URLs. Prerendering writes a placeholder, which the server replaces with its
 * PUBLIC_URL in every page it serves. The browser takes it from the document, since it may have fetched the
 * page from another origin (a proxy, an IP address).
 */
export const publicUrl = import.meta.env.SSR
  ? '__PUBLIC_URL__'
  : (document.documentElement.dataset.publicUrl ?? location.origin);

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
}): MetaDescriptor[] {
  const full = title ? `${title} · ${site.name}` : `${site.name}: ${site.tagline}`;
  if (hidden) return [{ title: full }, { name: 'robots', content: 'noindex' }];
  return [
    { title: full },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: publicUrl + path },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: publicUrl + path },
    { property: 'og:image', content: `${publicUrl}/generated/og/${picture}.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
