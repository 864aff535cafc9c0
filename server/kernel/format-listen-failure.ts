const notHere = 'it is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of its addresses.';

/** What an error code of listening means, and what to do about it. */
const meanings: Record<string, string> = {
  EADDRINUSE: 'another program has this port. Stop that program, or set another port.',
  EACCES: 'this user may not use this port. Set one from 1024 up, and let a proxy pass requests on to it.',
  EADDRNOTAVAIL: notHere,
  ENOTFOUND: notHere,
};

/** Why a server can't listen, as the end of a sentence for the terminal. */
export function formatListenFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return meanings[code] ?? (error instanceof Error ? error.message : String(error));
}
