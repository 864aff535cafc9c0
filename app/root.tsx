import { Component, type ReactNode } from 'react';
import { Outlet, useRouteError } from 'react-router';
import { Document } from '#app/document.tsx';
import { ProgressSync } from '#app/learn/progress/progress-sync.tsx';
import { HiddenPageHead } from '#app/session/page-meta.tsx';
import { ErrorScreen, errorTitle } from '#app/shell/error-screen.tsx';
import { NavigationBar } from '#app/shell/navigation-bar.tsx';
import { DocumentMarks } from '#app/shell/session-sync.tsx';
import { Shell } from '#app/shell/shell.tsx';
import './app.css';

/** What surrounds every page. */
export function Root() {
  return (
    <Document>
      <Shell>
        <Outlet />
        <ProgressSync />
      </Shell>
    </Document>
  );
}

/** In the place of a page that threw an error. */
export function PageError() {
  return <ErrorScreen error={useRouteError()} />;
}

/** Leaves out its children when they throw an error. */
class Optional extends Component<{ children: ReactNode }, { hasError: boolean }> {
  override state = { hasError: false };
  static getDerivedStateFromError() {
    return { hasError: true };
  }
  override render() {
    return this.state.hasError ? null : this.props.children;
  }
}

/**
 * When what surrounds the pages threw the error. The page's own title may be what threw it, and so may the navigation bar.
 */
export function RootError() {
  return (
    <Document head={<HiddenPageHead title={errorTitle} />}>
      <Optional>
        <NavigationBar />
      </Optional>
      <main id="main" className="branch" tabIndex={-1}>
        <PageError />
      </main>
      <DocumentMarks />
    </Document>
  );
}
