import { DatabaseSync } from 'node:sqlite';
import { parentPort } from 'node:worker_threads';
import { answerCalls } from '../../kernel/concurrency/thread-calls.ts';
import { findDamage } from './damage.ts';

answerCalls(parentPort, (file: string) => {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return findDamage(database, 'quick');
  } finally {
    database.close();
  }
});
