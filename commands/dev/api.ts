import { readEnvironment } from '../../server/settings/environment.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { startServer } from '../../server/start.ts';

// The API of `npm run dev`. It does not print its URL, because people open the URL of the page server.
await startServer(readSettings(readEnvironment()), { announce: () => undefined }).catch((error: unknown) => {
  console.error(`The API can't start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
