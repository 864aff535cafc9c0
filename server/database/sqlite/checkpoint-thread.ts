import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

if (!parentPort) throw new Error('checkpoint-thread.ts runs as a worker thread only.');
const port = parentPort;
const database = new DatabaseSync(String(workerData), { timeout: 0 });
// A passive checkpoint copies what it can without making anybody wait.
const checkpoint = database.prepare('pragma wal_checkpoint(passive)');
port.on('message', () => {
  try {
    checkpoint.all();
    port.postMessage(undefined);
  } catch (error) {
    port.postMessage(error instanceof Error ? error.message : String(error));
  }
});
