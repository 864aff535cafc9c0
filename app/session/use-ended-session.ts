import { useNavigate } from 'react-router';
import { CallError } from '#app/session/api.ts';
import { rememberRequestedPath } from '#app/session/requested-path.ts';
import { clearEndedSession, getLoginPath } from '#app/session/stored-session.ts';

/**
 * Returns a function for failed calls. When the server does not know the session, it clears the stored one
 * and navigates to the login page, which shows a notice. It returns whether that was the case.
 */
export function useEndedSession(): (error: unknown) => boolean {
  const navigate = useNavigate();
  return (error) => {
    if (!(error instanceof CallError) || error.status !== 401) return false;
    clearEndedSession();
    rememberRequestedPath(location.pathname);
    void navigate(getLoginPath(), { replace: true });
    return true;
  };
}
