import type { Db, Engine } from '../database.ts';

/** One forward step of the schema. Once released it never changes: a mistake is fixed by the next step. */
export type Migration = {
  /** Four digits and a title; Kysely applies migrations in the order of their names. */
  name: string;
  up(db: Db, engine: Engine): Promise<void>;
};
