import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { findDamage } from './damage.ts';

const database = new DatabaseSync(String(workerData), { readOnly: true });
parentPort?.postMessage(findDamage(database, 'quick'));
database.close();
