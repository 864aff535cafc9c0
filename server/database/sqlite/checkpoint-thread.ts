import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { answerCalls } from '../../kernel/concurrency/thread-calls.ts';
import type { CheckpointMode } from './checkpoints.ts';

// Without a timeout: a checkpoint that empties the log would otherwise make writers wait for long reads.
const database = new DatabaseSync(String(workerData), { timeout: 0 });
const passive = database.prepare('pragma wal_checkpoint(passive)');
const truncate = database.prepare('pragma wal_checkpoint(truncate)');

answerCalls(parentPort, (mode: CheckpointMode) => {
  // First without the write lock, so that emptying the log holds the lock for a moment only.
  const result = passive.get();
  return (mode === 'passive' ? result : truncate.get())?.['busy'] === 0;
});
