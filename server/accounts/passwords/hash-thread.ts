import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { answerCalls } from '../../kernel/concurrency/thread-calls.ts';
import type { HashRequest } from './hash-threads.ts';
import { hashPasswordNow, verifyPasswordNow } from './password-hash.ts';

/** Added to the threads' nice value: hashing uses only processor time that nothing else needs. */
const niceIncrement = 10;

// Only Linux has a priority for each thread; elsewhere it would change the whole process.
if (process.platform === 'linux')
  setPriority(Math.min(getPriority() + niceIncrement, constants.priority.PRIORITY_LOW));
answerCalls(parentPort, ({ password, passwordHash, cost }: HashRequest) =>
  passwordHash === undefined ? hashPasswordNow(password, cost) : verifyPasswordNow(password, passwordHash),
);
