import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { NotFoundDrawing } from '#app/shell/not-found-drawing.tsx';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';

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
