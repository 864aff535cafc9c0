import { useNavigate } from 'react-router';
import { CallError } from '#app/session/api.ts';
import { clearStoredSession } from '#app/session/stored-session.ts';

/**
 * For a page's failed calls: where the server no longer knows the session, nothing of it is left and the page gives way to
 * the login with its notice. The function answers whether that was so.
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
