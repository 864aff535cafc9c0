import type { FrameMessage } from './frame-messages.ts';
import type { ErrorDetails } from './report-console.ts';

declare global {
  interface Window {
    /** Set by report-console.ts in a result that the learner has changed. */
    firstCommitDescribeError?: (event: ErrorEvent) => ErrorDetails;
  }
}

const refusedScript =
  'Script and event handlers that a script adds as text do not run in the playground. Use addEventListener.';

/** An element that a script didn't find may come after it. */
function whenParsed(report: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', report, { once: true });
  else report();
}

/** Reports every uncaught error of the document's scripts. */
export function reportErrors(post: (message: FrameMessage) => void): void {
  const reportError = (event: ErrorEvent) =>
    whenParsed(() =>
      post({ kind: 'error', message: event.message, ...self.firstCommitDescribeError?.(event) }),
    );
  addEventListener('error', (event) => {
    if (event.message) reportError(event);
  });
  addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    if (blockedURI === 'inline') post({ kind: 'error', message: refusedScript });
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    reportError(new ErrorEvent('error', { message: `Uncaught (in promise) ${reason}`, error: reason })),
  );
}
