import { logoutEndpoint } from '#contract/endpoints/session-endpoints.ts';
import { call } from '#app/session/api.ts';
import { clearStoredSession, findStoredSession } from '#app/session/stored-session.ts';

/** How long to wait for the server; the call itself goes on after the page is gone. */
const timeoutSeconds = 3;

/** Ends the session on the server and in the browser, then loads the home page. */
export async function logOut(): Promise<void> {
  const token = findStoredSession()?.token;
  const logoutCall = call(logoutEndpoint, { keepalive: true }).catch((error: unknown) => {
    console.info(
      'The logout could not be sent to the server:',
      error instanceof Error ? error.message : error,
    );
  });
  await Promise.race([logoutCall, new Promise((resolve) => setTimeout(resolve, timeoutSeconds * 1000))]);
  // Another tab may have logged in again meanwhile.
  if (findStoredSession()?.token === token) clearStoredSession();
  location.assign('/');
}
