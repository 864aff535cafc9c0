import { expect } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import type { Api } from '../api.ts';

/** What each sent notice is about, oldest first. */
export const kinds = (api: Api) => api.notices.map(({ notice }) => notice);

/** Waits until the queue is empty. A notice that must not be sent would be sent by then. */
export async function expectKinds(api: Api, { db }: Database, expected: readonly string[]): Promise<void> {
  await expect.poll(() => db.selectFrom('mails').select('mail_id').execute()).toEqual([]);
  expect(kinds(api)).toEqual(expected);
}
