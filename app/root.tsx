import { useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import { ProgressSync } from '#app/learn/progress/progress-sync.tsx';
import { bootScript } from '#app/session/boot-script.ts';
import { guard } from '#app/session/guard.ts';
import { publicUrl } from '#app/session/page-meta.ts';
import { ErrorScreen, errorTitle } from '#app/shell/error-screen.tsx';
import { Shell } from '#app/shell/shell.tsx';
import { whenHydrated } from '#app/when-hydrated.ts';
import { site } from '#content/site.ts';
import fontsUrl from './styles/fonts.css?url';
import './app.css';

export const clientMiddleware = [guard];

/** For the page that unknown URLs get over HTTP; every other page has its own. */
export const meta = () => [{ title: errorTitle }, { name: 'robots', content: 'noindex' }];

/**
 * The document around every page. The build inlines the CSS that each page uses into its head, so that the
 * first paint waits for no request.
 */
export function Layout({ children }: { children: ReactNode }) {
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
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? bootScript : '' }}
        />
        <link rel="icon" href="/generated/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/generated/apple-touch-icon.png" />
        <link rel="manifest" href="/generated/site.webmanifest" />
        <meta property="og:site_name" content={site.name} />
        <Meta />
        <link rel="stylesheet" href={fontsUrl} data-fonts="" />
        <Links />
      </head>
      <body>
        <Shell>{children}</Shell>
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <Outlet />
      <ProgressSync />
    </>
  );
}

/** Shown for any error thrown while a page renders. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorScreen error={error} />;
}

/** What an unknown URL gets over HTTP, before and without script. */
export function HydrateFallback() {
  return <ErrorScreen />;
}
