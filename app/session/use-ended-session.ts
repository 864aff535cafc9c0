import { useNavigate } from 'react-router';
import { CallError } from '#app/session/api.ts';
import { clearStoredSession } from '#app/session/stored-session.ts';

/**
 * For a page's failed calls. Where the server no longer knows the session, clears the stored one and goes to
 * the login page, which shows a notice. The function answers whether that was so.
 */
export function useEndedSession(): (error: unknown) => boolean {
  const navigate = useNavigate();
  return (error) => {
    if (!(error instanceof CallError) || error.status !== 401) return false;
    clearStoredSession();
    void navigate('/login?ended=1', { replace: true });
    return true;
  };
}
