import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { HashResponse, HashRequest } from './hash-threads.ts';
import { hashPasswordNow, verifyPasswordNow } from './password-hash.ts';

/** Added to the threads' nice value: hashing uses only processor time that nothing else needs. */
const niceIncrement = 10;

function handleRequest(request: HashRequest): HashResponse {
  const { password, passwordHash, cost } = request;
  try {
    return {
      result:
        passwordHash === undefined
          ? hashPasswordNow(password, cost)
          : verifyPasswordNow(password, passwordHash),
    };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

if (!parentPort) throw new Error('hash-thread.ts runs as a worker thread only.');
const port = parentPort;
// Only Linux has a priority for each thread; elsewhere it would change the whole process.
if (process.platform === 'linux')
  setPriority(Math.min(getPriority() + niceIncrement, constants.priority.PRIORITY_LOW));
port.on('message', (request: HashRequest) => port.postMessage(handleRequest(request)));
