import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';

/**
 * The thread leaves the trunk, breaks, and points at a missing node. There is one drawing for wide windows
 * and one for narrow ones.
 */
function NotFoundDrawing() {
  return (
    <div className="lost-thread" aria-hidden="true">
      <svg className="wide" viewBox="0 0 920 120" fill="none" strokeWidth="2">
        <path
          d="M1 0v75a28 28 0 0 0 28 28h432l10-12 12 24 8-13"
          stroke="var(--accent)"
          strokeLinejoin="round"
        />
        <circle cx="180" cy="103" r="6" fill="var(--accent)" />
        <circle cx="320" cy="103" r="6" fill="var(--accent)" />
        <path d="M521 104l8-11 12 23 10-13" stroke="var(--border-strong)" strokeLinejoin="round" />
        <path d="M551 103h320" stroke="var(--border-strong)" strokeDasharray="9 6" />
        <circle cx="890" cy="103" r="14" stroke="var(--danger)" strokeDasharray="4.8 4" />
      </svg>
      <svg className="narrow" viewBox="0 0 350 92" fill="none" strokeWidth="2">
        <path
          d="M1 0v48a24 24 0 0 0 24 24h145l8-10 10 20 6-9"
          stroke="var(--accent)"
          strokeLinejoin="round"
        />
        <circle cx="80" cy="72" r="6" fill="var(--accent)" />
        <circle cx="130" cy="72" r="6" fill="var(--accent)" />
        <path d="M220 73l6-9 10 17 8-9" stroke="var(--border-strong)" strokeLinejoin="round" />
        <path d="M244 72h74" stroke="var(--border-strong)" strokeDasharray="8 6" />
        <circle cx="334" cy="72" r="13" stroke="var(--danger)" strokeDasharray="4.6 3.6" />
      </svg>
    </div>
  );
}

export const errorTitle = 'Unexpected Application Error!';

/**
 * The message for an unknown URL. One prerendered page serves all of them, so until hydration CSS shows the
 * path that the boot script set. The text has its final length, so nothing shifts.
 */
function NoSuchPage() {
  const { pathname } = useLocation();
  return (
    <p className="lead">
      There is no page at <code className="lost-path">{useHydrated() ? pathname : ''}</code>. The link may be
      old or mistyped. Nothing you did is lost.
    </p>
  );
}

/** The one error screen: for anything thrown (`error` given) and for any unknown URL. */
export function ErrorScreen({ error }: { error?: unknown }) {
  const isUnknownUrl = error === undefined || (isRouteErrorResponse(error) && error.status === 404);
  return (
    <div className="page error-page">
      <NotFoundDrawing />
      <h1>{errorTitle}</h1>
      {isUnknownUrl ? (
        <NoSuchPage />
      ) : (
        <p className="lead">
          Something on this page broke while it was being shown. It is our mistake, not yours. Trying again
          often helps.
        </p>
      )}
      <div className="error-ways">
        {!isUnknownUrl && (
          <Button variant="main" onClick={() => location.reload()}>
            Try again
          </Button>
        )}
        <ButtonLink to="/" variant={isUnknownUrl ? 'main' : 'outline'} tip={isUnknownUrl}>
          Go to the start
        </ButtonLink>
        <p>
          or to
          <Link to="/hackathons" className="link">
            Hackathons
          </Link>
          <Link to="/clubs" className="link">
            Clubs
          </Link>
        </p>
      </div>
    </div>
  );
}
