import * as z from 'zod/mini';
import { adminFieldResponses } from '../account-fields.ts';
import { adminAct, reasonSchema } from './admin-acts.ts';
import { adminUser } from './admin.ts';

/** The calls about one person: what an admin sees of them, and the acts other than changing their flags. */

const time = z.iso.datetime();

/** The newest acts that an admin's view of a person holds. */
export const maxActsOfPerson = 50;

const personSession = z.object({
  id: z.string(),
  device: z.string().check(z.describe('Browser and operating system, as far as they are known')),
  createdAt: time,
  lastUsedAt: time.check(z.describe('To the minute')),
});

export const adminPerson = z.extend(adminUser, {
  blocked: z.boolean(),
  secondFactor: z.boolean().check(z.describe('Whether the account asks for one')),
  ...adminFieldResponses,
  createdAt: time,
  lastSeenAt: z.nullable(time).check(z.describe('Null for somebody who has not been seen for long')),
  sessions: z.array(personSession).check(z.describe('The active sessions, most recently used first')),
  acts: z
    .array(adminAct)
    .check(z.describe(`What admins did to the account, newest first, at most ${maxActsOfPerson}`)),
});

/** The body of an act that has no other field than the reason. */
export const reasonBody = z.nullish(z.object({ reason: reasonSchema }));

export const personSessionParams = z.object({ userId: z.string(), sessionId: z.string() });

export type AdminPerson = z.output<typeof adminPerson>;
