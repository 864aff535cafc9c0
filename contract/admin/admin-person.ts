import { z } from 'zod';
import { adminAct, reasonSchema } from './admin-acts.ts';
import { adminUser } from './admin.ts';

/** What an admin sees of one person, and does to them beside changing their flags. */

const time = z.iso.datetime();

/** The newest acts that an admin's view of a person holds. */
export const actsOfPersonMost = 50;

const personSession = z.object({
  id: z.string(),
  device: z.string().describe('Browser and system, as far as they could be told'),
  createdAt: time,
  lastUsedAt: time.describe('To the minute'),
});

export const adminPerson = adminUser.extend({
  blocked: z.boolean(),
  secondFactor: z.boolean().describe('Whether the account asks for one'),
  location: z.string(),
  createdAt: time,
  lastSeenAt: time.nullable().describe('Null for somebody who has not been seen for long'),
  sessions: z.array(personSession).describe('The living sessions, the one used last first'),
  acts: z
    .array(adminAct)
    .describe(`What admins did to the account, newest first, at most ${actsOfPersonMost}`),
});

/** The body of an act that takes nothing but a reason. */
export const reasonBody = z.object({ reason: reasonSchema }).nullish();

export const personSessionParams = z.object({ userId: z.string(), sessionId: z.string() });

export type AdminPerson = z.infer<typeof adminPerson>;
export type PersonSession = z.infer<typeof personSession>;
