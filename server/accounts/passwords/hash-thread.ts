import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { HashAnswer, HashRequest } from './hash-threads.ts';
import { hashPasswordNow, verifyPasswordNow } from './password-hash.ts';

/** Hashes take all that is left of the processors, and no more: callers of anything else come first. */
const nicerThanOthers = 10;

function answer(request: HashRequest): HashAnswer {
  const { password, passwordHash } = request;
  try {
    return {
      result:
        passwordHash === undefined ? hashPasswordNow(password) : verifyPasswordNow(password, passwordHash),
    };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

if (!parentPort) throw new Error('hash-thread.ts runs as a worker thread only.');
const port = parentPort;
// Elsewhere than on Linux it would be the priority of the whole process.
if (process.platform === 'linux')
  setPriority(Math.min(getPriority() + nicerThanOthers, constants.priority.PRIORITY_LOW));
port.on('message', (request: HashRequest) => port.postMessage(answer(request)));
