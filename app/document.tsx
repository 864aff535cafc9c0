import { createContext, use, useEffect, type ComponentType, type ReactNode } from 'react';
import { useMatches } from 'react-router';
import { pageFilesId, type PageFiles } from '#app/boot/page-files.ts';
import type { HeadRules } from '#app/boot/head.ts';
import { publicUrl } from '#app/session/page-meta.tsx';
import { whenHydrated } from '#app/when-hydrated.ts';
import { site } from '#content/site.ts';

/** What the build puts into a page besides its content. The browser has read it by the time of hydration. */
export type DocumentAssets = {
  /** The text of the scripts of app/boot/. */
  headScript: string;
  startScript: string;
  /** The access rules that the head script applies, if any. */
  rules?: HeadRules | undefined;
  /** The style for the first paint. */
  style: string;
  /** The paths of all style sheets, for browsers without scripts. */
  styleSheets: readonly string[];
  files: PageFiles;
};

/** Undefined in the browser. */
export const DocumentAssetsContext = createContext<DocumentAssets | undefined>(undefined);

function HeadAssets({ assets }: { assets: DocumentAssets }) {
  return (
    <>
      <script
        data-rules={assets.rules && JSON.stringify(assets.rules)}
        dangerouslySetInnerHTML={{ __html: assets.headScript }}
      />
      <style dangerouslySetInnerHTML={{ __html: assets.style }} />
      <noscript>
        {assets.styleSheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </noscript>
    </>
  );
}

function StartAssets({ assets }: { assets: DocumentAssets }) {
  return (
    <>
      <script
        id={pageFilesId}
        type="application/json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(assets.files) }}
      />
      <script dangerouslySetInnerHTML={{ __html: assets.startScript }} />
    </>
  );
}

/** Title, description and the like of the page that is shown (`pageMeta`). */
function PageHead() {
  const handles = useMatches().map(({ handle }) => handle as { Meta?: ComponentType } | undefined);
  const Meta = handles.findLast((handle) => handle?.Meta)?.Meta;
  return Meta ? <Meta /> : <title>{site.name}</title>;
}

/**
 * The HTML document around every page. React hydrates all of it but the assets: it leaves elements of the head and the end
 * of the body that it does not know as they are. `head` replaces the title and description of the page.
 */
export function Document({ head = <PageHead />, children }: { head?: ReactNode; children: ReactNode }) {
  const assets = use(DocumentAssetsContext);
  useEffect(
    () =>
      whenHydrated(() => {
        document.documentElement.dataset.hydrated = '';
        document.dispatchEvent(new Event('hydrated'));
      }),
    [],
  );
  return (
    <html
      lang="en-IN"
      data-theme="night"
      data-visitor="visitor"
      data-public-url={publicUrl}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark light" />
        <link rel="icon" href="/generated/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/generated/apple-touch-icon.png" />
        <link rel="manifest" href="/generated/site.webmanifest" />
        <meta property="og:site_name" content={site.name} />
        {head}
        {assets && <HeadAssets assets={assets} />}
      </head>
      <body>
        {children}
        {assets && <StartAssets assets={assets} />}
      </body>
    </html>
  );
}
