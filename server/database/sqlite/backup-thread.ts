import { workerData } from 'node:worker_threads';
import { backUpSqlite } from './backup.ts';

const { source, target } = workerData as { source: string; target: string };
await backUpSqlite(source, target);
