import type { Kysely } from 'kysely';
import type { Schema } from '../../server/database/schema.ts';
import type { Settings } from '../../server/settings.ts';

/** Checks the words after an action's name and gives back what remains to be done with the database. Throws on bad words. */
export type Action = (words: string[], settings: Settings) => (db: Kysely<Schema>) => Promise<void>;
