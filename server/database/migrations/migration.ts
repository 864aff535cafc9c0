import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

export type Engine = 'sqlite' | 'postgres';

/** One forward step of the schema. Once released it never changes: a mistake is mended by the next one. */
export type Migration = {
  version: number;
  name: string;
  up(transaction: Transaction<Schema>, engine: Engine): Promise<void>;
};
