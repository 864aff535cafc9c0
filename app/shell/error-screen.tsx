import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { NotFoundDrawing } from '#app/shell/not-found-drawing.tsx';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';

export const errorTitle = 'Unexpected Application Error!';

/**
 * What happened, for a URL without a page. The prerendered page serves every such URL, so until it is hydrated its
 * style shows the path that the boot script set: the text has its final length and nothing moves.
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
  const unknownUrl = error === undefined || (isRouteErrorResponse(error) && error.status === 404);
  return (
    <div className="page error-page">
      <NotFoundDrawing />
      <h1>{errorTitle}</h1>
      {unknownUrl ? (
        <NoSuchPage />
      ) : (
        <p className="lead">
          Something on this page broke while it was being shown. It is our mistake, not yours. Trying again
          often helps.
        </p>
      )}
      <div className="error-ways">
        {!unknownUrl && (
          <Button look="main" onClick={() => location.reload()}>
            Try again
          </Button>
        )}
        <ButtonLink to="/" look={unknownUrl ? 'main' : 'outline'} tip={unknownUrl}>
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
